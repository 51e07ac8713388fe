// The game that is open: what the server told of it last, and what is done with it. Every rule is the server's.
import { computed, signal } from "@preact/signals";
import { BACK, get, hear, post } from "../../core/api";

export interface Lying {
  key: string;
  piece?: string;
  side?: "front" | "back";
  turn?: number;
  copies?: number;
  cell?: [number, number];
  said?: string;
  notes?: string[];
  pip?: number;
}

export interface Place {
  heading: string;
  pieces: Lying[];
  how?: "row" | "fan" | "stack" | "grid" | "board" | "hexes" | "map" | "dice";
  seat?: number;
}

export interface Figure {
  heading: string;
  value: string;
}

export interface Option {
  label: string;
  keys: string[];
  piece: string;
  turn: number;
  /** What becomes of the person by it, as things stand, and whether that is ruin. */
  foretold: string;
  ruins: boolean;
}

export interface Told {
  set: string;
  language: string;
  seats: string[];
  seed: number;
  choices: number;
  turn: number;
  waits: "person" | "agent" | "over";
  viewer: number;
  since: number;
  story: string[];
  map_stamp: string;
  can_undo: boolean;
  question: string;
  options: Option[];
  shown: { places: Place[]; figures: Figure[][]; table?: Figure[] } | null;
  situation: string[];
  ending: { scores: number[]; winners: number[]; told: string[]; file: string } | null;
  said: string;
  /** The seats of the people at this page. */
  own: number[];
}

/** A seat that is played in another browser. */
export interface SeatAway {
  seat: number;
  name: string;
  state: "invited" | "asking" | "in";
  is_here: boolean;
}

export interface Hint {
  place: number;
  others: { place: number; behind: number }[];
  measure: "points" | "chance" | "own";
  guesses: number;
}

export interface DrawnMap {
  svg: string;
  width: number;
  height: number;
  across: number;
  hexes: { cell: [number, number]; x: number; y: number }[];
}

/** Some rules of the game under a heading; those of a phase hold in one part of a round. */
export interface RuleSection {
  title: string;
  lines: string[];
  is_phase: boolean;
}

export interface Begin {
  set?: string;
  seats?: string[];
  seed?: number;
  language?: string;
  file?: string;
}

interface Reply {
  game: number;
  said: string;
  told: Told | null;
  hint: Hint | null;
  map: DrawnMap | null;
  rules: RuleSection[];
}

export const number = signal(0);
export const told = signal<Told | null>(null);
export const story = signal<string[]>([]);
export const hint = signal<Hint | null>(null);
export const isThinking = signal(false);
/** Who gives hints: who thinks longest says most, but on a large map that takes a while. */
export const adviser = signal("search");
/** Who gave the hint that is shown. */
export const hintBy = signal("search");
/** Whether this is the page of a guest, who has one seat at one table. */
export const isGuest = signal(false);
/** The seats of this table that are played in other browsers; of a guest's own, that one too. */
export const away = signal<SeatAway[]>([]);
/** Whether the window is open in which guests are invited. */
export const isInviting = signal(false);
const KEPT_PACE = "proofpress-moves";
/** Whether those who play by themselves are shown one move after the other, and things travel. */
export const oneByOne = signal(localStorage.getItem(KEPT_PACE) ? localStorage.getItem(KEPT_PACE) === "one" : !matchMedia("(prefers-reduced-motion: reduce)").matches);

export function showMoves(isShown: boolean): void {
  localStorage.setItem(KEPT_PACE, isShown ? "one" : "all");
  oneByOne.value = isShown;
}

/** Keys of what was clicked to narrow the answers down. */
export const picked = signal<string[]>([]);
/** How the piece in hand is turned, once the person has turned it. */
export const turned = signal<number | null>(null);

/** The answers that are about everything picked, each with its place among all. */
export const offered = computed(() => {
  const options = told.value?.options ?? [];
  const all = options.map((option, place) => ({ option, place }));
  return all.filter(({ option }) => picked.value.every((key) => option.keys.includes(key)));
});

/** All that some answer is about. */
export const touched = computed(() => new Set((told.value?.options ?? []).flatMap((option) => option.keys)));

/** Keys of what is drawn as dice. */
export const dice = computed(() => {
  const places = (told.value?.shown?.places ?? []).filter((place) => place.how === "dice");
  return new Set(places.flatMap((place) => place.pieces.map((piece) => piece.key)));
});

/** What lies on the table, by its key. */
export const lying = computed(() => {
  const places = told.value?.shown?.places ?? [];
  return new Map(places.flatMap((place) => place.pieces.map((piece) => [piece.key, piece] as const)));
});

function take(reply: Reply): void {
  const news = reply.told;
  if (!news) return;
  story.value = [...story.value.slice(0, news.since), ...news.story];
  told.value = news;
  picked.value = [];
  turned.value = null;
  hint.value = null;
}

