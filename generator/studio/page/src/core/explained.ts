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
let waiting: string[] = [];

/** What a code means in the page's language; null where nobody says, undefined until it has come. */
export function explanationOf(code: string): Explained | null | undefined {
  const key = keyOf(code);
  const found = known.value[key];
  if (found === undefined && code && !asked.has(key)) {
    asked.add(key);
    if (!waiting.length) setTimeout(() => void ask(), 0);
    waiting.push(code);
  }
  return code ? found : null;
}

/** What a finding is called, in languages other than that of its sentence. */
export function headingOf(code: string): string {
  return language.value === "en" ? "" : (explanationOf(code)?.title ?? "");
}

function keyOf(code: string): string {
  return `${gameNow()} ${language.value} ${code}`;
}

function gameNow(): string {
  return sets.value.find((set) => set.reference === route.value.set)?.game ?? "";
}

async function ask(): Promise<void> {
  const codes = waiting.splice(0, MOST_AT_ONCE);
  if (waiting.length) setTimeout(() => void ask(), 0);
  const keys = codes.map(keyOf);
  const values = { codes: codes.join(","), game: gameNow(), speaks: language.value };
  const found = await get<Record<string, Explained | null>>("explained", values).catch(() => ({}) as Record<string, null>);
  known.value = { ...known.value, ...Object.fromEntries(codes.map((code, place) => [keys[place]!, found[code] ?? null])) };
}
