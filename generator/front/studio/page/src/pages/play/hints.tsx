// What another player would do here, and how far behind search finds the next best.
import { speech } from "../../core/speech";
import { attempt, Button, Select } from "../../core/ui";
import { adviser, askHint, choose, hint, hintBy, isGuest, isThinking, told, type Hint } from "./game";
import { withoutLetters } from "./laying";
import { words } from "./words";

const say = speech(words);

/** From the one who answers at once to the one who thinks longest. */
const ADVISERS = ["greedy", "fast", "steady", "search"] as const;

export function HintAsked({ isAsked }: { isAsked: boolean }) {
  return (
    <span class="advice">
      <Button disabled={!isAsked || isThinking.value} onClick={() => void attempt(askHint)}>
        {say("hint")}
      </Button>
      <Select
        label={say("hint-by")}
        value={adviser.value}
        choices={ADVISERS.filter((value) => !isGuest.value || value !== "search").map((value) => ({ value, label: value }))}
        onChange={(value) => (adviser.value = value)}
      />
    </span>
  );
}

function behind(found: Hint, value: number): string {
  if (found.measure === "chance") return say("hint-chance", { behind: (100 * value).toFixed(0) });
  return say(found.measure === "own" ? "hint-own" : "hint-points", { behind: value.toFixed(1) });
}

export function HintTold() {
  if (isThinking.value) return <p class="hinting">{say("hint-thinking", { who: hintBy.value })}</p>;
  const found = hint.value;
  const options = told.value?.options ?? [];
  if (!found || !options[found.place]) return null;
  return (
    <div class="hinting" role="status">
      <p>
        {say("hint-would", { who: hintBy.value })} <strong>{withoutLetters(options[found.place]!.label)}</strong>
      </p>
      {found.others.length > 0 && <ul>
        {found.others.map((other) => (
          <li key={other.place}>
            {withoutLetters(options[other.place]?.label ?? "")} – {behind(found, other.behind)}
          </li>
        ))}
      </ul>}
      {found.guesses > 1 && <p class="hint">{say("hint-guesses", { count: found.guesses })}</p>}
      <Button kind="main" onClick={() => void attempt(() => choose(found.place))}>
        {say("hint-do")}
      </Button>
    </div>
  );
}
