// Drawings of faces by what they show; the newest are held as addresses of blobs, which a card can show at once.
import { text } from "../../core/api";

const MOST_HELD = 1500;

export interface Wanted {
  set: string;
  id: string;
  lang: string;
  theme: string;
  side: string;
  stamp: number;
  when: "" | "opening";
}

const held = new Map<string, string>();
const asked = new Map<string, Promise<string>>();

function keyOf(wanted: Wanted): string {
  const { set, id, lang, theme, side, stamp, when } = wanted;
  return JSON.stringify([set, id, lang, theme, side, when ? 0 : stamp, when]);
}

function hold(key: string, svg: string): string {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  held.set(key, url);
  while (held.size > MOST_HELD) {
    const [oldest, gone] = held.entries().next().value!;
    held.delete(oldest);
    URL.revokeObjectURL(gone);
  }
  return url;
}

/** Holds a drawing that came with an answer. */
export function put(wanted: Wanted, svg: string): void {
  hold(keyOf(wanted), svg);
}

/** The address of a drawing that is there already. */
export function picture(wanted: Wanted): string | undefined {
  return held.get(keyOf(wanted));
}

/** The address of a drawing, asked for where it is not there. */
export function fetched(wanted: Wanted): Promise<string> {
  const key = keyOf(wanted);
  const there = held.get(key);
  if (there) return Promise.resolve(there);
  let waiting = asked.get(key);
  if (!waiting) {
    const { stamp: _, ...values } = wanted;
    waiting = text("writing/face", values)
      .then((svg) => hold(key, svg))
      .finally(() => asked.delete(key));
    asked.set(key, waiting);
  }
  return waiting;
}

/** Another opening of a set: what it looked like at the last one is no longer asked for. */
export function forget(set: string): void {
  for (const [key, url] of held) {
    if ((JSON.parse(key) as unknown[])[0] !== set) continue;
    held.delete(key);
    URL.revokeObjectURL(url);
  }
}
