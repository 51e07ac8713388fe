// What the codes of findings mean, asked for together when they are first shown.
import { signal } from "@preact/signals";
import { get } from "./api";
import { route } from "./route";
import { sets } from "./sets";
import { language } from "./speech";

export interface Explained {
  title: string;
  means: string;
  wrong: Record<string, string>;
  right: Record<string, string>;
}

const MOST_AT_ONCE = 40;
/** By game, language and code: what it means, or null where there is no page. */
const known = signal<Record<string, Explained | null>>({});
const asked = new Set<string>();
const waiting = new Map<string, string>(); // codes by their keys

/** What a code means in the page's language; null where nobody says, undefined until it has come. */
export function explanationOf(code: string): Explained | null | undefined {
  const key = keyOf(code);
  const found = known.value[key];
  if (found === undefined && code && !asked.has(key)) {
    asked.add(key);
    if (!waiting.size) setTimeout(() => void ask(gameNow(), language.peek()), 0);
    waiting.set(key, code);
  }
  return code ? found : null;
}

function keyOf(code: string): string {
  return `${gameNow()} ${language.value} ${code}`;
}

function gameNow(): string {
  return sets.value.find((set) => set.reference === route.value.set)?.game ?? "";
}

async function ask(game: string, speaks: string): Promise<void> {
  const some = [...waiting].slice(0, MOST_AT_ONCE);
  for (const [key] of some) waiting.delete(key);
  if (waiting.size) setTimeout(() => void ask(game, speaks), 0);
  const codes = some.map(([, code]) => code);
  const found = await get<Record<string, Explained | null>>("explained", { codes: codes.join(","), game, speaks }).catch(() => null);
  if (found) known.value = { ...known.value, ...Object.fromEntries(some.map(([key, code]) => [key, found[code] ?? null])) };
  else for (const [key] of some) asked.delete(key); // a studio that has ended may be there again
}
