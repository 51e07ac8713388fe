// One thing in hand that may be laid in many spaces, turned in several ways: then the board is where one answers.
import { computed, signal } from "@preact/signals";
import { lying, offered, picked, told, turned, type Option } from "./game";

/** With fewer answers than these a list says it as well. */
const MANY = 4;

export interface Laying {
  /** What is laid, by its key on the table and by its face. */
  key: string;
  piece: string;
  options: Option[];
}

function isAbout(option: Option, first: Option): boolean {
  return option.piece === first.piece && option.keys[0] === first.keys[0];
}

export const laying = computed<Laying | null>(() => {
  const inSpaces = (told.value?.options ?? []).filter((option) => option.piece && option.keys.length > 1 && lying.value.get(option.keys[1]!)?.cell);
  const first = inSpaces[0];
  if (!first || inSpaces.length < MANY || !inSpaces.every((option) => isAbout(option, first))) return null;
  return { key: first.keys[0]!, piece: first.piece, options: inSpaces };
});

/** How the thing in hand is turned; null where nothing is laid and nothing was turned. */
export const turnNow = computed(() => turned.value ?? laying.value?.options[0]?.turn ?? null);

/** The spaces in which it may lie as it is turned now. */
export const fitting = computed(() => {
  const found = laying.value?.options.filter((option) => option.turn === turnNow.value) ?? [];
  return new Set(found.map((option) => option.keys[1]!));
});

/** With fewer answers than these nobody need look for them on the map. */
const MANY_TILES = 18;

/** The answers that lay a tile on a hex, where there are so many that the hex is chosen first. */
export const mapped = computed<Option[] | null>(() => {
  const map = told.value?.shown?.places.find((place) => place.how === "map");
  const keys = new Set(map?.pieces.map((piece) => piece.key));
  const found = (told.value?.options ?? []).filter((option) => option.piece && option.keys.length === 1 && keys.has(option.keys[0]!));
  return found.length > MANY_TILES ? found : null;
});

/** The tiles that may lie on the hex that was picked, each with its place among all answers. */
export const wheel = computed(() => {
  if (!mapped.value || picked.value.length !== 1) return [];
  return offered.value.filter(({ option }) => mapped.value!.includes(option));
});

/** The place among all answers of the tile that is shown where it would lie. */
export const tried = signal(-1);
export const onTrial = computed(() => wheel.value.find(({ place }) => place === tried.value) ?? null);

/** A label without the picture in letters, such as [ ^ / g3/ 1 ], that stands for a tile where nothing is drawn. */
export function withoutLetters(label: string): string {
  return told.value?.shown ? label.replace(/\s*\[ [^\]]* \]$/, "") : label;
}

export function turn(): void {
  turned.value = ((turnNow.value ?? 0) + 90) % 360;
}
