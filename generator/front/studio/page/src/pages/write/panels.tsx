// What stands beside text and form: findings, the list of changes, and what asks for an answer.
import { useState } from "preact/hooks";
import { post } from "../../core/api";
import { go } from "../../core/route";
import { readSets, sets } from "../../core/sets";
import { language, titled } from "../../core/speech";
import { Findings } from "../../core/findings";
import { attempt, Button, Dialog, Empty, Field } from "../../core/ui";
import type { Step } from "./history";
import type { Session } from "./session";
import { say } from "./words";

export function FindingsPanel({ session }: { session: Session }) {
  const { findings } = session;
  const found = findings.all.value;
  return (
    <section class="write-panel" aria-label={say("findings")}>
      <p>
        <Button onClick={() => void attempt(() => findings.checkAll())}>{findings.isChecking.value ? say("checking") : say("check-all")}</Button>{" "}
        {findings.isWhole.value && <span class="hint">{say("checked-all")}</span>}
      </p>
      {found.length ? (
        <Findings issues={found} onPick={(issue) => void session.pick(issue)} />
      ) : (
        <Empty>{findings.isWhole.value ? say("no-findings") : say("findings-none-yet")}</Empty>
      )}
    </section>
  );
}

/** All that was done since the set was opened, the newest first: a click goes back to how it was then, or forth again. */
export function ChangesPanel({ session }: { session: Session }) {
  const { done, undone } = session.history;
  const steps = [...undone.value, ...[...done.value].reverse()];
  if (!steps.length) return <Empty>{say("no-steps")}</Empty>;
  const now = done.value.at(-1)?.number ?? 0;
  const go = (number: number) => void attempt(() => session.undoTo(number));
  return (
    <section class="write-panel" aria-label={say("changes")}>
      <p class="hint">{say("steps-told")}</p>
      <ol class="write-steps">
        {steps.map((step) => (
          <StepLine key={step.number} session={session} step={step} now={now} onGo={go} />
        ))}
        <li class={now ? "" : "now"}>
          <button type="button" class="finding" aria-current={now ? undefined : "step"} onClick={() => go(0)}>{say("steps-first")}</button>
        </li>
      </ol>
    </section>
  );
}

interface StepProps {
  session: Session;
  step: Step;
  now: number;
  onGo: (number: number) => void;
}

function StepLine({ session, step, now, onGo }: StepProps) {
  const name = session.files.value.find((info) => info.file === step.file)?.name ?? step.file;
  const title = session.faceOf.value.get(step.id)?.title ?? "";
  const kind = step.number === now ? "now" : step.number > now ? "undone" : "";
  return (
    <li class={kind}>
      <button type="button" class="finding" aria-current={kind === "now" ? "step" : undefined} onClick={() => onGo(step.number)}>
        <span>{[step.id, title, say(`step-${step.label}`)].filter(Boolean).join(" ")}</span>
        <span class="place">{new Date(step.when).toLocaleTimeString(language.value, { hourCycle: "h23" })} · {name}</span>
      </button>
    </li>
  );
}

/** Another program has changed what one was typing: its text stands, and one's own is offered. */
export function Clash({ session }: { session: Session }) {
  const offer = session.offer.value;
  if (!offer) return null;
  return (
    <div class="write-note" role="alert">
      <p>{say("clash", { file: offer.file })}</p>
      <Button kind="main" onClick={() => void attempt(() => session.putBack())}>{say("put-back")}</Button>{" "}
      <Button onClick={() => (session.offer.value = null)}>{say("keep-theirs")}</Button>
    </div>
  );
}

const KIT = "kit";

export function NewSet({ from, onClose }: { from: string; onClose: () => void }) {
  const [name, setName] = useState("");
  const [base, setBase] = useState(from);
  const begins = sets.value.filter((set) => set.readable && !set.reference.slice(1).includes("/") && set.reference !== ".");
  const make = () =>
    attempt(async () => {
      const body = base === KIT ? { name, kit: true } : base.startsWith("kits/") ? { name, base, kit: true } : { name, base };
      const made = await post<{ set: string }>("bringing/new", body);
      await readSets();
      onClose();
      go("write", made.set);
    });
  const kits = sets.value.filter((set) => !set.own && set.reference.startsWith("kits/"));
  return (
    <Dialog title={say("new-set")} onClose={onClose}>
      <form onSubmit={(event) => (event.preventDefault(), void make())}>
        <Field label={say("name")} hint={say("name-told")}>
          <input type="text" required pattern="[A-Za-z][A-Za-z0-9_\-]*" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        <Field label={say("starts-from")}>
          <select value={base} onChange={(event) => setBase(event.currentTarget.value)}>
            {[...begins, ...kits].map((set) => <option key={set.reference} value={set.reference} selected={set.reference === base}>{titled(set.title, set.name)}</option>)}
            <option value={KIT} selected={base === KIT}>{say("own-kit")}</option>
          </select>
        </Field>
        <button type="submit" class="button main">{say("create")}</button>
      </form>
    </Dialog>
  );
}
