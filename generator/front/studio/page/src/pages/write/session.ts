// One set that is being written: its texts, its faces, and the way between them.
import { Annotation, ChangeSet, EditorState, type Extension, type TransactionSpec } from "@codemirror/state";
import { diff } from "@codemirror/merge";
import { batch, computed, signal } from "@preact/signals";
import type { EditorView } from "@codemirror/view";
import { BACK, get, hear, post, Refusal, type Finding, type News } from "../../core/api";
import type { SetSummary } from "../../core/sets";
import { attempt, tell } from "../../core/ui";
import { History, type Step, type StepLabel } from "./history";
import type { Drawn, Edited, Face, FileInfo, FileText, Opened, Path, Side, Typed } from "./kinds";
import { forget, put } from "./pictures";
import { Findings } from "./checking";
import type { Filled, NewCell } from "./grid";
import { draftOf, Saving } from "./saving";

const LOOK_AGAIN = 500; // milliseconds of quiet before files that others may have changed are looked at

export const madeBy = Annotation.define<{ label: StepLabel; id: string } | "undo">();

export interface Doc {
  state: EditorState;
  own: boolean;
  /** The sum and the text of the file as the server last told. */
  sum: string;
  base: string;
  /** What was typed since the text that was sent last, while that is not answered. */
  since: ChangeSet | null;
  /** Numbers of the text that was sent last, and of the one that `base` is what came of. */
  sent: number;
  known: number;
  isChanged: boolean;
}

export interface Offer {
  file: string;
  text: string;
}

export class Session {
  readonly files = signal<FileInfo[]>([]);
  readonly file = signal("");
  readonly faces = signal<Face[]>([]);
  readonly isReadable = signal(true);
  readonly isOpen = signal(false);
  readonly own = signal(true);
  readonly safe = signal(0);
  readonly selected = signal("");
  /** Ids of the rows that are chosen in the table of cards. */
  readonly chosen = signal<string[]>([]);
  readonly summary = signal<SetSummary | null>(null);
  /** Whether the languages of a set that can be read are known: a new card has a title in each. */
  readonly isSummed = computed(() => this.summary.value !== null || !this.isReadable.value);
  readonly language = signal("en");
  readonly theme = signal("standard");
  readonly side = signal<Side>("front");
  readonly offer = signal<Offer | null>(null);
  readonly version = signal(0);
  readonly history = new History();
  readonly findings: Findings;
  private readonly writing = new Saving(this);
  readonly saving = this.writing.state;
  readonly docs = new Map<string, Doc>();
  readonly faceOf = computed(() => new Map(this.faces.value.map((face) => [face.id, face])));
  view: EditorView | null = null;
  extensions: (file: FileInfo, own: boolean) => Extension[] = () => [];
  /** Ids of the cards in sight, the one that is written first. */
  near: () => string[] = () => [];
  /** Brings a card into sight, with the focus on it. */
  focusCard: (id: string) => void = () => undefined;
  /** Brings the text into sight. */
  showText: () => void = () => undefined;
  /** Drawings that were asked for ahead and did not come; they are asked for again when they are in sight. */
  readonly missing = new Set<string>();
  /** When something was typed last, as `performance.now` tells. */
  lastKey = -Infinity;
  private looking = 0;
  isDrawing = false;
  private isDrawnAgain = false;
  private readonly changedOutside = new Set<string>();
  private readonly unhear: () => void;

  constructor(readonly set: string) {
    this.findings = new Findings(this);
    this.unhear = hear((news) => this.heard(news));
  }

  end(): void {
    this.unhear();
    this.findings.end();
    this.writing.end();
    clearTimeout(this.looking);
    void this.flush();
  }

  // Opening.

  async open(anew: boolean, card?: string): Promise<void> {
    if (anew) forget(this.set);
    const values = { set: this.set, lang: this.language.value, theme: this.theme.value, anew: anew ? "yes" : undefined, card };
    const found = await get<Opened>("writing/open", values);
    batch(() => {
      this.files.value = found.files;
      this.own.value = found.own;
      this.safe.value = found.safe;
      if (found.summary) this.summary.value = found.summary;
      this.take(found);
      if (anew) this.begin(found);
      this.isOpen.value = true;
    });
    if (anew && found.first.text) await this.takeUp(found.first.text); // once the editor shows the file
  }

