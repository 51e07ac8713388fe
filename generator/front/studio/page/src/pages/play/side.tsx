// Beside the table: what is asked, what can be done besides, and what happened.
import { useEffect, useRef, useState } from "preact/hooks";
import { speech } from "../../core/speech";
import { attempt, Button, tell } from "../../core/ui";
import { Choices } from "./choices";
import { isGuest, isInviting, leave, oneByOne, save, showMoves, story, told, undo, type Told } from "./game";
import { go } from "../../core/route";
import { words as guestWords } from "./guest-words";
import { HintAsked, HintTold } from "./hints";
import { words } from "./words";

const say = speech(words);
const sayGuests = speech(guestWords);

function Tools({ game }: { game: Told }) {
  const isAsked = game.waits === "person" && game.options.length > 0;
  return (
    <div class="tools">
      <HintAsked isAsked={isAsked} />
      <Button disabled={!isAsked || !game.can_undo} onClick={() => void attempt(undo)}>
        {say("undo")}
      </Button>
      {!isGuest.value && <ForTheHost game={game} />}
      <label class="pace">
        <input type="checkbox" checked={oneByOne.value} onChange={(event) => showMoves(event.currentTarget.checked)} />
        {sayGuests("one-by-one")}
      </label>
    </div>
  );
}

/** What only those at the studio's own page may do. */
function ForTheHost({ game }: { game: Told }) {
  return (
    <>
      <Button disabled={game.waits === "over"} onClick={() => void attempt(async () => tell(say("saved", { file: await save() })))}>
        {say("save")}
      </Button>
      {game.seats.includes("me") && <Button onClick={() => (isInviting.value = true)}>{sayGuests("invite")}</Button>}
      <Button kind="quiet" label={say("leave")} onClick={() => (leave(), go("play", game.set))}>
        {say("leave-short")}
      </Button>
    </>
  );
}

/** What is asked stands out; what is told of the things it is about does not. */
function Question({ text }: { text: string }) {
  const end = text.search(/[?？]/) + 1;
  return (
    <>
      <h2>{text.slice(0, end) || text}</h2>
      {end > 0 && end < text.length && <p class="about">{text.slice(end)}</p>}
    </>
  );
}

export function Asked() {
  const game = told.value!;
  const [isFolded, setFolded] = useState(false);
  return (
    <section class={isFolded ? "asked is-folded" : "asked"} aria-label={say("answers")}>
      <button type="button" class="button quiet fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
        {say(isFolded ? "unfold" : "fold")}
      </button>
      <Tools game={game} />
      <div role="status" aria-live="polite">
        {game.waits === "agent" && <p class="thinking">{say("thinking", { number: game.turn + 1 })}</p>}
        {game.waits === "person" && !game.own.includes(game.turn) && <p class="thinking">{say("turn-of", { number: game.turn + 1 })}</p>}
        {game.question && <Question text={game.question} />}
      </div>
      <HintTold />
      {game.options.length > 0 && <Choices />}
    </section>
  );
}

/** The story, its last lines in sight. */
export function Story() {
  const box = useRef<HTMLDetailsElement>(null);
  const lines = story.value;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <details ref={box} class="story" open={innerWidth > 900}>
      <summary>{say("story")}</summary>
      <div class="lines" tabIndex={0} role="log" aria-label={say("story")}>
        {lines.length ? lines.map((line, number) => <p key={number}>{line}</p>) : <p class="hint">{say("no-story")}</p>}
      </div>
    </details>
  );
}
