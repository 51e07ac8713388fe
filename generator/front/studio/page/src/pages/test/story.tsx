// A game told step by step with pictures of the cards that each step names; and from any of them, played on.
import { useEffect, useRef, useState } from "preact/hooks";
import { get, post } from "../../core/api";
import { go, href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { language, speech } from "../../core/speech";
import { attempt, Button, Empty, Select } from "../../core/ui";
import { Face } from "./faces";
import { Scores } from "./games";
import type { Line, Retold, Step } from "./types";
import { words } from "./words";

const say = speech(words);
const MOST_FACES = 8;

interface StoryProps {
  set: SetSummary;
  run: string;
  game: string;
}

export function Story({ set, run, game }: StoryProps) {
  const [told, setTold] = useState<Retold>();
  const [at, setAt] = useState(0);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    void attempt(() => get<Retold>("testing/game", { set: set.reference, run, game, lang: language.value })).then((found) =>
      found ? setTold(found) : setFault(true),
    );
  }, [run, game, language.value]);
  const last = (told?.steps.length ?? 1) - 1;
  const move = (place: number) => setAt(Math.max(0, Math.min(last, place)));
  useArrows(at, last, move);
  const step = told?.steps[at];
  return (
    <article class="story">
      <p>
        <a href={href("test", set.reference, "run", run)}>← {say("run", { number: run })}</a>
      </p>
      <h2>{say("game", { number: game })}</h2>
      {!told && <Empty>{say(fault ? "not-told" : "telling")}</Empty>}
      {told && <Scores {...told} />}
      {told && step && (
        <div class="telling">
          <section class="box" aria-label={say("step", { number: at + 1, count: last + 1 })}>
            <Moves at={at} last={last} move={move} />
            <OneStep set={set} told={told} step={step} at={at} />
            <PlayOn set={set} run={run} game={game} told={told} step={step} />
          </section>
          <Whole told={told} at={at} move={move} />
        </div>
      )}
    </article>
  );
}

/** Arrow keys turn the pages of the story, unless they belong to a field. */
function useArrows(at: number, last: number, move: (place: number) => void) {
  // Two quick presses come before the page is drawn again: the second counts from where the first led.
  // Nor does one wait for the effect that follows a drawing: the page listens all the time, to what it showed last.
  const now = useRef(at);
  now.current = at;
  const ends = useRef({ last, move });
  ends.current = { last, move };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
      const { last, move } = ends.current;
      const places: Record<string, number> = { ArrowLeft: now.current - 1, ArrowRight: now.current + 1, Home: 0, End: last };
      const place = places[event.key];
      if (place === undefined) return;
      event.preventDefault();
      now.current = Math.max(0, Math.min(last, place));
      move(place);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function Moves({ at, last, move }: { at: number; last: number; move: (place: number) => void }) {
  return (
    <p class="ways">
      <Button disabled={at === 0} onClick={() => move(at - 1)}>
        ← {say("previous")}
      </Button>
      <Button kind="main" disabled={at === last} onClick={() => move(at + 1)}>
        {say("next")} →
      </Button>
      <span role="status">{say("step", { number: at + 1, count: last + 1 })}</span>
      <span class="hint">{say("arrows")}</span>
    </p>
  );
}

/** The round a step lies in: the last that began before it. */
function roundAt(told: Retold, at: number): string {
  return told.steps.slice(0, at + 1).findLast((step) => step.heading)?.heading ?? "";
}

function OneStep({ set, told, step, at }: { set: SetSummary; told: Retold; step: Step; at: number }) {
  const named = [...new Set(step.lines.flatMap(([, names]) => names.map(([, , id]) => id)))];
  return (
    <div class="step" aria-live="polite">
      <h3>{roundAt(told, at) || say("beginning")}</h3>
      {step.lines.map((line, number) => (
        <p key={number}>
          <Sentence line={line} />
        </p>
      ))}
      <div class="faces">
        {named.slice(0, MOST_FACES).map((id) => (
          <Face key={id} set={set} id={id} title="" height={190} />
        ))}
      </div>
    </div>
  );
}

/** A sentence with the cards it names marked; places are counted in whole signs. */
function Sentence({ line: [text, named] }: { line: Line }) {
  const signs = Array.from(text);
  const parts = [];
  let place = 0;
  for (const [start, length] of named) {
    parts.push(signs.slice(place, start).join(""), <b key={start}>{signs.slice(start, start + length).join("")}</b>);
    place = start + length;
  }
  return (
    <>
      {parts}
      {signs.slice(place).join("")}
    </>
  );
}

function PlayOn({ set, run, game, told, step }: StoryProps & { told: Retold; step: Step }) {
  const [chosen, setChosen] = useState<string>();
  const seat = chosen ?? String(Math.max(0, step.seat));
  const at = Math.max(0, step.at);
  const isOver = step.seat < 0 && step.at >= 0;
  const seats = told.agents.map((agent, place) => ({ value: String(place), label: `${say("seat", { number: place + 1 })} (${agent})` }));
  const play = () =>
    attempt(async () => {
      const asked = { set: set.reference, run: Number(run), game: Number(game), at, seat: Number(seat), lang: language.value };
      const { file } = await post<{ file: string }>("testing/play-on", asked);
      go("play", set.reference, "saved", file);
    });
  return (
    <p class="ways play-on">
      <Button disabled={isOver} onClick={() => void play()}>
        {say("play-on")}
      </Button>
      <Select label={say("play-as")} value={seat} choices={seats} onChange={setChosen} />
      <span class="hint">{say(isOver ? "play-over" : "play-hint")}</span>
    </p>
  );
}

function Whole({ told, at, move }: { told: Retold; at: number; move: (place: number) => void }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.children[at] as HTMLElement | undefined;
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <ol class="whole" ref={list} aria-label={say("whole")} tabIndex={0}>
      {told.steps.map((step, number) => (
        <li key={number} class={number === at ? "here" : undefined}>
          {step.heading && <h4>{step.heading}</h4>}
          <button type="button" aria-current={number === at ? "step" : undefined} onClick={() => move(number)}>
            {step.lines.map(([text]) => text).join(" ")}
          </button>
        </li>
      ))}
    </ol>
  );
}
