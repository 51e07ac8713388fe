// A table without rules as plain data, and what can be done on it: pure functions from a state to the next.
export interface Card {
  key: number;
  piece: string;
  up: boolean;
}

interface Placed {
  id: number;
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  turn: number;
}

export interface Stack extends Placed {
  sort: "stack";
  /** From bottom to top. */
  cards: Card[];
  fanned: boolean;
}
export interface Die extends Placed {
  sort: "die";
  faces: string[];
  side: number;
}
export interface Counter extends Placed {
  sort: "counter";
  name: string;
  count: number;
}
export interface Note extends Placed {
  sort: "note";
  text: string;
}
export type Thing = Stack | Die | Counter | Note;
type Loose = Omit<Die, "id"> | Omit<Counter, "id"> | Omit<Note, "id">;

export interface State {
  /** From the lowest to the uppermost; places in mm. */
  things: Thing[];
  hands: Card[][];
  next: number;
}

export type Action =
  | { do: "move"; thing: number; x: number; y: number }
  | { do: "join"; thing: number; onto: number }
  | { do: "take"; thing: number; x: number; y: number; key?: number; onto?: number }
  | { do: "flip" | "turn" | "fan" | "remove"; thing: number }
  | { do: "shuffle"; thing: number; seed: number }
  | { do: "draw"; thing: number; seat: number; count: number; key?: number }
  | { do: "deal"; thing: number; count: number }
  | { do: "play"; seat: number; key: number; up: boolean; x: number; y: number; onto?: number }
  | { do: "roll"; thing: number; side: number }
  | { do: "count"; thing: number; by: number }
  | { do: "write"; thing: number; text: string }
  | { do: "add"; thing: Loose }
  | { do: "seats"; count: number };

/** What was done, to be told in words: a piece is named only where everybody sees it. */
export interface Said {
  key: string;
  seat?: number;
  count?: number;
  piece?: string;
  text?: string;
}

interface Outcome {
  state: State;
  said: Said;
}

export const MOST_SEATS = 8;
export const WIDTH = 1000;
export const HEIGHT = 700;

export const isStack = (thing: Thing | undefined): thing is Stack => thing?.sort === "stack";
export const topOf = (stack: Stack): Card => stack.cards[stack.cards.length - 1]!;

/** Numbers between 0 and 1 from a seed, always the same ones (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const found = [...items];
  const next = chance(seed);
  for (let last = found.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [found[last], found[other]] = [found[other]!, found[last]!];
  }
  return found;
}

function inside(x: number, y: number): { x: number; y: number } {
  return { x: Math.round(Math.min(WIDTH - 20, Math.max(0, x))), y: Math.round(Math.min(HEIGHT - 20, Math.max(0, y))) };
}

/** The table with a thing changed and laid uppermost. */
function changed(state: State, thing: Thing): State {
  return { ...state, things: [...state.things.filter((other) => other.id !== thing.id), thing] };
}

/** The table with these cards left in a stack; an empty one is gone. */
function left(state: State, stack: Stack, cards: Card[]): State {
  if (!cards.length) return { ...state, things: state.things.filter((other) => other.id !== stack.id) };
  return { ...state, things: state.things.map((other) => (other.id === stack.id ? { ...stack, cards, fanned: stack.fanned && cards.length > 1 } : other)) };
}

/** Cards laid on a stack, or down as a new one. */
function laid(state: State, cards: Card[], at: { x: number; y: number }, onto?: number, turn = 0): State {
  const under = state.things.find((other) => other.id === onto);
  if (isStack(under)) return changed(state, { ...under, cards: [...under.cards, ...cards] });
  const stack: Stack = { id: state.next, sort: "stack", ...inside(at.x, at.y), turn, fanned: false, cards };
  return { ...state, next: state.next + 1, things: [...state.things, stack] };
}

const seen = (card: Card): string | undefined => (card.up ? card.piece : undefined);

function withStack(state: State, stack: Stack, action: Action): Outcome | undefined {
  const top = topOf(stack);
  switch (action.do) {
    case "join": {
      const under = state.things.find((other) => other.id === action.onto);
      if (!isStack(under) || under.id === stack.id) return undefined;
      return { state: laid(left(state, stack, []), stack.cards, under, under.id), said: { key: "joined", count: stack.cards.length, piece: seen(top) } };
    }
    case "take": {
      const card = stack.cards.find((one) => one.key === action.key) ?? top;
      if (action.onto === stack.id) return undefined;
      const rest = left(state, stack, stack.cards.filter((one) => one !== card));
      return { state: laid(rest, [card], action, action.onto, stack.turn), said: { key: "took", piece: seen(card) } };
    }
    case "flip": {
      const cards = [...stack.cards].reverse().map((card) => ({ ...card, up: !card.up }));
      const flipped = { ...stack, cards };
      return { state: changed(state, flipped), said: { key: "flipped", count: cards.length, piece: seen(topOf(flipped)) } };
    }
    case "fan":
      if (stack.cards.length < 2) return undefined;
      return { state: changed(state, { ...stack, fanned: !stack.fanned }), said: { key: stack.fanned ? "stacked" : "fanned", count: stack.cards.length } };
    case "shuffle":
      return { state: changed(state, { ...stack, cards: shuffled(stack.cards, action.seed), fanned: false }), said: { key: "shuffled", count: stack.cards.length } };
    case "draw":
      return drawn(state, stack, action);
    case "deal":
      return dealt(state, stack, action.count);
    default:
      return undefined;
  }
}

