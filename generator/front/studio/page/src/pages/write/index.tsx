// Write and see: the text of a set beside its cards.
import type { KeyBinding } from "@codemirror/view";
import { useEffect, useMemo, useState } from "preact/hooks";
import { post } from "../../core/api";
import type { PageProps } from "../../core/page";
import { cardLanguage } from "../../core/sets";
import { attempt, Button, Empty } from "../../core/ui";
import { Eyes } from "./bar";
import { Editor, extensionsOf, FileBar } from "./editor";
import { CardForm } from "./form";
import { titles } from "./grid";
import { Gallery, newView } from "./gallery";
import { LayoutPane } from "./layout-pane";
import { ChangesPanel, Clash, FindingsPanel, NewSet } from "./panels";
import { inQuiet } from "./quiet";
import { Session } from "./session";
import { ShelfPanel } from "./shelf";
import { CardTable } from "./table";
import { say } from "./words";

const TABS = ["text", "form", "table", "layout", "shelf", "findings", "changes", "cards"] as const;
const KEPT_AFTER = 4000; // milliseconds after which versions begin to be kept: nothing that one waits for
const PHONE = "(max-width: 760px)";
type Tab = (typeof TABS)[number];

/** Where one was when one left for another page. */
let lastTab: Tab = "text";
let wasPicked = false;
const SHEET = /\.(csv|tsv|xlsx|ods)$/i;

function keysOf(session: Session): KeyBinding[] {
  const run = (work: () => unknown) => () => (void work(), true);
  return [
    { key: "Mod-z", run: run(() => session.undo()), preventDefault: true },
    { key: "Mod-Shift-z", run: run(() => session.redo()), preventDefault: true },
    { key: "Mod-y", run: run(() => session.redo()), preventDefault: true },
  ];
}

/** The keys that work anywhere on the page. */
function pressed(session: Session, event: KeyboardEvent): void {
  const isMod = event.ctrlKey || event.metaKey;
  const isField = (event.target as HTMLElement).matches?.("input, textarea, .cm-content");
  const does = (work: () => unknown) => {
    event.preventDefault();
    void attempt(async () => work());
  };
  if (isMod && event.key.toLowerCase() === "s") does(() => session.flush());
  else if (event.key === "F8") does(() => nextFinding(session, event.shiftKey ? -1 : 1));
  else if (event.altKey && event.key.toLowerCase() === "g") does(() => jump(session));
  else if (isMod && !isField && event.key.toLowerCase() === "z") does(() => (event.shiftKey ? session.redo() : session.undo()));
}

let lastFinding = -1;

function nextFinding(session: Session, step: number): unknown {
  const found = session.findings.all.value;
  if (!found.length) return undefined;
  lastFinding = (lastFinding + step + found.length) % found.length;
  return session.pick(found[lastFinding]!);
}

/** From the text to the card that is written there, and from the card to its line. */
function jump(session: Session): unknown {
  const face = session.faceOf.value.get(session.selected.value);
  if (!face) return undefined;
  if (!session.view?.hasFocus) return session.goTo(face.file, face.line);
  return session.focusCard(face.id);
}