  private begin({ first }: Opened): void {
    this.selected.value = first.card ?? "";
    if (!first.text) return;
    this.docs.set(first.text.file, this.docOf(first.text));
    this.file.value = first.text.file;
  }

  /** What was typed into a file and never reached it, as the studio ended before, is typed again or offered. */
  private async takeUp(found: FileText): Promise<void> {
    const draft = draftOf(this.set, found.file);
    if (!draft || !found.own || draft.text === found.text) return;
    if (draft.bases.includes(found.text)) await this.replace(found.file, draft.text, "put-back");
    else this.offer.value = { file: found.file, text: draft.text };
  }

  /** All that was typed is in its file once this is done. */
  flush(): Promise<void> {
    return this.writing.flush();
  }

  async show(file: string): Promise<void> {
    if (!this.docs.has(file)) {
      const found = await get<FileText>("writing/text", { set: this.set, file });
      this.docs.set(file, this.docOf(found));
      void this.takeUp(found);
    }
    this.file.value = file;
  }

  private async read(file: string): Promise<Doc> {
    return this.docOf(await get<FileText>("writing/text", { set: this.set, file }));
  }

  private docOf(found: FileText): Doc {
    const info = this.files.value.find((each) => each.file === found.file);
    const extensions = info ? this.extensions(info, found.own) : [];
    const separator = /\r\n/.test(found.text) ? [EditorState.lineSeparator.of("\r\n")] : [];
    const state = EditorState.create({ doc: found.text, extensions: [...extensions, ...separator] });
    return { state, own: found.own, sum: found.sum, base: found.text, since: null, sent: 0, known: 0, isChanged: false };
  }

  // Changing.

  /** Takes note of a change, whoever made it; the editor's own come here too. */
  noted(file: string, state: EditorState, changes: ChangeSet, before: EditorState, by: Step | { label: StepLabel; id: string } | "undo"): void {
    const doc = this.docs.get(file);
    if (!doc) return;
    doc.state = state;
    if (by !== "undo") this.history.record(file, changes, before.doc, by.label, by.id);
    if (doc.since) doc.since = doc.since.compose(changes);
    if (by !== "undo" && by.label === "taken-in") return;
    doc.isChanged = true;
    this.lastKey = performance.now();
    this.writing.schedule();
  }

  /** Changes a file, in the editor where it is shown. */
  dispatch(file: string, changes: ChangeSet, by: { label: StepLabel; id: string } | "undo"): void {
    const doc = this.docs.get(file);
    if (!doc) return;
    const spec: TransactionSpec = { changes, annotations: madeBy.of(by), scrollIntoView: false };
    if (this.view && this.file.value === file) return this.view.dispatch(spec);
    const update = doc.state.update(spec);
    this.noted(file, update.state, update.changes, doc.state, by);
  }

  /** A file shall read so; only what differs is changed. */
  async replace(file: string, text: string, label: StepLabel, id = ""): Promise<void> {
    if (!this.docs.has(file)) await this.load(file);
    const doc = this.docs.get(file)!;
    const changes = between(doc.state, doc.state.sliceDoc(), text);
    if (!changes.empty) this.dispatch(file, changes, { label, id });
  }

  private async load(file: string): Promise<void> {
    try {
      this.docs.set(file, await this.read(file));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const info: FileInfo = { file, name: file.split("/").at(-1)!, set: this.set, path: file, language: "yaml" };
      if (!this.files.value.some((each) => each.file === file)) this.files.value = [...this.files.value, info];
      this.docs.set(file, this.docOf({ file, text: "", sum: "", own: true }));
    }
  }

  async undo(): Promise<void> {
    const step = this.history.back();
    if (step) await this.travel(step, step.undo);
  }

  async redo(): Promise<void> {
    const step = this.history.forth();
    if (step) await this.travel(step, step.redo);
  }

  /** Back or forth until the step of that number is the last that is done; 0 is before the first. */
  async undoTo(number: number): Promise<void> {
    const { done, undone } = this.history;
    while ((done.peek().at(-1)?.number ?? 0) > number) await this.undo();
    while ((undone.peek().at(-1)?.number ?? Infinity) <= number) await this.redo();
  }

  private async travel(step: Step, changes: ChangeSet): Promise<void> {
    await this.show(step.file);
    this.dispatch(step.file, changes, "undo");
    let place = 0;
    changes.iterChanges((_from, _to, from) => (place = from));
    this.view?.dispatch({ selection: { anchor: Math.min(place, this.view.state.doc.length) }, scrollIntoView: true });
    if (step.id) this.selected.value = step.id;
  }

