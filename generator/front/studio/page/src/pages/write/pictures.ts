// Drawings of faces by what they show; the newest are held as addresses of blobs, which a card can show at once.
import { post } from "../../core/api";

const MOST_HELD = 1500;
const MOST_AT_ONCE = 12; // pictures asked for with one request: the first are there before the last are written

export interface Wanted {
  set: string;
  id: string;
  lang: string;
  theme: string;
  side: string;
  stamp: number;
  when: "" | "opening";
}

interface Asked {
  wanted: Wanted;
  distance: number;
  done: Promise<void>;
  end: () => void;
}

const held = new Map<string, string>();
const asked = new Map<string, Asked>();
const watched = new Map<string, Set<() => void>>();
let isAsking = false;

function keyOf(wanted: Wanted): string {
  const { set, id, lang, theme, side, stamp, when } = wanted;
  return JSON.stringify([set, id, lang, theme, side, when ? 0 : stamp, when]);
}

/** Holds a drawing that has come. */
export function put(wanted: Wanted, svg: string): void {
  const key = keyOf(wanted);
  if (held.has(key)) return;
  held.set(key, URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
  while (held.size > MOST_HELD) {
    const [oldest, gone] = held.entries().next().value!;
    held.delete(oldest);
    URL.revokeObjectURL(gone);
  }
  watched.get(key)?.forEach((show) => show());
}

/** The address of a drawing that is there already. */
export function picture(wanted: Wanted): string | undefined {
  return held.get(keyOf(wanted));
}

/** Calls when a drawing comes, whoever asked for it, until the function that is returned is called. */
export function awaited(wanted: Wanted, show: () => void): () => void {
  const key = keyOf(wanted);
  const all = watched.get(key) ?? new Set();
  watched.set(key, all.add(show));
  return () => {
    all.delete(show);
    if (!all.size) watched.delete(key);
  };
}

/** Asks for a drawing that is not there; those at the least distance from the window come first. */
export function fetched(wanted: Wanted, distance: number): Promise<void> {
  const key = keyOf(wanted);
  if (held.has(key)) return Promise.resolve();
  const before = asked.get(key);
  if (before) {
    before.distance = Math.min(before.distance, distance);
    return before.done;
  }
  let end = () => undefined as void;
  const done = new Promise<void>((resolve) => (end = resolve));
  asked.set(key, { wanted, distance, done, end });
  if (!isAsking) {
    isAsking = true;
    setTimeout(() => void work(), 0); // the cards that come into sight together are asked for together
  }
  return done;
}

/** Whether cards wait for their drawings. */
export function isBusy(): boolean {
  return isAsking;
}

async function work(): Promise<void> {
  while (asked.size) {
    const waiting = [...asked.values()].sort((one, other) => one.distance - other.distance);
    const look = lookOf(waiting[0]!.wanted);
    const together = waiting.filter((each) => lookOf(each.wanted) === look).slice(0, MOST_AT_ONCE);
    await askedTogether(together.map((each) => each.wanted)).catch(() => undefined);
    for (const each of together) {
      asked.delete(keyOf(each.wanted));
      each.end();
    }
  }
  isAsking = false;
}

function lookOf({ set, lang, theme, side, when }: Wanted): string {
  return JSON.stringify([set, lang, theme, side, when]);
}

async function askedTogether(all: Wanted[]): Promise<void> {
  const { set, lang, theme, side, when } = all[0]!;
  const look = { set, lang, theme, side, when };
  const found = await post<{ pictures: Record<string, string> }>("writing/faces", { ...look, ids: all.map((each) => each.id) });
  for (const wanted of all) {
    const svg = found.pictures[wanted.id];
    if (svg) put(wanted, svg);
  }
}

/** Another opening of a set: what it looked like at the last one is no longer asked for. */
export function forget(set: string): void {
  for (const [key, url] of held) {
    if ((JSON.parse(key) as unknown[])[0] !== set) continue;
    held.delete(key);
    URL.revokeObjectURL(url);
  }
}
