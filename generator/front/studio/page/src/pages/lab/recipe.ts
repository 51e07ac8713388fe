// A recipe that is open: its text, what stands in it, what is wrong; saved as one types, one saving after the other.
import { signal } from "@preact/signals";
import { get, post, Refusal, type Finding } from "../../core/api";
import { attempt } from "../../core/ui";

export type Values = Record<string, unknown> | null;

interface Read {
  text: string;
  sum: string;
  values: Values;
  issues: Finding[];
}

const WAIT = 300;

export class OpenRecipe {
  readonly text = signal("");
  readonly values = signal<Values>(null);
  readonly issues = signal<Finding[]>([]);
  readonly state = signal<"saved" | "unsaved" | "changed">("saved");
  /** Counts changes that were not typed. */
  readonly revision = signal(0);
  private sum = "";
  private timer = 0;
  private saving: Promise<void> | undefined;
  private editing: Promise<void> = Promise.resolve();

  constructor(readonly set: string, readonly file: string) {}

  async read(): Promise<void> {
    const found = await get<Read>("lab/recipe", { set: this.set, file: this.file });
    this.take(found);
    this.text.value = found.text;
    this.revision.value += 1;
    this.state.value = "saved";
  }

  /** What was typed; it is saved a moment later. */
  write(text: string): void {
    if (text === this.text.value) return;
    this.text.value = text;
    if (this.state.value === "changed") return;
    this.state.value = "unsaved";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void attempt(() => this.save()), WAIT);
  }

  /** Sets one entry, or takes it away; the server writes it into the text, with all remarks as they were. */
  edit(path: string[], value: unknown): Promise<void> {
    // One after the other: each is made in the text that the one before left.
    const made = this.editing.then(() => this.editOnce(path, value));
    this.editing = made.catch(() => undefined);
    return made;
  }

  private async editOnce(path: string[], value: unknown): Promise<void> {
    const found = await post<{ text: string }>("lab/edit", { text: this.text.value, path, value });
    this.write(found.text);
    this.revision.value += 1;
  }

  async save(): Promise<void> {
    await this.editing;
    clearTimeout(this.timer);
    await this.saving;
    if (this.state.value !== "unsaved") return;
    this.saving = this.saveOnce();
    await this.saving;
  }

  private async saveOnce(): Promise<void> {
    const text = this.text.value;
    try {
      const found = await post<Omit<Read, "text">>("lab/save", { set: this.set, file: this.file, text, seen: this.sum });
      this.take(found);
      if (this.text.value === text) this.state.value = "saved";
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.status !== 409) throw fault;
      this.state.value = "changed";
    }
  }

  private take(found: Omit<Read, "text">): void {
    this.sum = found.sum;
    this.values.value = found.values;
    this.issues.value = found.issues;
  }
}
