// Two versions: their cards side by side, their figures where both were played, and what one does with them.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import { go, href } from "../../core/route";
import { cardLanguage, type SetSummary } from "../../core/sets";
import { language, speech } from "../../core/speech";
import { attempt, Button, Drawing, Empty, Select } from "../../core/ui";
import { labelOf, type Version } from "./index";
import type { Change } from "../test/types";
import { Counts, type Counted } from "./counts";
import { words } from "./words";

const say = speech(words);

const MANY = 6; // cards below which nobody looks for figures

interface Card {
  id: string;
  title: string;
  ratio: number;
  /** How many there were and are; null where the card was or is not there. */
  was: number | null;
  now: number | null;
}

interface Found {
  look: boolean;
  cards: Card[];
  /** The last run of each, where it was played. */
  runs: (number | null)[];
  counted: Counted[];
}

interface ComparedProps {
  set: SetSummary;
  all: Version[];
  first: Version;
  onBack: () => void;
}

export function Compared({ set, all, first, onBack }: ComparedProps) {
  const [other, setOther] = useState(all[0]!.version);
  const [found, setFound] = useState<Found>();
  const lang = cardLanguage(set);
  useEffect(() => {
    setFound(undefined);
    void attempt(async () => setFound(await get<Found>("versions/compare", { set: set.reference, lang, first: first.version, second: other, speaks: language.value })));
  }, [first.version, other, lang, language.value]);
  const there = found?.cards.filter((card) => card.now !== null).map((card) => card.id) ?? [];
  const choices = all.filter((each) => each.version !== first.version).map((each) => ({ value: each.version, label: each === all[0] ? say("now") : labelOf(each) }));
  const isMany = (found?.cards.length ?? 0) > MANY;
  const figures = found && (
    <>
      <Counts counted={found.counted} />
      {set.played && <Figures set={set} runs={found.runs} isNow={other === all[0]!.version} />}
    </>
  );
  return (
    <section class="compared" aria-label={labelOf(first)}>
      <header>
        <h2>{labelOf(first)}</h2>
        <label>
          <span class="field-label">{say("compare-with")}</span> <Select value={other} choices={choices} onChange={setOther} />
        </label>
        <span class="spring" />
        {there.length > 0 && other === all[0]!.version && (
          <Button kind="main" onClick={() => go("sheets", set.reference, "only", there.join(","))}>
            {there.length === 1 ? say("print-one") : say("print", { count: there.length })}
          </Button>
        )}
        <Button onClick={onBack}>{say("go-back")}</Button>
      </header>
      {!found && <Empty>…</Empty>}
      {found && <p role="status">{!found.cards.length ? say("same") : found.cards.length === 1 ? say("differ-one") : say("differ", { count: found.cards.length })}</p>}
      {isMany && figures}
      <ul class="pairs">
        {found?.cards.map((card) => (
          <Pair key={card.id} set={set} lang={lang} card={card} versions={[first.version, other]} />
        ))}
      </ul>
      {!isMany && figures}
    </section>
  );
}

function Pair({ set, lang, card, versions }: { set: SetSummary; lang: string; card: Card; versions: [string, string] }) {
  const sides = [card.was, card.now];
  const isCounted = card.was !== null && card.now !== null && card.was !== card.now;
  return (
    <li>
      <div class="two">
        {sides.map((count, number) =>
          count === null ? (
            <span key={number} class="none" style={{ aspectRatio: String(card.ratio) }}>{say(number ? "gone" : "new")}</span>
          ) : (
            <Drawing key={number} path="versions/face" values={{ set: set.reference, version: versions[number]!, id: card.id, lang }} title={`${card.title}, ${say(number ? "after" : "before")}`} ratio={card.ratio} />
          ),
        )}
      </div>
      <a href={href("write", set.reference, card.id)}>{card.title}</a> {isCounted && <span class="hint">{say("count", { was: card.was!, now: card.now! })}</span>}
    </li>
  );
}

interface Played {
  names: string[];
  sentences: string[];
  changes: Change[];
}

const FEW = 6; // figures of the games that stand here; all of them stand beside the runs

function Figures({ set, runs, isNow }: { set: SetSummary; runs: (number | null)[]; isNow: boolean }) {
  const [first, second] = runs;
  const [told, setTold] = useState<Played>();
  const isBoth = first !== null && second !== null && first !== second;
  useEffect(() => {
    if (isBoth) void attempt(async () => setTold(await get<Played>("testing/compare", { set: set.reference, first: first!, second: second!, lang: language.value })));
  }, [first, second, language.value]);
  if (!isBoth) {
    return (
      <section aria-label={say("figures")} class="played">
        <h3>{say("figures")}</h3>
        <p class="hint">{say(first !== null && second === null && isNow ? "no-figures-now" : first === null && second !== null ? "no-figures-then" : first !== null && first === second ? "same-figures" : "no-figures")}</p>
        {second === null && isNow && <a class="button" href={href("test", set.reference)}>{say("play-now")}</a>}
      </section>
    );
  }
  return (
    <section aria-label={say("figures")} class="played">
      <h3>{say("figures")}</h3>
      {told?.sentences.map((said) => <p key={said}>{said}</p>)}
      {told && (
        <table>
          <thead>
            <tr><td /><th>{say("before")}</th><th>{say("after")}</th><th>{say("difference")}</th></tr>
          </thead>
          <tbody>
            {told.changes.slice(0, FEW).map((change) => (
              <tr key={change.what} class={change.changed ? "other" : ""}>
                <th scope="row">{change.what}</th>
                <td>{change.first}</td>
                <td>{change.second}</td>
                <td>{change.difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <a href={href("test", set.reference, "compare", String(first), String(second))}>{say("all-figures")}</a>
    </section>
  );
}
