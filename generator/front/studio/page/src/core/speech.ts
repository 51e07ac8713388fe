// The three languages of the page. Each page keeps its words in a `words.ts` beside it; the compiler holds that every
// language has every word.
import { signal } from "@preact/signals";

export const LANGUAGES = { en: "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文" } as const;
export type Language = keyof typeof LANGUAGES;
export type Words<Key extends string> = Record<Language, Record<Key, string>>;

const KEPT = "proofpress-language";

function first(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept && kept in LANGUAGES) return kept as Language;
  const wanted = navigator.language;
  if (!wanted.startsWith("zh")) return "en";
  return /hant|tw|hk|mo/i.test(wanted) ? "zh-Hant" : "zh-Hans";
}

export const language = signal<Language>(first());

export function speak(chosen: Language): void {
  localStorage.setItem(KEPT, chosen);
  language.value = chosen;
}

/** Says words of a page: `say("seats", { count: 2 })` fills `{count}` in. */
export function speech<Key extends string>(words: Words<Key>) {
  return (key: Key, values: Record<string, string | number> = {}): string =>
    words[language.value][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
}

/** A title of content in the page's language, else in English, else in any. */
export function titled(titles: Record<string, string>, otherwise = ""): string {
  return titles[language.value] ?? titles["en"] ?? Object.values(titles)[0] ?? otherwise;
}
