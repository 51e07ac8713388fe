// Two runs side by side: what differs beyond chance first.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import { href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { language, speech } from "../../core/speech";
import { attempt, Empty } from "../../core/ui";
import { Face } from "./faces";
import { Bar } from "./figures";
import { CommandLine } from "./start";
import type { Change, Comparison } from "./types";
import { words } from "./words";

const say = speech(words);
const FEW = 40;

export function Compare({ set, first, second }: { set: SetSummary; first: string; second: string }) {
  const [found, setFound] = useState<Comparison>();
  const [isCards, setCards] = useState(false);
  useEffect(() => {
    void attempt(async () =>
      setFound(await get<Comparison>("testing/compare", { set: set.reference, first, second, lang: language.value })),
    );
  }, [first, second, language.value]);
  if (!found) return <Empty>{say("opening")}</Empty>;
  const changes = found.changes.filter((change) => !isCards || change.card);
  return (
    <article class="compare">
      <p>
        <a href={href("test", set.reference)}>← {say("all-runs")}</a>
      </p>
      <h2>
        {found.names[0]} · {found.names[1]}
      </h2>
      <section class="box">
        {found.sentences.map((said) => (
          <p key={said}>{said}</p>
        ))}
        <p class="hint">{found.note}</p>
      </section>
      <label class="tick">
        <input type="checkbox" checked={isCards} onChange={(event) => setCards(event.currentTarget.checked)} />
        {say("only-cards")}
      </label>
      <Changes set={set} found={found} changes={changes} />
      <CommandLine command={found.command} />
    </article>
  );
}

function Changes({ set, found, changes }: { set: SetSummary; found: Comparison; changes: Change[] }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={say("differences")}>
      <table class="changes">
        <thead>
          <tr>
            <th>{say("figure")}</th>
            <th>{found.names[0]}</th>
            <th>{found.names[1]}</th>
            <th>{say("difference")}</th>
            <th>{say("beyond-chance")}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, FEW).map((change) => (
            <Row key={change.what} set={set} change={change} all={changes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Figures of one unit stand on one scale. */
function Row({ set, change, all }: { set: SetSummary; change: Change; all: Change[] }) {
  const alike = all.slice(0, FEW).filter((other) => other.unit === change.unit);
  const span = Math.max(...alike.flatMap((other) => [Math.abs(other.ends[1]), Math.abs(other.ends[2])]), 0.001);
  return (
    <tr class={change.changed ? "uneven" : undefined}>
      <td>
        <div class="named">
          {change.card && <Face set={set} id={change.card} title="" height={56} />}
          <span>{change.what}</span>
        </div>
      </td>
      <td class="number">{change.first}</td>
      <td class="number">{change.second}</td>
      <td>
        <Bar ends={change.ends} from={-span} to={span} mark={0} look={change.changed ? "strong" : "plain"} />
        {change.difference}
      </td>
      <td>{change.changed ? say("yes") : "–"}</td>
    </tr>
  );
}
