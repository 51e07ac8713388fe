// Undo over the whole session: every change of every file, in the order they were made.
import { signal } from "@preact/signals";
import type { ChangeSet, Text } from "@codemirror/state";

/** A change of one file; `label` is what the list of changes says of it, `id` the card it was about. */
export interface Step {
  number: number;
  file: string;
  redo: ChangeSet;
  undo: ChangeSet;
  label: StepLabel;
  id: string;
  at: number;
  /** The time of day, in milliseconds since 1970. */
  when: number;
}

export type StepLabel = "typed" | "form" | "cells" | "layout" | "copied" | "deleted" | "taken-in" | "put-back" | "made";

const MOST_STEPS = 2000;
const TOGETHER = 700; // milliseconds; what is typed faster is one step

export class History {
  readonly done = signal<Step[]>([]);
  readonly undone = signal<Step[]>([]);
  private last = 0;

  record(file: string, changes: ChangeSet, before: Text, label: StepLabel, id: string): void {
    const undo = changes.invert(before);
    const now = performance.now();
    const previous = this.done.value.at(-1);
    this.undone.value = [];
    if (previous && this.isOne(previous, file, label, id, now)) {
      const joined = { ...previous, redo: previous.redo.compose(changes), undo: undo.compose(previous.undo), at: now, when: Date.now() };
      this.done.value = [...this.done.value.slice(0, -1), joined];
      return;
    }
    const step = { number: ++this.last, file, redo: changes, undo, label, id, at: now, when: Date.now() };
    this.done.value = [...this.done.value, step].slice(-MOST_STEPS);
  }

  private isOne(previous: Step, file: string, label: StepLabel, id: string, now: number): boolean {
    const isTyping = label === "typed" || label === "form" || label === "cells" || label === "layout";
    return isTyping && previous.label === label && previous.file === file && previous.id === id && now - previous.at < TOGETHER;
  }

  /** The step to be undone, moved to those that can be done again. */
  back(): Step | undefined {
    const step = this.done.value.at(-1);
    if (!step) return undefined;
    this.done.value = this.done.value.slice(0, -1);
    this.undone.value = [...this.undone.value, { ...step, at: 0 }];
    return step;
  }

  forth(): Step | undefined {
    const step = this.undone.value.at(-1);
    if (!step) return undefined;
    this.undone.value = this.undone.value.slice(0, -1);
    this.done.value = [...this.done.value, { ...step, at: 0 }];
    return step;
  }
}
