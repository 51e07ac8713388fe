// A race of decks: started, watched while it goes on, read when it is over; any deck adopted.
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../core/api";
import { jobs, stopJob, type Job } from "../../core/jobs";
import { language, speech } from "../../core/speech";
import { attempt, Button, Empty, Progress } from "../../core/ui";
import { AdoptDialog } from "./adopting";
import { DecksSideBySide } from "./decks";
import { Goals, type DeckResult } from "./goals";
import type { OpenRecipe } from "./recipe";
import { words } from "./words";

const say = speech(words);
const BREATH = 1500;

interface Stand {
  deck: string;
  badness: number;
  low: number;
  high: number;
  deals: number;
}

interface Race {
  folder: string;
  decks: string[];
  standing: Stand[];
  ranking: { finalists: DeckResult[]; shipped: DeckResult; order: { deck: string; badness: number; deals: number }[] } | null;
  names: Record<string, string>;
}

interface Line {
  deck: string;
  badness: number;
  low: number;
  high: number;
  played: string;
  isShipped?: boolean;
}

function jobOf(recipe: OpenRecipe): Job | undefined {
  return jobs.value.find((job) => job.page === "lab" && job.words[0] === "generate" && job.words.includes(recipe.file));
}

function linesOf(race: Race): Line[] {
  if (!race.ranking) return race.standing.map((one) => ({ ...one, played: String(one.deals) }));
  const line = (one: DeckResult, isShipped = false): Line => ({ deck: one.deck, badness: one.badness.value, low: one.badness.low, high: one.badness.high, played: String(one.games), isShipped });
  return [...race.ranking.finalists.map((one) => line(one)), line(race.ranking.shipped, true)];
}

/** Badness as a bar with its interval; all bars share one scale. */
function Bar({ line, most }: { line: Line; most: number }) {
  const part = (value: number) => `${Math.min(100, (100 * Math.max(0, value)) / most)}%`;
  const low = Math.max(0, line.low);
  return (
    <span class="lab-bar" aria-hidden="true">
      <span class="lab-bar-value" style={{ width: part(line.badness) }} />
      <span class="lab-bar-reach" style={{ left: part(low), width: part(Math.min(line.high, most) - low) }} />
    </span>
  );
}

interface TableProps {
  lines: Line[];
  isOver: boolean;
  base: string;
  onAdopt: (deck: string) => void;
}

function Standing({ lines, isOver, base, onAdopt }: TableProps) {
  const most = Math.max(1, ...lines.map((line) => Math.min(line.high, 2.5 * line.badness)));
  return (
    <div class="lab-scroll" tabIndex={0} role="region" aria-label={say("race")}>
      <table class="lab-table">
        <caption>{say(isOver ? "ended" : "standing")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("deck")}</th>
            <th scope="col">{say("badness")}</th>
            <th scope="col">{say(isOver ? "played" : "deals")}</th>
            <th scope="col">{say("adopt")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.deck}>
              <th scope="row">{line.isShipped ? say("shipped", { name: base }) : line.deck}</th>
              <td>
                <Bar line={line} most={most} />
                <span class="lab-figure">
                  {line.badness.toFixed(1)} ({line.low.toFixed(1)} – {line.high.toFixed(1)})
                </span>
              </td>
              <td>{line.played}</td>
              <td>
                {!line.isShipped && (
                  <Button label={say("adopt-as", { deck: line.deck })} onClick={() => onAdopt(line.deck)}>
                    {say("adopt")}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{say("badness-hint")}</p>
    </div>
  );
}

function RunOf({ job }: { job: Job }) {
  if (job.state === "failed") {
    return (
      <div>
        <p>{say("failed")}</p>
        <pre class="lab-output">{job.lines.slice(-20).join("\n")}</pre>
      </div>
    );
  }
  if (job.state !== "running" && job.state !== "stopping") return null;
  const stage = job.stage === "decks" ? say("making") : say("playing");
  return (
    <div class="lab-row">
      <Progress done={job.done} total={job.total} label={stage} />
      <Button onClick={() => void attempt(() => stopJob(job.number))}>{say("stop")}</Button>
    </div>
  );
}

export function RaceOf({ recipe, base, canRun }: { recipe: OpenRecipe; base: string; canRun: boolean }) {
  const [race, setRace] = useState<Race>();
  const [adopting, setAdopting] = useState<string>();
  const job = jobOf(recipe);
  const isRunning = job?.state === "running" || job?.state === "stopping";
  const read = () => attempt(async () => setRace(await get<Race>("lab/race", { set: recipe.set, recipe: recipe.file, lang: language.value })));
  useEffect(() => {
    void read();
    if (!isRunning) return;
    const timer = setInterval(() => void read(), BREATH);
    return () => clearInterval(timer);
  }, [recipe, isRunning, language.value]);
  const start = () =>
    attempt(async () => {
      await recipe.save();
      await post("lab/generate", { set: recipe.set, recipe: recipe.file });
    });
  const lines = race ? linesOf(race) : [];
  const hasErrors = recipe.issues.value.some((issue) => issue.severity === "error");
  return (
    <>
    <section class="lab-race" aria-label={say("race")}>
      <h2>{say("race")}</h2>
      <Button kind="main" disabled={!canRun || isRunning || hasErrors || recipe.state.value === "changed"} onClick={() => void start()}>
        {say("start")}
      </Button>
      {job && <RunOf job={job} />}
      {!lines.length && !race?.decks.length && <Empty>{say("no-race")}</Empty>}
      {lines.length > 0 && <Standing lines={lines} isOver={Boolean(race?.ranking)} base={base} onAdopt={setAdopting} />}
      {race?.ranking?.finalists[0] && <Goals deck={race.ranking.finalists[0]} shipped={race.ranking.shipped} base={base} names={race.names} />}
    </section>
      {race && race.decks.length > 0 && <DecksSideBySide folder={race.folder} decks={ordered(race, lines)} onAdopt={setAdopting} />}
      {adopting && race && <AdoptDialog deck={`${race.folder}/decks/${adopting}`} title={adopting} onClose={() => setAdopting(undefined)} />}
    </>
  );
}

/** The decks as they are ranked, those without a place behind. */
function ordered(race: Race, lines: Line[]): string[] {
  const ranked = lines.map((line) => line.deck).filter((deck) => race.decks.includes(deck));
  return [...new Set([...ranked, ...race.decks])];
}