  /** An edit of a card that the server puts into its file's text: the rest of the file stays as it is. */
  async edit(action: "set" | "leave" | "copy" | "delete", id: string, path: Path = [], value: unknown = null): Promise<void> {
    await this.flush();
    const edited = await post<Edited>("writing/edit", { set: this.set, id, action, path, value });
    const label = action === "copy" ? "copied" : action === "delete" ? "deleted" : "form";
    if (edited.written) await this.draw();
    else await this.replace(edited.file, edited.text, label, edited.id || id);
    if (label !== "form") {
      await this.flush();
      this.selected.value = edited.id;
    }
  }

  /** The same with many cards, one after the other. */
  async editAll(action: "copy" | "delete", ids: string[]): Promise<void> {
    for (const id of ids) await this.edit(action, id);
  }

  private filling: Promise<unknown> = Promise.resolve();

  /** One change of cells or rows after the other, each of the text that the one before has left. */
  private inTurn(change: () => Promise<void>): Promise<void> {
    const work = this.filling.then(async () => {
      await this.flush();
      await change();
    });
    this.filling = work.catch(() => void this.draw());
    return work;
  }

  /** Cells of the table of cards, which the server puts where each card stands. */
  fill(cells: Filled[]): Promise<void> {
    return this.inTurn(async () => {
      const { files } = await post<{ files: Edited[] }>("writing/cells", { set: this.set, cells });
      for (const edited of files) if (!edited.written) await this.replace(edited.file, edited.text, "cells", cells[0]!.id);
      await this.flush(); // what is asked for from now on has them
      if (files.some((edited) => edited.written)) await this.draw();
    });
  }

  /** New cards of the kind of one that there is, or the first of a kind, each with what its cells say; the last is shown. */
  grow(like: string, rows: NewCell[][], kind = ""): Promise<void> {
    return this.inTurn(async () => {
      const before = this.selected.peek();
      const edited = await post<Edited>("writing/rows", { set: this.set, like, rows, kind });
      if (!edited.written) await this.replace(edited.file, edited.text, "made", edited.id);
      await this.flush();
      if (edited.written) await this.draw();
      if (this.selected.peek() === before) this.selected.value = edited.id; // else another was chosen meanwhile
    });
  }

  // Drawing.

  /** What is to be drawn. */
  wanted() {
    const { set, language, theme, side } = this;
    return { set, lang: language.value, theme: theme.value, near: this.near(), side: side.value };
  }

  /** Takes what changed, or has it drawn; what is typed meanwhile is saved all the same, and drawn next. */
  async draw(coming?: () => Promise<Drawn | undefined>): Promise<void> {
    this.isDrawnAgain = this.isDrawing;
    if (this.isDrawing) return;
    this.isDrawing = true;
    try {
      const drawn = (await coming?.()) ?? (await post<Drawn>("writing/draw", this.wanted()));
      if (!drawn.overtaken) this.take(drawn);
    } catch {
      // The next change is drawn again; a studio that has ended is told of by what could not be saved.
    } finally {
      this.isDrawing = false;
      if (this.isDrawnAgain) void this.draw();
    }
  }

  takeIn(file: string, doc: Doc, sentState: EditorState, sent: string, answer: Typed): void {
    const theirs = between(sentState, sent, answer.text!);
    const since = doc.since ?? ChangeSet.empty(sentState.doc.length);
    this.dispatch(file, theirs.map(since), { label: "taken-in", id: "" });
    if (answer.ours !== null) this.offer.value = { file, text: answer.ours };
  }

  /** What was typed before the other program's text was taken, as one step. */
  async putBack(): Promise<void> {
    const offer = this.offer.value;
    this.offer.value = null;
    if (offer) await this.replace(offer.file, offer.text, "put-back");
  }

  // Taking in.

  private take(drawn: Drawn): void {
    const faces = drawn.faces;
    const isFirst = faces !== null && this.isOpen.peek() && !this.summary.peek();
    if (isFirst) void attempt(() => this.open(false));
    batch(() => {
      this.isReadable.value = faces !== null;
      this.findings.ofForm(drawn.issues);
      if (!faces) return;
      this.version.value++;
      for (const [id, svg] of Object.entries(drawn.pictures)) this.hold(faces.find((face) => face.id === id), drawn.side, svg);
      this.faces.value = this.sameWhereSame(faces);
    });
  }

