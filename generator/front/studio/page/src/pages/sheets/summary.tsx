// What the pages cost in paper and in work, and how to get them.
import { download, post } from "../../core/api";
import type { Job } from "../../core/jobs";
import { jobs } from "../../core/jobs";
import { speech } from "../../core/speech";
import { Findings } from "../../core/findings";
import { attempt, Button, tell } from "../../core/ui";
import { asFields, type Plan } from "./asked";
import { words } from "./words";

const say = speech(words);

interface SummaryProps {
  plan: Plan;
  values: Record<string, string>;
  onPrinted: () => void;
  onExport: () => void;
}

export function Summary({ plan, values, onPrinted, onExport }: SummaryProps) {
  return (
    <section class="summary" aria-label={say("pages")}>
      <p class="counts" role="status">
        <b>{say("page-count", { count: plan.pages.length })}</b>
        <span>{plan.papers === 1 ? say("paper-one") : say("papers", { count: plan.papers })}</span>
        <span>{plan.pieces === 1 ? say("piece-one") : say("pieces", { count: plan.pieces })}</span>
      </p>
      <Cuts plan={plan} />
      <Ways plan={plan} values={values} onPrinted={onPrinted} onExport={onExport} />
      {plan.issues.length > 0 && (
        <details open>
          <summary>
            {say("findings")} ({plan.issues.length})
          </summary>
          <Findings issues={plan.issues} />
        </details>
      )}
    </section>
  );
}

function Cuts({ plan }: { plan: Plan }) {
  const { straight, edges, circles, folds, nets, seconds } = plan.cuts;
  const parts = [
    straight && say("cut-lines", { count: straight }),
    edges && say("cut-edges", { count: edges }),
    circles && say("cut-circles", { count: circles }),
    folds && say("cut-folds", { count: folds }),
    nets && say("cut-nets", { count: nets }),
  ].filter(Boolean);
  if (!parts.length) return <p class="hint">{say("cut-none")}</p>;
  const time = seconds < 60 ? say("cut-short") : say("cut-time", { minutes: Math.round(seconds / 60) });
  return (
    <details class="cuts">
      <summary>
        {say("cuts")}: {parts.join(", ")}: <b>{time}</b>
      </summary>
      <p class="hint">{say("cut-whose", plan.seconds_each)}</p>
    </details>
  );
}

function Ways({ plan, values, onPrinted, onExport }: SummaryProps) {
  const isSaving = jobs.value.some((job) => job.page === "sheets" && job.state === "running");
  const name = `${values.set!.split("/").pop()}-${values.lang}-${values.paper}.pdf`;
  const get = () => attempt(async () => (await download("sheets/pdf", values, name), onPrinted()));
  const save = () =>
    attempt(async () => {
      await post<Job>("sheets/save", asFields(values));
      onPrinted();
    });
  const copy = () => attempt(async () => (await navigator.clipboard.writeText(plan.command), tell(say("copied"))));
  return (
    <>
      <p class="ways">
        <Button kind="main" onClick={() => void get()}>
          {say("download")}
        </Button>
        <Button disabled={isSaving} title={say("save-hint")} onClick={() => void save()}>
          {say(isSaving ? "saving" : "save")}
        </Button>
        <Button onClick={onExport}>{say("export")}</Button>
      </p>
      <p class="command">
        <span class="hint">{say("command")}</span>
        <code>{plan.command}</code>
        <Button kind="quiet" onClick={() => void copy()}>
          {say("copy")}
        </Button>
      </p>
    </>
  );
}