async function ask(what: Record<string, unknown>): Promise<Reply> {
  const seat = (what.seat as number | undefined) ?? told.value?.viewer ?? -1;
  return post<Reply>("playing/ask", { game: number.value, ask: { ...what, seat, since: story.value.length } });
}

let isLooking = false;
let hasMissed = false;

function differs(news: Told): boolean {
  const now = told.value;
  return !now || news.choices !== now.choices || news.waits !== now.waits || news.turn !== now.turn || news.own.join() !== now.own.join();
}

/** What has changed without this page having asked for it; what comes meanwhile is looked at afterwards. */
async function refresh(): Promise<void> {
  if (!number.value) return;
  hasMissed = true;
  if (isLooking || isChoosing || isGoing) return;
  isLooking = true;
  try {
    while (hasMissed && !isChoosing) {
      hasMissed = false;
      const reply = await ask({ do: "look" });
      if (isChoosing) hasMissed = true;
      else if (reply.told && differs(reply.told)) take(reply);
    }
  } finally {
    isLooking = false;
  }
}

let timesSeated = 0; // so often did news tell who sits where

hear((news) => {
  if (news.kind === "seats" && news.game === number.value) {
    timesSeated += 1;
    away.value = news.seats as SeatAway[];
  }
  if (news.kind === BACK || ((news.kind === "table" || news.kind === "seats") && news.game === number.value)) void refresh().catch(() => undefined);
});

/** Who sits at this table in another browser, for the host. An answer that news has overtaken is older than the news. */
export async function readAway(): Promise<{ addresses: string[]; address: string }> {
  const [game, before] = [number.value, timesSeated];
  const found = await get<{ addresses: string[]; address: string; seats: SeatAway[] }>("playing/guests", { game: number.value });
  if (number.value === game && timesSeated === before) away.value = found.seats;
  return found;
}

export async function begin(wanted: Begin): Promise<void> {
  const reply = await post<Reply>("playing/begin", wanted);
  story.value = [];
  away.value = [];
  number.value = reply.game;
  take(reply);
  void letOthersChoose();
}

/** Opens a game that is going on already, after the page was loaded again. */
export async function reopen(game: number): Promise<void> {
  number.value = game;
  story.value = [];
  take(await ask({ do: "look" }));
  if (!isGuest.value) await readAway();
  void letOthersChoose();
}

const BETWEEN = 420; // milliseconds between two moves that are shown
const LONGEST_SHOW = 5000; // after which the others go on as fast as they can
let isGoing = false;
let isChoosing = false;

/** Those who play by themselves choose until a person is asked, the game is over or another one is opened. */
async function letOthersChoose(): Promise<void> {
  if (isGoing || isGuest.value) return;
  isGoing = true;
  const game = number.value;
  try {
    const until = performance.now() + LONGEST_SHOW;
    while (number.value === game && told.value?.waits === "agent") {
      const isCalm = oneByOne.value && performance.now() < until;
      take(await ask({ do: "on", one_by_one: isCalm }));
      if (isCalm && told.value?.waits === "agent") await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  } catch {
    told.value = null;
  } finally {
    isGoing = false;
  }
  if (number.value !== game && told.value?.waits === "agent") void letOthersChoose();
}



export async function choose(place: number): Promise<void> {
  if (isChoosing) return;
  isChoosing = true;
  try {
    take(await ask({ do: "choose", place, choices: told.value?.choices ?? -1 }));
  } finally {
    isChoosing = false;
  }
  await letOthersChoose();
  if (hasMissed) await refresh();
}

export async function undo(): Promise<void> {
  take(await ask({ do: "undo" }));
}

export async function liftCurtain(seat: number): Promise<void> {
  take(await ask({ do: "look", seat }));
}

export async function askHint(): Promise<void> {
  isThinking.value = true;
  try {
    const choices = told.value?.choices;
    hintBy.value = adviser.value;
    const reply = await ask({ do: "hint", by: adviser.value });
    if (told.value?.choices === choices) hint.value = reply.hint;
  } finally {
    isThinking.value = false;
  }
}

export async function save(): Promise<string> {
  return (await ask({ do: "save" })).said;
}

export async function whyNot(key: string): Promise<string> {
  return (await ask({ do: "why", key })).said;
}

export async function drawnMap(): Promise<DrawnMap | null> {
  return (await ask({ do: "map" })).map;
}

export async function rulesTold(): Promise<RuleSection[]> {
  return (await ask({ do: "rules" })).rules;
}

export function leave(): void {
  number.value = 0;
  told.value = null;
  story.value = [];
}

export interface Saved {
  file: string;
  header: { seats: string[]; seed: number; language: string };
  choices: number;
}

export async function savedGames(set: string): Promise<Saved[]> {
  return get<Saved[]>("playing/saved", { set });
}

export interface Players {
  person: string;
  usual: string;
  agents: string[];
}

export async function players(): Promise<Players> {
  return get<Players>("playing/players");
}
