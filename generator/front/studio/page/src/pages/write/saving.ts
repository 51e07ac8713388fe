// What is typed goes to its file, past everything else that the page and the studio do.
import { ChangeSet } from "@codemirror/state";
import { signal } from "@preact/signals";
import { get, postForLines, Refusal } from "../../core/api";
import { attempt } from "../../core/ui";
import type { Drawn, FileText, Typed } from "./kinds";
import type { Doc, Session } from "./session";

const AGAIN = 100; // milliseconds after which more is sent although what was sent before is not answered yet
const FEW_SENT = 2; // texts that wait for their answers so
const LATER = 300; // milliseconds after which more is sent although a few wait: a page that paints takes no answers in
const MOST_SENT = 20;
const FAILED = 2000; // milliseconds after which what could not be saved is tried again

interface Draft {
  /** What the file may hold if nobody else has changed it: as it was before, and what was sent and never answered. */
  bases: string[];
  text: string;
}

const draftKey = (set: string, file: string) => `proofpress-draft ${set} ${file}`;

/** What was typed into a file and could not be saved, as the browser keeps it until it is. */
export function draftOf(set: string, file: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(set, file)) ?? "null") as Draft | null;
  } catch {
    return null; // a browser may keep nothing
  }
}

function keepDraft(set: string, file: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(draftKey(set, file), JSON.stringify(draft));
    else localStorage.removeItem(draftKey(set, file));
  } catch {
    // as above
  }
}

export class Saving {
  readonly state = signal<"saved" | "saving" | "failed">("saved");
  private readonly sent = new Set<Promise<void>>();
  private readonly writer = crypto.randomUUID();
  private turn = 0;
  private lastSent = -Infinity;
  private timer = 0;
  /** Texts that were sent since the last answer: a studio that ended meanwhile may have written one of them. */
  private readonly unanswered = new Map<string, string[]>();
  private isScheduled = false;
  private isDrawComing = false;
  /** Another program's changes have come: nothing more is sent until the page has them too. */
  private isSettling = false;

  constructor(private readonly session: Session) {
    window.addEventListener("pagehide", this.keepDrafts);
  }

  end(): void {
    window.removeEventListener("pagehide", this.keepDrafts);
  }

  /** The browser keeps what is not in its file yet. */
  private readonly keepDrafts = (): void => {
    for (const [file, doc] of this.session.docs) {
      if (doc.isChanged || doc.since) keepDraft(this.session.set, file, { bases: [doc.base, ...(this.unanswered.get(file) ?? [])], text: doc.state.sliceDoc() });
    }
  };

  get isBusy(): boolean {
    return this.sent.size > 0 || this.changed() !== undefined;
  }

  schedule(): void {
    this.state.value = "saving";
    if (this.isScheduled) return;
    this.isScheduled = true;
    // At once: the server works while the editor still paints.
    queueMicrotask(() => {
      this.isScheduled = false;
      this.send();
    });
  }

  /** All that was typed is in its file once this is done. */
  async flush(): Promise<void> {
    for (let turn = 0; turn < 20 && this.isBusy; turn++) {
      if (!this.sent.size) this.send();
      await Promise.all(this.sent);
    }
  }

  private changed(): string | undefined {
    return [...this.session.docs].find(([, doc]) => doc.isChanged)?.[0];
  }

  /** Sends what was typed: at once, or soon where an answer is awaited; what is typed meanwhile goes with it. */
  private send(): void {
    const file = this.changed();
    if (!file) {
      if (!this.sent.size) this.state.value = "saved"; // what failed before has been saved with something else
      return;
    }
    if (this.isSettling || this.sent.size >= MOST_SENT) return;
    const pause = this.sent.size < FEW_SENT ? AGAIN : LATER;
    const rest = this.sent.size ? this.lastSent + pause - performance.now() : 0;
    clearTimeout(this.timer);
    if (rest > 0) {
      this.timer = window.setTimeout(() => this.send(), rest);
      return;
    }
    this.lastSent = performance.now();
    const written = this.write(file, this.session.docs.get(file)!).finally(() => {
      this.sent.delete(written);
      if (!this.sent.size) this.isSettling = false;
      if (this.state.value === "failed") return;
      if (this.changed()) this.schedule();
      else if (!this.sent.size) this.state.value = "saved";
    });
    this.sent.add(written);
  }

  private async write(file: string, doc: Doc): Promise<void> {
    const [state, text, turn] = [doc.state, doc.state.sliceDoc(), ++this.turn];
    doc.sent = turn;
    this.unanswered.set(file, [...(this.unanswered.get(file) ?? []), text].slice(-MOST_SENT));
    doc.since = ChangeSet.empty(state.doc.length);
    doc.isChanged = false;
    this.session.findings.later();
    const draw = this.isDrawComing || this.session.isDrawing ? null : this.session.wanted();
    if (draw) this.isDrawComing = true;
    try {
      const lines = await this.posted(file, text, doc, turn, draw);
      const answer = (await lines.next()).value as Typed;
      if (draw) this.isDrawComing = false;
      keepDraft(this.session.set, file, null);
      this.unanswered.delete(file);
      if (doc.sent === turn) {
        Object.assign(doc, { sum: answer.sum, base: answer.text ?? text, known: turn });
        if (answer.text !== null) this.session.takeIn(file, doc, state, text, answer);
      } else if (answer.text !== null) {
        this.isSettling = true; // the later answer tells the same, but for what clashed
        if (answer.ours !== null) this.session.offer.value = { file, text: answer.ours };
      }
      void this.session.draw(draw ? async () => (await lines.next()).value as Drawn | undefined : undefined);
    } catch (fault) {
      if (draw) this.isDrawComing = false;
      doc.isChanged = true;
      this.keepDrafts();
      this.failed(fault);
    } finally {
      if (doc.sent === turn) doc.since = null;
    }
  }

  /** Sends a file; answered are what was written and, in a line of its own, what was drawn where that is wanted. */
  private posted(file: string, text: string, doc: Doc, turn: number, draw: unknown): Promise<AsyncGenerator<unknown>> {
    const { writer } = this;
    const typed = { set: this.session.set, file, text, seen: doc.sum || null, draw, writer, turn, known: doc.known };
    return postForLines("writing/type", typed).catch(async (fault) => {
      if (!(fault instanceof Refusal) || fault.status !== 409) throw fault;
      const { text: there, sum } = await get<FileText>("writing/text", { set: typed.set, file });
      const isOurs = this.unanswered.get(file)?.includes(there);
      // Another program has changed the file: both changes are brought together.
      return postForLines("writing/type", isOurs ? { ...typed, seen: sum } : { ...typed, base: doc.base });
    });
  }

  private failed(fault: unknown): void {
    const first = this.state.value !== "failed";
    this.state.value = "failed";
    if (first) void attempt(() => Promise.reject(fault));
    setTimeout(() => this.schedule(), FAILED);
  }
}
