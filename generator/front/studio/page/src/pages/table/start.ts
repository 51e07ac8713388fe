// A new table: the box of a set laid out, a deck of each kind, face down and shuffled where it has backs.
import type { Design } from "../../core/sets";
import { shuffled, WIDTH, type Card, type Stack, type State, type Thing } from "./model";

export interface Piece extends Design {
  /** The piece whose back is drawn for it: one for all that look the same. */
  back: string | null;
}

export interface Box {
  pieces: Piece[];
  dice: { id: string; count: number; faces: string[] }[];
}

const GAP = 12;
const MOST_CARDS = 2000;

/** A seed that nobody knows beforehand. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

function decks(box: Box, seed: number): Card[][] {
  const kinds = new Map<string, Card[]>();
  let key = 0;
  for (const piece of box.pieces) {
    if (box.dice.some((die) => die.id === piece.id)) continue;
    const deck = kinds.get(piece.kind) ?? [];
    for (let copy = 0; copy < piece.count && key < MOST_CARDS; copy += 1) deck.push({ key: (key += 1), piece: piece.id, up: !piece.back });
    kinds.set(piece.kind, deck);
  }
  return [...kinds.values()].filter((deck) => deck.length).map((deck, place) => shuffled(deck, seed + place));
}

export function startOf(box: Box, seats: number, seed: number): State {
  const sizes = new Map(box.pieces.map((piece) => [piece.id, piece]));
  const things: Thing[] = [];
  let [x, y, high] = [GAP, GAP, 0];
  const put = (width: number, height: number): { x: number; y: number } => {
    if (x > GAP && x + width > WIDTH) [x, y, high] = [GAP, y + high + GAP, 0];
    const at = { x, y };
    [x, high] = [x + width + GAP, Math.max(high, height)];
    return at;
  };
  for (const cards of decks(box, seed)) {
    const size = sizes.get(cards[0]!.piece)!;
    const stack: Stack = { id: things.length + 1, sort: "stack", ...put(size.width, size.height), turn: 0, fanned: false, cards };
    things.push(stack);
  }
  for (const die of box.dice) {
    for (let copy = 0; copy < die.count; copy += 1) {
      things.push({ id: things.length + 1, sort: "die", ...put(Math.max(24, 8 * Math.max(...die.faces.map((face) => face.length))), 24), turn: 0, faces: die.faces, side: 0 });
    }
  }
  return { things, hands: Array.from({ length: seats }, () => []), next: things.length + 1 };
}