function drawn(state: State, stack: Stack, { seat, count, key }: Extract<Action, { do: "draw" }>): Outcome | undefined {
  if (!state.hands[seat]) return undefined;
  const one = stack.cards.find((card) => card.key === key);
  const taken = one ? [one] : stack.cards.slice(-Math.max(1, count)).reverse();
  const hands = state.hands.map((hand, at) => (at === seat ? [...hand, ...taken] : hand));
  const rest = stack.cards.filter((card) => !taken.includes(card));
  return { state: left({ ...state, hands }, stack, rest), said: { key: "drew", seat, count: taken.length } };
}

function dealt(state: State, stack: Stack, count: number): Outcome | undefined {
  const each = Math.min(count, Math.floor(stack.cards.length / state.hands.length));
  if (each < 1) return undefined;
  const cards = [...stack.cards];
  const hands = state.hands.map((hand) => [...hand]);
  for (let round = 0; round < each; round += 1) for (const hand of hands) hand.push(cards.pop()!);
  return { state: left({ ...state, hands }, stack, cards), said: { key: "dealt", count: each } };
}

function played(state: State, action: Extract<Action, { do: "play" }>): Outcome | undefined {
  const card = state.hands[action.seat]?.find((one) => one.key === action.key);
  if (!card) return undefined;
  const hands = state.hands.map((hand) => hand.filter((one) => one !== card));
  const shown = { ...card, up: action.up };
  return { state: laid({ ...state, hands }, [shown], action, action.onto), said: { key: "played", seat: action.seat, piece: seen(shown) } };
}

/** Fewer seats lay their cards down; more have empty hands. */
function seated(state: State, count: number): Outcome | undefined {
  if (count < 1 || count > MOST_SEATS || count === state.hands.length) return undefined;
  const hands = Array.from({ length: count }, (_, seat) => state.hands[seat] ?? []);
  const rest = state.hands.slice(count).flat().map((card) => ({ ...card, up: false }));
  const next = { ...state, hands };
  return { state: rest.length ? laid(next, rest, { x: 10, y: HEIGHT - 120 }) : next, said: { key: "seated", count } };
}

/** What comes of an action; nothing where it cannot be done. */
export function act(state: State, action: Action): Outcome | undefined {
  if (action.do === "play") return played(state, action);
  if (action.do === "seats") return seated(state, action.count);
  if (action.do === "add") {
    const thing = { ...action.thing, ...inside(action.thing.x, action.thing.y), id: state.next } as Thing;
    return { state: { ...state, next: state.next + 1, things: [...state.things, thing] }, said: { key: `added-${thing.sort}` } };
  }
  const thing = state.things.find((one) => one.id === action.thing);
  if (!thing) return undefined;
  if (action.do === "move") return { state: changed(state, { ...thing, ...inside(action.x, action.y) }), said: { key: `moved-${thing.sort}`, ...named(thing) } };
  if (action.do === "turn") return { state: changed(state, { ...thing, turn: (thing.turn + 1) % 4 }), said: { key: "turned", ...named(thing) } };
  if (isStack(thing)) return withStack(state, thing, action);
  if (action.do === "remove") return { state: { ...state, things: state.things.filter((one) => one !== thing) }, said: { key: `removed-${thing.sort}` } };
  if (action.do === "roll" && thing.sort === "die") {
    return { state: changed(state, { ...thing, side: action.side }), said: { key: "rolled", text: thing.faces[action.side] ?? "" } };
  }
  if (action.do === "count" && thing.sort === "counter") {
    return { state: changed(state, { ...thing, count: thing.count + action.by }), said: { key: "counted", text: thing.name, count: thing.count + action.by } };
  }
  if (action.do === "write" && thing.sort === "note") return { state: changed(state, { ...thing, text: action.text.slice(0, 2000) }), said: { key: "wrote" } };
  return undefined;
}

function named(thing: Thing): { piece?: string; count?: number } {
  return isStack(thing) ? { piece: seen(topOf(thing)), count: thing.cards.length } : {};
}
