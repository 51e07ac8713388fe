// What search would do here, and how far behind it finds the next best.
import { speech } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { choose, hint, isThinking, told, type Hint } from "./game";
import { words } from "./words";

const say = speech(words);

function behind(found: Hint, value: number): string {
  if (found.measure === "chance") return say("hint-chance", { behind: (100 * value).toFixed(0) });
  return say(found.measure === "own" ? "hint-own" : "hint-points", { behind: value.toFixed(1) });
}

export function HintTold() {
  if (isThinking.value) return <p class="hinting">{say("hint-thinking")}</p>;
  const found = hint.value;
  const options = told.value?.options ?? [];
  if (!found || !options[found.place]) return null;
  return (
    <div class="hinting" role="status">
      <p>
        {say("hint-would")} <strong>{options[found.place]!.label}</strong>
      </p>
      <ul>
        {found.others.map((other) => (
          <li key={other.place}>
            {options[other.place]?.label} – {behind(found, other.behind)}
          </li>
        ))}
      </ul>
      {found.guesses > 1 && <p class="hint">{say("hint-guesses", { count: found.guesses })}</p>}
      <Button kind="main" onClick={() => void attempt(() => choose(found.place))}>
        {say("hint-do")}
      </Button>
    </div>
  );
}
