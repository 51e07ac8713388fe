// What the page shows of any verdict of a game's own checks: figures, faults, the file.
import type { Finding } from "../../core/api";
import { Findings } from "../../core/findings";
import { say } from "./words";

export function FigureList({ told }: { told: [string, string | number][] }) {
  return (
    <dl class="figures" aria-label={say("figures")}>
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FaultListProps<Place> {
  verdict: { legal: boolean; issues: (Finding & { at?: Place | null })[] };
  /** Told where a fault lies that is picked; null where it lies nowhere in particular. */
  onPick: (at: Place | null) => void;
}

export function FaultList<Place>({ verdict, onPick }: FaultListProps<Place>) {
  return (
    <section class="faults" aria-label={say("faults")}>
      <h2>
        {say("faults")} <span class={`verdict ${verdict.legal ? "good" : "bad"}`}>{say(verdict.legal ? "legal" : "not-legal")}</span>
      </h2>
      {verdict.issues.length === 0 && <p class="empty">{say("no-faults")}</p>}
      <Findings issues={verdict.issues} onPick={(issue) => onPick(verdict.issues.find((one) => one === issue)?.at ?? null)} />
    </section>
  );
}

/** A file as it is saved, with the lines marked that something is wrong with. */
export function FileText({ text, faulty, isSaved }: { text: string; faulty: Set<number>; isSaved: boolean }) {
  return (
    <details>
      <summary>{say("file")}{isSaved ? "" : ` · ${say("unsaved")}`}</summary>
      <p class="hint">{say("file-told")}</p>
      <pre class="text" tabIndex={0} aria-label={say("file")}>
        {text.split("\n").map((line, number) => (
          <span key={number} class={faulty.has(number + 1) ? "line faulty" : "line"}>
            <span class="line-number">{number + 1}</span> {line}{"\n"}
          </span>
        ))}
      </pre>
    </details>
  );
}
