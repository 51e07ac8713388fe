// What the parts of the page share: the session, whose hand is shown, what is chosen, how large all is.
import { signal } from "@preact/signals";
import { speech } from "../../core/speech";
import { isStack, topOf, type Action, type Said, type Thing } from "./model";
import { Session } from "./session";
import type { Box, Piece } from "./start";
import { words } from "./words";

export const say = speech(words);

export type Chosen = { thing: number } | { hand: number } | undefined;

/** What is dragged: all of a thing, one card of a stack, or a card of the hand shown; and where the pointer is. */
export interface Dragged {
  source: { whole: number } | { card: number; of: number } | { hand: number };
  x: number;
  y: number;
  piece?: string;
  up: boolean;
  turn: number;
}

export class Desk {
  readonly seat = signal(0);
  readonly chosen = signal<Chosen>(undefined);
  readonly zoom = signal(innerWidth < 640 ? 1 : 1.3);
  readonly dragged = signal<Dragged | undefined>(undefined);
  readonly session = signal<Session>(undefined as unknown as Session);
  readonly pieces: Map<string, Piece>;

  constructor(readonly set: string, readonly lang: string, readonly box: Box, session: Session) {
    this.session.value = session;
    this.pieces = new Map(box.pieces.map((piece) => [piece.id, piece]));
  }

  do(action: Action): void {
    this.session.value.do(action);
  }

  begin(session: Session): void {
    this.session.value = session;
    this.chosen.value = undefined;
    this.seat.value = 0;
  }

  thing(id: number | undefined): Thing | undefined {
    return this.session.value.state.value.things.find((one) => one.id === id);
  }

  title(piece: string | undefined): string {
    return (piece && (this.pieces.get(piece)?.title || piece)) || say("something");
  }

  /** A thing in words; what lies face down is not named. */
  told(thing: Thing): string {
    if (thing.sort === "die") return say("die-shows", { text: thing.faces[thing.side] ?? "" });
    if (thing.sort === "counter") return say("counter-shows", { text: thing.name, count: thing.count });
    if (thing.sort === "note") return say("note-says", { text: thing.text });
    const [top, count] = [topOf(thing), thing.cards.length];
    if (!top.up) return count > 1 ? say("deck-down", { count }) : say("card-down");
    return count > 1 ? say("deck-up", { title: this.title(top.piece), count }) : say("card", { title: this.title(top.piece) });
  }

  /** What was done, in words. */
  log(said: Said): string {
    const count = said.count ?? 1;
    const values = { seat: (said.seat ?? 0) + 1, count, text: said.text ?? "", piece: this.title(said.piece), cards: say(count === 1 ? "one-card" : "cards", { count }) };
    return say(said.key as Parameters<typeof say>[0], values);
  }

  /** The stacks that something may be put onto, told apart by their number. */
  stacks(but?: number): { value: string; label: string }[] {
    const found = this.session.value.state.value.things.filter((one) => isStack(one) && one.id !== but);
    return found.map((one) => ({ value: String(one.id), label: `${this.told(one)} (${one.id})` }));
  }
}
