// What was done, to be undone and done again.
import { signal, type Signal } from "@preact/signals";

const MOST_STEPS = 300;

export class History<Value> {
  readonly now: Signal<Value>;
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  private before: Value[] = [];
  private after: Value[] = [];
  private grouped = "";

  constructor(first: Value) {
    this.now = signal(first);
  }

  /** Changes that come one after another under the same `group` are undone at once, such as one stroke of a brush. */
  do(next: Value, group = ""): void {
    if (!group || group !== this.grouped) this.before = [...this.before, this.now.value].slice(-MOST_STEPS);
    this.grouped = group;
    this.after = [];
    this.show(next);
  }

  undo(): void {
    const last = this.before.pop();
    if (last === undefined) return;
    this.after.push(this.now.value);
    this.grouped = "";
    this.show(last);
  }

  redo(): void {
    const next = this.after.pop();
    if (next === undefined) return;
    this.before.push(this.now.value);
    this.grouped = "";
    this.show(next);
  }

  /** Begins anew, with nothing to undo. */
  begin(first: Value): void {
    this.before = [];
    this.after = [];
    this.grouped = "";
    this.show(first);
  }

  private show(value: Value): void {
    this.now.value = value;
    this.canUndo.value = this.before.length > 0;
    this.canRedo.value = this.after.length > 0;
  }
}
