// One menu of all that a set can become, each with what it is for. It is made beside the page and downloaded when done.
import { signal } from "@preact/signals";
import { download, hear, post } from "../../core/api";
import { jobs, stopJob, type Job } from "../../core/jobs";
import { LANGUAGES, speech, type Language } from "../../core/speech";
import { attempt, Button, Dialog, Progress } from "../../core/ui";
import { asFields, type Choices } from "./asked";
import { words } from "./words";

const say = speech(words);
const TABLES = ["xlsx", "ods", "csv", "tsv"];
const GROUPS = {
  "group-home": ["pdf", "print-and-play", "booklet", "cut"],
  "group-vendors": ["gamecrafter", "makeplayingcards", "drivethrucards", "print-shop", "images"],
  "group-tables": ["tabletop-simulator", "playingcards-io"],
  "group-work": ["pack", "table", "survey", "proof"],
} as const;
type To = (typeof GROUPS)[keyof typeof GROUPS][number];

/** Small drawings of what comes out, on a field of 32 by 32. */
const SIGNS: Record<To, string> = {
  pdf: "M7 3h13l6 6v20H7zM20 3v6h6M11 14h4v5h-4zm7 0h4v5h-4zm-7 7h4v4h-4zm7 0h4v4h-4z",
  "print-and-play": "M5 8h9l2 3h11v16H5zM16 11v3m0 2v3m0 2v3",
  booklet: "M16 7c-3-2-7-3-12-2v20c5-1 9 0 12 2 3-2 7-3 12-2V5c-5-1-9 0-12 2zm0 0v20",
  cut: "M5 5h22v22H5zM10 21l9-9m0 0l4-2-2 4-9 9-3 1z",
  gamecrafter: "M4 9h13v19H4zM9 4h19v19H20",
  makeplayingcards: "M4 6h11v16H4zm8 4h11v16H12m8-12h8v16H19",
  drivethrucards: "M4 22V9h15v13H4zm15-8h5l4 4v4h-9zM9 25a2 2 0 100-4 2 2 0 000 4zm13 0a2 2 0 100-4 2 2 0 000 4z",
  "print-shop": "M6 4h13v24H6zM9 7h7v18H9zM23 4v5m0 14v5M20 16h6M23 11a5 5 0 100 10 5 5 0 000-10z",
  images: "M4 6h24v20H4zM4 22l7-7 5 5 4-4 8 7M21 13a2 2 0 100-4 2 2 0 000 4z",
  "tabletop-simulator": "M3 13l13-6 13 6-13 6zM5 15v5m22-5v5M16 20v5",
  "playingcards-io": "M3 5h26v18H3zM12 27h8M9 9h5v7H9zm8 3h5v7h-5z",
  pack: "M4 10l12-6 12 6v13l-12 6-12-6zm0 0l12 6 12-6M16 16v13",
  table: "M4 6h24v20H4zM4 12h24M4 19h24M12 6v20M20 6v20",
  survey: "M5 27h23M8 27V17h4v10m3 0V9h4v18m3 0V14h4v13",
  proof: "M7 3h18v26H7zM11 10l2 2 4-4M11 18l2 2 4-4M20 10h2M20 18h2",
};

/** The last job for each export, by what it was begun with. */
const begun = signal<Record<string, number>>({});
/** Exports that were begun in this page, and are downloaded once they are made. */
const awaited = new Set<number>();

const fetched = (job: Job) => attempt(() => download("sheets/exported", { number: job.number }, "export.zip"));

hear((news) => {
  const job = news.job as Job | undefined;
  if (news.kind === "job" && job && job.state !== "running" && awaited.delete(job.number) && job.state === "done") void fetched(job);
});

interface ExportsProps {
  choices: Choices;
  values: Record<string, string>;
  onClose: () => void;
}

export function Exports({ choices, values, onClose }: ExportsProps) {
  const isOffered = (to: To) => to === "pdf" || (to === "table" ? TABLES.some((name) => choices.exports.includes(name)) : choices.exports.includes(to));
  return (
    <Dialog title={say("exports")} onClose={onClose}>
      <div class="sheets-exports">
        <p class="hint">{say("exports-hint", { language: LANGUAGES[values.lang as Language] ?? values.lang! })}</p>
        {Object.entries(GROUPS).map(([group, names]) => (
          <section key={group} aria-label={say(group as keyof typeof GROUPS)}>
            <h3>{say(group as keyof typeof GROUPS)}</h3>
            <ul>
              {(names as readonly To[]).filter(isOffered).map((to) => (
                <One key={to} to={to} values={values} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function One({ to, values }: { to: To; values: Record<string, string> }) {
  const kinds = to === "table" ? TABLES : [to];
  const job = kinds.map((name) => jobs.value.find((each) => each.number === begun.value[`${values.set} ${name}`])).find(Boolean);
  const isBusy = job?.state === "running" || job?.state === "stopping";
  return (
    <li class={isBusy ? "busy" : ""}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={SIGNS[to]} />
      </svg>
      <div>
        <h4>{say(`to-${to}`)}</h4>
        <p class="hint">{say(`about-${to}`)}</p>
        {job && <State job={job} />}
      </div>
      <div class="make">
        {isBusy ? (
          <Button label={`${say("cancel")}: ${say(`to-${to}`)}`} onClick={() => void attempt(() => stopJob(job!.number))}>{say("cancel")}</Button>
        ) : (
          kinds.map((name) => (
            <Button key={name} label={`${say("make")}: ${say(`to-${name}` as "to-pdf")}`} onClick={() => void begin(name, values)}>
              {kinds.length > 1 ? say(`to-${name}` as "to-csv") : say(name === "pdf" ? "download" : "make")}
            </Button>
          ))
        )}
      </div>
    </li>
  );
}

async function begin(to: string, values: Record<string, string>): Promise<void> {
  if (to === "pdf") return void (await attempt(() => download("sheets/pdf", values, "sheets.pdf")));
  const job = await attempt(() => post<Job>("sheets/export", { to, job: asFields(values) }));
  if (!job) return;
  awaited.add(job.number);
  begun.value = { ...begun.value, [`${values.set} ${to}`]: job.number };
}

function State({ job }: { job: Job }) {
  if (job.state === "running" || job.state === "stopping") return <Progress done={job.done} total={job.total} label={say("making")} />;
  if (job.state === "stopped") return <p class="state">{say("stopped")}</p>;
  if (job.state === "failed") return <p class="state wrong">{say("failed")} {job.lines.slice(-2).join(" ")}</p>;
  return (
    <p class="state">
      {say("made")}{" "}
      <button type="button" class="link" onClick={() => void fetched(job)}>{say("again")}</button>
    </p>
  );
}
