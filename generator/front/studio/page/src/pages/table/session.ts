// A table in play: its state, everything that was done, what can be undone and done again.
import { computed, signal } from "@preact/signals";
import { act, type Action, type Said, type State } from "./model";

interface Entry {
  action: Action;
  state: State;
  said: Said;
}

export interface Saved {
  version: 1;
  set: string;
  start: State;
  done: Action[];
}

export class Session {
  readonly entries = signal<Entry[]>([]);
  readonly undone = signal<Entry[]>([]);
  readonly state = computed<State>(() => this.entries.value[this.entries.value.length - 1]?.state ?? this.start);

  constructor(readonly start: State) {}

  /** Does what is asked; whether it could be done. */
  do(action: Action): boolean {
    const outcome = act(this.state.value, action);
    if (!outcome) return false;
    this.entries.value = [...this.entries.value, { action, ...outcome }];
    this.undone.value = [];
    return true;
  }

  undo(): void {
    const last = this.entries.value[this.entries.value.length - 1];
    if (!last) return;
    this.entries.value = this.entries.value.slice(0, -1);
    this.undone.value = [...this.undone.value, last];
  }

  redo(): void {
    const next = this.undone.value[this.undone.value.length - 1];
    if (!next) return;
    this.undone.value = this.undone.value.slice(0, -1);
    this.entries.value = [...this.entries.value, next];
  }

  saved(set: string): Saved {
    return { version: 1, set, start: this.start, done: this.entries.value.map((entry) => entry.action) };
  }

  /** The table of a file: everything that was done on it is done again, so that it can be undone. */
  static of(saved: Saved): Session {
    if (saved.version !== 1 || !Array.isArray(saved.start?.things) || !Array.isArray(saved.start.hands) || !Array.isArray(saved.done)) {
      throw new Error("no-table");
    }
    const session = new Session(saved.start);
    for (const action of saved.done) session.do(action);
    return session;
  }
}
