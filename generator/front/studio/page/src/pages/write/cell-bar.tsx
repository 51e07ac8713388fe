// The cells that are chosen, at full length above the table: words and pictures to choose from, numbers by steps.
import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { wordsOf } from "./form";
import { headingOf, isNumber, type Grid } from "./grid";
import { PictureChoice } from "./picture-choice";
import type { Words } from "./schema";
import type { Session } from "./session";
import { readShelf, told } from "./shelf";
import { say } from "./words";

const MOST = 14; // words that stand side by side

interface CellBarProps {
  session: Session;
  grid: Grid;
  column: number;
  /** The texts of all cells that are chosen, that of the first one alone, and whose it is. */
  texts: string[];
  text: string;
  id: string;
  onStep: (by: number) => void;
  onAll: (text: string) => void;
  onOne: (text: string) => void;
}

export function CellBar({ session, grid, column, texts, text, id, onStep, onAll, onOne }: CellBarProps) {
  const words = useWords(session);
  useEffect(() => void attempt(() => readShelf(session.set)), [session.set]);
  const path = grid.columns[column];
  if (!path) return <div class="write-cell-bar" />;
  const languages = session.summary.value?.languages ?? [];
  const name = headingOf(path, languages);
  const choices = words ? wordsAt(words, grid.kind, path) : [];
  const isPicture = told.value?.fields[grid.kind]?.picture === path[0];
  return (
    <div class="write-cell-bar" role="group" aria-label={say("chosen-cells")}>
      <b>{name}</b>
      {isPicture && <PictureChoice set={session.set} label={name} value={text} onPick={onAll} />}
      {choices.length > 0 && <Chips label={name} choices={choices} now={texts} onPick={onAll} />}
      {!isPicture && !choices.length && <Whole key={`${id} ${name}`} label={`${id} ${name}`} text={text} onEnd={onOne} />}
      {texts.some(isNumber) && (
        <span class="write-steps-by">
          <Button label={say("step-down")} title={say("step-down")} onClick={() => onStep(-1)}>−1</Button>
          <Button label={say("step-up")} title={say("step-up")} onClick={() => onStep(1)}>+1</Button>
        </span>
      )}
    </div>
  );
}

/** What a kind's fields accept, in the page's language. */
function useWords(session: Session): Words | undefined {
  const [words, setWords] = useState<Words>();
  const speaks = language.value;
  useEffect(() => {
    let isWanted = true;
    void wordsOf(session.set, "entries.yaml", speaks).then((found) => isWanted && setWords(found), () => undefined);
    return () => {
      isWanted = false;
    };
  }, [session.set, speaks, session.isReadable.value]);
  return words;
}

/** The words that a column may hold, where they are few. */
function wordsAt(words: Words, kind: string, path: string[]): string[] {
  const found = words.at([kind, "#", ...path]).flatMap((part) => part.enum ?? (part.type === "boolean" ? [true, false] : [])).map(String);
  const all = [...new Set(found)];
  return all.length <= MOST ? all : [];
}

export function Chips({ label, choices, now, onPick }: { label: string; choices: string[]; now: string[]; onPick: (text: string) => void }) {
  return (
    <span class="write-choices" role="group" aria-label={label}>
      {choices.map((one) => (
        <button key={one} type="button" class="lay-chip" aria-pressed={now.every((text) => text === one)} onClick={() => onPick(one)}>{one}</button>
      ))}
    </span>
  );
}

/** The whole text of one cell; it is written when one is done with it. */
function Whole({ label, text, onEnd }: { label: string; text: string; onEnd: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(null), [text]);
  const end = () => typed !== null && typed !== text && onEnd(typed);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Enter") end();
    else if (event.key === "Escape") setTyped(null);
    else return;
    event.preventDefault();
  };
  return <input ref={field} type="text" aria-label={label} value={typed ?? text} onInput={(event) => setTyped(event.currentTarget.value)} onKeyDown={pressed} onBlur={end} />;
}
