// One run: what its games show by now, while they are played and afterwards.
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../core/api";
import { jobs, stopJob, type Job } from "../../core/jobs";
import { href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { language, speech } from "../../core/speech";
import { attempt, Button, Empty, Field, Progress } from "../../core/ui";
import { Cards } from "./cards";
import { Findings } from "./findings";
import { runName } from "./runs";
import { Seats } from "./seats";
import { CommandLine } from "./start";
import type { Report, RunTold } from "./types";
import { words } from "./words";

const say = speech(words);
const BETWEEN_LOOKS = 2500;
const FEW_SENTENCES = 6;

/** Reads a run again every few seconds for as long as it is played, and once more when that ends. */
function useRun(set: SetSummary, number: string) {
  const [run, setRun] = useState<RunTold>();
  const [round, setRound] = useState(0);
  const job = jobs.value.find((one) => one.number === run?.job);
  const isPlayed = job?.state === "running" || job?.state === "stopping";
  useEffect(() => {
    let later = 0;
    let isWanted = true;
    const look = async () => {
      const found = await attempt(() => get<RunTold>("testing/run", { set: set.reference, run: number, lang: language.value }));
      if (!isWanted || !found) return;
      setRun(found);
      if (found.job !== null) later = window.setTimeout(() => void look(), BETWEEN_LOOKS);
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(later);
    };
  }, [set.reference, number, language.value, isPlayed, round]);
  return { run, job: isPlayed ? job : undefined, again: () => setRound(round + 1) };
}

export function Run({ set, number }: { set: SetSummary; number: string }) {
  const { run, job, again } = useRun(set, number);
  if (!run) return <Empty>{say("opening")}</Empty>;
  const { report } = run;
  return (
    <article class="run">
      <p>
        <a href={href("test", set.reference)}>← {say("all-runs")}</a>
      </p>
      <h2>{runName(run)}</h2>
      {job && <Playing job={job} />}
      <section class="box" aria-label={say("in-short")} aria-live="off">
        {report.played === 0 ? <p>{say(job ? "no-games-yet" : "no-games")}</p> : <Sentences report={report} />}
        <p class="hint">
          {say("whose", { agents: run.agents.join(", "), games: report.played.toLocaleString(), seed: report.seed })}
          {job ? ` ${say("settling")}` : ""}
        </p>
        {run.fault && (
          <p role="alert" class="fault">
            {run.fault}
          </p>
        )}
        {!run.same && <p class="hint">{say("not-same")}</p>}
      </section>
      {report.played > 0 && (
        <>
          <Findings set={set} run={run} />
          <Cards set={set} run={run} />
          <Seats set={set} run={run} />
          <Limits limits={report.limits} />
        </>
      )}
      {!job && <GoOn run={run} onBegun={again} />}
      {!job && run.page && <p class="hint">{say("page-is", { file: run.page })}</p>}
    </article>
  );
}

/** What was played, what is said of cards and promises; what is said of each table is folded where that is long. */
function Sentences({ report }: { report: Report }) {
  const all = report.sentences;
  const last = all.length <= FEW_SENTENCES ? 0 : report.hands.length + 1;
  const shown = last ? [...all.slice(0, 1), ...all.slice(-last)] : all;
  const folded = last ? all.slice(1, -last) : [];
  const line = (said: string) => <p key={said}>{said}</p>;
  return (
    <>
      {shown.map(line)}
      {folded.length > 0 && (
        <details>
          <summary>{say("of-tables")}</summary>
          {folded.map(line)}
        </details>
      )}
    </>
  );
}

function Playing({ job }: { job: Job }) {
  return (
    <div class="playing">
      <Progress done={job.done} total={job.total} label={say(job.stage === "spotlight" ? "spotlights" : "playing")} />
      <Button kind="danger" disabled={job.state === "stopping"} onClick={() => void attempt(() => stopJob(job.number))}>
        {say("stop")}
      </Button>
      <span class="hint">{say("stop-hint")}</span>
    </div>
  );
}

function Limits({ limits }: { limits: string[] }) {
  return (
    <details>
      <summary>{say("limits")}</summary>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </details>
  );
}

/** More games of the same run; those that are kept are not played again. */
function GoOn({ run, onBegun }: { run: RunTold; onBegun: () => void }) {
  const { wanted } = run;
  const [games, setGames] = useState(Math.max(run.asked, 2 * run.games, 1));
  if (!wanted || !run.same) return null;
  const start = async () => {
    const { command: _, ...asked } = wanted;
    if (await attempt(() => post("testing/start", { ...asked, games }))) onBegun();
  };
  return (
    <section class="box go-on" aria-label={say("go-on")}>
      <Field label={say("go-on-to")} hint={say("go-on-hint")}>
        <input type="number" min={run.games + 1} max="100000" value={games} onInput={(event) => setGames(Number(event.currentTarget.value))} />
      </Field>
      <Button onClick={() => void start()}>{say("go-on")}</Button>
      <CommandLine command={wanted.command} />
    </section>
  );
}
