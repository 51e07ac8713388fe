// The sets that can be opened, and what is known of each.
import { signal } from "@preact/signals";
import { get, hear } from "./api";
import { language, speech } from "./speech";
import { words } from "./words";

const say = speech(words);

/** A piece as a gallery or a deck knows it; sizes in mm. */
export interface Design {
  id: string;
  kind: string;
  title: string;
  count: number;
  width: number;
  height: number;
}

export interface SetSummary {
  reference: string;
  own: boolean;
  readable: boolean;
  name: string;
  title: Record<string, string>;
  game: string;
  played: boolean;
  languages: string[];
  players: [number, number];
  kinds: { kind: string; designs: number }[];
  themes: string[];
}

export const sets = signal<SetSummary[]>([]);
export const folder = signal("");

/** Whether the sets that travel with Proofpress are among them yet. */
export const areAllRead = signal(false);

interface Listed {
  folder: string;
  sets: SetSummary[];
}

export async function readSets(): Promise<void> {
  take(await get<Listed>("sets"));
  areAllRead.value = true;
}

/** Those of the folder alone, which are told sooner; the others come when nothing else is waited for. */
export async function readOwnSets(): Promise<void> {
  const found = await get<Listed>("sets", { own: "yes" });
  if (!areAllRead.value) take(found);
}

function take(found: Listed): void {
  sets.value = found.sets;
  folder.value = found.folder;
}

/** The language of a set's cards that goes with the page's language. */
export function cardLanguage(set: SetSummary): string {
  return set.languages.includes(language.value) ? language.value : (set.languages[0] ?? "en");
}

/** Themes to choose from: those of every ready layout by their names in the page's language, others as they are called. */
export function themeChoices(themes: string[]): { value: string; label: string }[] {
  const known = new Map([["standard", say("theme-standard")], ["low-ink", say("theme-low-ink")]]);
  return themes.map((value) => ({ value, label: known.get(value) ?? value }));
}

hear((news) => {
  if (news.kind === "sets") void readSets();
});