export function Show({ set, rest }: PageProps) {
  const session = useMemo(() => new Session(set.reference), [set.reference]);
  const view = useMemo(newView, [set.reference]);
  const [tab, setTab] = useState<Tab>(rest[1] ? "text" : lastTab);
  lastTab = tab;
  const [isMaking, setMaking] = useState(false);
  const pick = (name: Tab) => {
    wasPicked = true;
    setTab(name);
  };
  useEffect(() => {
    // Whoever writes in a spreadsheet begins in the table, until another way to write was chosen.
    if (!wasPicked && !rest.length && session.own.value && SHEET.test(session.faces.peek()[0]?.file ?? "")) setTab("table");
  }, [session, session.isOpen.value]);
  session.showText = () => setTab((now) => (now === "findings" && !matchMedia(PHONE).matches ? now : "text"));
  useEffect(() => opened(session, cardLanguage(set), rest), [session]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(session, event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, [session]);
  return (
    <div class={`write tab-${tab}`}>
      <Eyes />
      <Tools session={session} onNew={() => setMaking(true)} />
      <Tabs session={session} tab={tab} onPick={pick} />
      <div class="write-left" role="tabpanel" aria-label={say(tab)}>
        <Clash session={session} />
        {tab === "form" && <CardForm session={session} />}
        {tab === "table" && <CardTable session={session} />}
        {tab === "layout" && session.isOpen.value && <LayoutPane session={session} view={view} />}
        {tab === "shelf" && <ShelfPanel session={session} />}
        {tab === "changes" && <ChangesPanel session={session} />}
        <div class="write-editor" hidden={tab === "form" || tab === "table" || tab === "layout" || tab === "shelf" || tab === "changes"}>
          <FileBar session={session} />
          <Editor session={session} />
        </div>
        {tab === "findings" && <FindingsPanel session={session} />}
      </div>
      {session.isOpen.value ? <Gallery session={session} view={view} /> : <Empty>{say("opening")}</Empty>}
      {isMaking && <NewSet from={set.own ? "race" : set.reference} onClose={() => setMaking(false)} />}
    </div>
  );
}

function opened(session: Session, language: string, [card, file, line]: string[]): () => void {
  session.language.value = language;
  session.extensions = extensionsOf(session, keysOf(session));
  void attempt(async () => {
    await session.open(true, card || undefined);
    const face = card && session.faceOf.value.get(card);
    if (file) await session.goTo(file, Number(line) || 1, 1, false);
    else if (face) await session.goTo(face.file, face.line, 1, false);
  });
  const begin = () => inQuiet(session, () => void post("versions/watch", {}).catch(() => undefined));
  let unquiet: () => void = () => undefined;
  const later = setTimeout(() => (unquiet = begin()), KEPT_AFTER);
  return () => (clearTimeout(later), unquiet(), session.end());
}

function Tools({ session, onNew }: { session: Session; onNew: () => void }) {
  const selected = session.selected.value;
  const ids = session.chosen.value.length > 1 ? session.chosen.value : selected ? [selected] : [];
  const edit = (action: "copy" | "delete") => void attempt(() => session.editAll(action, ids));
  const counted = (word: "copy" | "delete") => (ids.length > 1 ? `${say(word)} (${ids.length})` : say(word));
  const languages = session.summary.value?.languages ?? [];
  const like = selected || session.faces.value.find((face) => session.files.value.some((info) => info.path !== null && info.file === face.file))?.id || session.faces.value[0]?.id;
  return (
    <div class="write-tools" role="toolbar" aria-label={say("tools")}>
      {session.own.value && session.isOpen.value && (
        <>
          <Button disabled={(!like && !session.isReadable.value) || !session.isSummed.value} onClick={() => void attempt(() => session.grow(like ?? "", [titles(languages, say("new-card"))]))}>{say("new-card")}</Button>
          <Button disabled={!ids.length} onClick={() => edit("copy")}>{counted("copy")}</Button>
          <Button disabled={!ids.length} onClick={() => edit("delete")}>{counted("delete")}</Button>
          <Button disabled={!session.history.done.value.length} onClick={() => void attempt(() => session.undo())}>{say("undo")}</Button>
          <Button disabled={!session.history.undone.value.length} onClick={() => void attempt(() => session.redo())}>{say("redo")}</Button>
        </>
      )}
      <Button onClick={onNew}>{say("new-set")}</Button>
      {!session.own.value && (
        <>
          <span class="hint">{say("shipped")}</span>
          <Button kind="main" onClick={onNew}>{say("make-own")}</Button>
        </>
      )}
      <span class="hint write-keys">{say("keys-told")}</span>
    </div>
  );
}

function Tabs({ session, tab, onPick }: { session: Session; tab: Tab; onPick: (tab: Tab) => void }) {
  const counts: Partial<Record<Tab, number>> = { findings: session.findings.all.value.length, changes: session.history.done.value.length };
  const moved = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const shown = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]")].filter((one) => one.offsetParent);
    const next = shown[(shown.indexOf(document.activeElement as HTMLElement) + step + shown.length) % shown.length];
    next?.focus();
    next?.click();
  };
  return (
    <div class="write-tabs" role="tablist" aria-label={say("view")} onKeyDown={moved}>
      {TABS.map((name) => (
        <button key={name} type="button" role="tab" class={`tab-button tab-of-${name}`} aria-selected={tab === name} tabIndex={tab === name ? 0 : -1} onClick={() => onPick(name)}>
          {say(name)} {counts[name] ? <span class="write-count">{counts[name]}</span> : null}
        </button>
      ))}
    </div>
  );
}
