// What will come out of the printer, page by page, while one chooses.
import { useEffect, useState } from "preact/hooks";
import { get, hear, Refusal, type Finding } from "../../core/api";
import type { Job } from "../../core/jobs";
import type { PageProps } from "../../core/page";
import { cardLanguage, type SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { Findings } from "../../core/findings";
import { Empty, tell } from "../../core/ui";
import { usual, values, type Choices, type Options, type Plan } from "./asked";
import { Exports } from "./exports";
import { Form } from "./form";
import { Measuring } from "./measuring";
import { Pages } from "./pages";
import { Preflight } from "./preflight";
import { Summary } from "./summary";
import { words } from "./words";

const say = speech(words);
const PAUSE = 200;
/** What was chosen last, by set, for as long as the page is open. */
const chosen = new Map<string, Options>();

interface Refused {
  message: string;
  issues: Finding[];
}

function refusal(fault: unknown): Refused {
  return fault instanceof Refusal ? { message: fault.issues.length ? "" : fault.message, issues: fault.issues } : { message: String(fault), issues: [] };
}

function Refusing({ refused }: { refused: Refused }) {
  return (
    <div class="refused" role="alert">
      <p>
        {say("refused")} {refused.message}
      </p>
      <Findings issues={refused.issues} />
    </div>
  );
}

/** Plans the pages anew a moment after the options stay as they are; the last plan stays in sight meanwhile. */
function usePlan(wanted: Record<string, string> | undefined) {
  const [plan, setPlan] = useState<Plan>();
  const [refused, setRefused] = useState<Refused>();
  const [isDrawing, setDrawing] = useState(false);
  const [round, setRound] = useState(0);
  const key = JSON.stringify(wanted ?? null);
  useEffect(() => hear((news) => news.kind === "sets" && setRound((number) => number + 1)), []);
  useEffect(() => {
    if (!wanted) return setPlan(undefined);
    const ending = new AbortController();
    const later = setTimeout(() => {
      setDrawing(true);
      get<Plan>("sheets/plan", wanted, ending.signal).then(
        (found) => (setPlan(found), setRefused(undefined), setDrawing(false)),
        (fault: unknown) => {
          if ((fault as Error).name === "AbortError") return;
          setRefused(refusal(fault));
          setDrawing(false);
        },
      );
    }, PAUSE);
    return () => (clearTimeout(later), ending.abort());
  }, [key, round]);
  return { plan, refused, isDrawing };
}

/** What an address asks for: `only` and names, as from a page that shows what has changed; else what was chosen last. */
function begun(set: SetSummary, [what, names]: string[]): Options {
  const options = chosen.get(set.reference) ?? usual(cardLanguage(set));
  return what === "only" && names ? { ...options, which: "text", text: names } : options;
}

export function Show({ set, rest }: PageProps) {
  const [choices, setChoices] = useState<Choices>();
  const [options, setOptions] = useState(() => begun(set, rest));
  const [open, setOpen] = useState<"" | "exports" | "printer">("");
  const [unread, setUnread] = useState<Refused>();
  const readChoices = () =>
    get<Choices>("sheets/choices", { set: set.reference }).then(
      (found) => (setChoices(found), setUnread(undefined)),
      (fault: unknown) => setUnread(refusal(fault)),
    );
  useEffect(() => void readChoices(), []);
  useEffect(() => hear((news) => {
    const job = news.job as Job | undefined;
    if (news.kind === "job" && job?.page === "sheets" && (job.state === "done" || job.state === "failed")) tell(job.lines.join("\n") || say("saved"));
    if (news.kind === "sets") void readChoices();
  }), []);
  const change = (part: Partial<Options>) => {
    const changed = { ...options, ...part };
    chosen.set(set.reference, changed);
    setOptions(changed);
  };
  const wanted = choices && values(set.reference, options, choices.changed);
  const kept = (printer: string) => void readChoices().then(() => change({ printer }));
  const { plan, refused, isDrawing } = usePlan(wanted);
  if (unread) return <div class="sheets"><Refusing refused={unread} /></div>;
  if (!choices) return <Empty>{say("drawing")}</Empty>;
  return (
    <div class="sheets">
      <aside>
        <h2>{say("options")}</h2>
        <Form choices={choices} options={options} onChange={change} onMeasure={() => setOpen("printer")} />
      </aside>
      <div class={isDrawing ? "out drawing" : "out"} aria-busy={isDrawing}>
        {refused && <Refusing refused={refused} />}
        {!wanted && <Empty>{options.which === "changed" ? say("changed-none") : say("nothing")}</Empty>}
        {wanted && !plan && !refused && <Empty>{say("drawing")}</Empty>}
        {wanted && plan && !refused && <Summary plan={plan} values={wanted} onPrinted={() => void readChoices()} onExport={() => setOpen("exports")} />}
        {wanted && !refused && <Preflight set={set} lang={options.lang} profile={options.profile} />}
        {wanted && plan && !refused && <Pages plan={plan} />}
      </div>
      {open === "exports" && wanted && <Exports choices={choices} values={wanted} onClose={() => setOpen("")} />}
      {open === "printer" && <Measuring choices={choices} paper={wanted?.paper ?? "a4"} backs={options.backs} onKept={kept} onClose={() => setOpen("")} />}
    </div>
  );
}
