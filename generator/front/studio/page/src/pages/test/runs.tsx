// The runs of a set that are kept: opened, or laid side by side.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import { jobs } from "../../core/jobs";
import { go, href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { attempt, Button, Empty } from "../../core/ui";
import type { RunSummary } from "./types";
import { words } from "./words";

const say = speech(words);

export function runName(run: { run: number; names: string[] }): string {
  return run.names.length ? `${say("run", { number: run.run })} · ${run.names.join(", ")}` : say("run", { number: run.run });
}

const SKETCHED = [0.62, 0.34, 0.8, 0.48, 0.7, 0.25];

/** What will be there once games were played. */
function NoneYet() {
  return (
    <div class="none-yet">
      <svg viewBox="0 0 300 108" aria-hidden="true">
        {SKETCHED.map((share, number) => (
          <g key={number} transform={`translate(0 ${18 * number})`}>
            <rect x="0" y="2" width="40" height="12" rx="3" />
            <rect x="52" y="2" width={230 * share} height="12" rx="3" class={number % 2 ? "" : "won"} />
            <path d={`M${52 + 230 * share - 14} 8h28m-28 -4v8m28 -8v8`} />
          </g>
        ))}
        <path d="M167 0v108" class="fair" />
      </svg>
      <p>{say("no-runs")}</p>
      <p class="hint">{say("no-runs-next")}</p>
    </div>
  );
}

export function Runs({ set }: { set: SetSummary }) {
  const [runs, setRuns] = useState<RunSummary[]>();
  const [picked, setPicked] = useState<number[]>([]);
  const states = jobs.value.filter((job) => job.page === "test").map((job) => job.state).join();
  useEffect(() => {
    void attempt(async () => setRuns(await get<RunSummary[]>("testing/runs", { set: set.reference })));
  }, [states]);
  if (!runs) return <Empty>{say("opening")}</Empty>;
  if (!runs.length) return <NoneYet />;
  const pick = (run: number, isOn: boolean) => setPicked(isOn ? [...picked.slice(-1), run] : picked.filter((other) => other !== run));
  const [first, second] = [...picked].sort((one, other) => one - other);
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={say("runs")}>
        <table class="runs">
          <thead>
            <tr>
              <th>{say("compare")}</th>
              <th>{say("run-head")}</th>
              <th>{say("games")}</th>
              <th>{say("who")}</th>
              <th>{say("sizes")}</th>
              <th>{say("seed")}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.run}>
                <td>
                  <input type="checkbox" aria-label={say("pick", { run: runName(run) })} checked={picked.includes(run.run)} onChange={(event) => pick(run.run, event.currentTarget.checked)} />
                </td>
                <td>
                  <a href={href("test", set.reference, "run", String(run.run))}>{runName(run)}</a>
                  {run.job !== null && <span class="tag">{say("is-running")}</span>}
                  {!run.same && <span class="tag">{say("other-cards")}</span>}
                </td>
                <td class="number">{run.games.toLocaleString()}</td>
                <td>{run.agents.join(", ")}</td>
                <td>{run.sizes.join(", ")}</td>
                <td class="number">{run.seed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="ways">
        <Button disabled={first === undefined || second === undefined} onClick={() => go("test", set.reference, "compare", String(first), String(second))}>
          {say("compare-two")}
        </Button>
        <span class="hint">{say("compare-hint")}</span>
      </p>
    </>
  );
}
