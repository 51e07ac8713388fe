// What the kinds of a set are called in the page's language, asked for when there is time.
import { signal } from "@preact/signals";
import { get } from "./api";
import { route } from "./route";
import { language } from "./speech";

const LATER = 700; // milliseconds that the set itself has to be read and drawn in

const known = signal<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

/** What a kind of the open set is called; its name in words until that has come, or where the set does not say. */
export function kindCalled(kind: string): string {
  const { set } = route.value;
  const key = JSON.stringify([set, language.value]);
  if (!asked.has(key)) {
    asked.add(key);
    const speaks = language.value;
    setTimeout(() => void ask(key, set, speaks), LATER);
  }
  return known.value[key]?.[kind] ?? kind.replaceAll("_", " ");
}

async function ask(key: string, set: string, speaks: string): Promise<void> {
  const found = await get<Record<string, string>>("kinds", { set, speaks }).catch(() => null);
  if (found) known.value = { ...known.value, [key]: found };
  else asked.delete(key); // a set that cannot be read now may be later
}