  private hold(face: Face | undefined, side: string, svg: string): void {
    if (!face) return;
    const common = { set: this.set, lang: this.language.value, theme: this.theme.value, when: "" as const };
    put({ ...common, id: face.id, side, stamp: face.stamp }, svg);
  }

  /** The new faces, the old object where nothing that shows is new: such a card is not drawn again. */
  private sameWhereSame(faces: Face[]): Face[] {
    const before = this.faceOf.peek();
    return faces.map((face) => {
      const old = before.get(face.id);
      if (!old) return face;
      old.line = face.line;
      old.file = face.file;
      return (Object.keys(face) as (keyof Face)[]).every((key) => old[key] === face[key]) ? old : face;
    });
  }

  private heard(news: News): void {
    if (news.kind === BACK) {
      for (const info of this.files.value) if (info.path !== null) this.changedOutside.add(info.path);
      this.changedOutside.add(""); // and whatever else has come meanwhile
      void this.lookAgain();
    }
    if (news.kind !== "files") return;
    for (const path of news.paths as string[]) this.changedOutside.add(path);
    clearTimeout(this.looking);
    this.looking = window.setTimeout(() => void this.lookAgain(), LOOK_AGAIN);
  }

  /** Looks at the files that somebody has changed, which may have been this page itself. */
  private async lookAgain(): Promise<void> {
    if (this.writing.isBusy) {
      this.looking = window.setTimeout(() => void this.lookAgain(), LOOK_AGAIN);
      return;
    }
    const paths = new Set(this.changedOutside);
    this.changedOutside.clear();
    const ours = this.files.value.filter((info) => info.path !== null && paths.has(info.path) && this.docs.has(info.file));
    const taken = await Promise.all(ours.map((info) => this.lookAt(info.file)));
    const isOther = paths.size > ours.length;
    if (isOther || taken.some(Boolean)) await this.open(false).catch(() => undefined);
    if (isOther || taken.some(Boolean)) this.findings.later();
  }

  private async lookAt(file: string): Promise<boolean> {
    const doc = this.docs.get(file)!;
    const { sent } = doc;
    const found = await get<FileText>("writing/text", { set: this.set, file }).catch(() => null);
    if (!found || found.sum === doc.sum || doc.isChanged || doc.since) return false;
    if (doc.sent !== sent) return this.lookAt(file); // what came may be older than what was saved meanwhile
    doc.sum = found.sum;
    doc.base = found.text;
    doc.known = doc.sent;
    this.dispatch(file, between(doc.state, doc.state.sliceDoc(), found.text), { label: "taken-in", id: "" });
    return true;
  }

  // Going from one to the other.

  private readonly lines = computed(() => {
    const found = new Map<string, Face[]>();
    for (const face of this.faces.value) found.get(face.file)?.push(face) ?? found.set(face.file, [face]);
    return found;
  });

  /** The card whose entry a line is in. */
  cardAt(file: string, line: number): Face | undefined {
    let last: Face | undefined;
    for (const face of this.lines.value.get(file) ?? []) if (face.line <= line && (!last || face.line > last.line)) last = face;
    return last;
  }

  async goTo(file: string, line: number, column = 1, focus = true): Promise<void> {
    await attempt(() => this.show(file));
    const view = this.view;
    if (!view || this.file.value !== file) return;
    const row = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
    const place = Math.min(row.from + column - 1, row.to);
    view.dispatch({ selection: { anchor: place }, scrollIntoView: true });
    if (!focus) return;
    this.showText();
    requestAnimationFrame(() => view.focus());
  }

  async pick(issue: Finding): Promise<void> {
    const face = this.cardAt(issue.file, issue.line);
    if (face) this.selected.value = face.id;
    if (this.files.value.some((info) => info.file === issue.file)) await this.goTo(issue.file, issue.line, issue.column);
    else tell(issue.place);
  }
}

/** What turns one text into another, as changes of an editor's document. */
function between(state: EditorState, old: string, text: string): ChangeSet {
  const rows = (part: string) => part.replace(/\r\n?/g, "\n");
  const [from, to] = [rows(old), rows(text)];
  const changes = diff(from, to).map((each) => ({ from: each.fromA, to: each.toA, insert: state.toText(to.slice(each.fromB, each.toB)) }));
  return ChangeSet.of(changes, from.length);
}
