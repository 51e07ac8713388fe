// A map as it is being painted: what the page knows of it, and everything that can be done with it.
import { computed, effect, signal } from "@preact/signals";
import { get, post, text as textOf, type Finding } from "../../core/api";
import { jobs } from "../../core/jobs";
import { go } from "../../core/route";
import { readSets, sets, type SetSummary } from "../../core/sets";
import { LANGUAGES } from "../../core/speech";
import { attempt, tell } from "../../core/ui";
import { History } from "./history";
import { mapWords } from "./map-words";
import type { Place } from "./ship";
import { say } from "./words";

export type Kind = "plain" | "mountain" | "river" | "lake" | "town" | "city";
export type Brush = Kind | "none" | "hand";

export interface Hex {
  at: Place;
  is: Kind | "strange";
  sign?: string;
  edges?: number[] | null;
  name?: Record<string, string>;
  colour?: string;
  group?: string;
  number?: number;
  cubes?: number;
}

export interface Figures {
  hexes: number;
  kinds: Record<string, number>;
  colours: Record<string, number>;
  goods: number;
  nearest: number | null;
  farthest: number | null;
  apart: number;
  numbers: [string, number][];
}

interface MapVerdict {
  text: string;
  legal: boolean;
  issues: (Finding & { at: Place | null })[];
  figures: Figures;
  rivers: [Place, number[]][];
}

interface Opened {
  file: string;
  text: string;
  sum: string;
  own: boolean;
  hexes: Hex[];
}

interface Land {
  hexes: ReadonlyMap<string, Hex>;
  columns: number;
  rows: number;
}

export const COLOURS = ["red", "blue", "yellow", "purple", "black"] as const;
export const GROUPS = ["light", "dark"] as const;
export const NUMBERS = [1, 2, 3, 4, 5, 6];
const MOST = 40;
const JUDGED_AFTER = 250;
const DRAWN_AFTER = 700;

export const keyOf = ([column, row]: Place) => `${column},${row}`;

export class Painting {
  readonly history = new History<Land>({ hexes: new Map(), columns: 1, rows: 1 });
  readonly opened = signal<Opened | null>(null);
  readonly verdict = signal<MapVerdict | null>(null);
  readonly brush = signal<Brush>("plain");
  readonly colour = signal<string>("red");
  readonly cursor = signal<Place>([0, 0]);
  readonly saved = signal(true);
  readonly picture = signal("");
  readonly isPrinted = signal(false);
  readonly joining = signal(0);
  readonly joined = signal("");
  readonly chosen = computed(() => this.history.now.value.hexes.get(keyOf(this.cursor.value)));
  /** The file as it was opened or saved last: what is painted is written into that, so that undoing restores all. */
  private text = "";
  private sum = "";
  private strokes = 0;
  private asking = new AbortController();
  private timer = 0;
  private drawTimer = 0;

  constructor(readonly set: SetSummary) {}

  get isOwn(): boolean {
    return this.opened.value?.own ?? false;
  }

  start(): () => void {
    void attempt(async () => {
      const opened = await get<Opened>("building/map", { set: this.set.reference });
      this.text = opened.text;
      this.sum = opened.sum;
      this.history.begin(landOf(opened.hexes));
      this.opened.value = opened;
      this.judgeSoon();
    });
    const stop = effect(() => this.watchJoining());
    return () => {
      stop();
      this.asking.abort();
      clearTimeout(this.timer);
      clearTimeout(this.drawTimer);
    };
  }

  private change(land: Land, group = ""): void {
    this.history.do(land, group);
    this.saved.value = false;
    this.judgeSoon();
  }

  undo(): void {
    this.history.undo();
    this.saved.value = false;
    this.judgeSoon();
  }

  redo(): void {
    this.history.redo();
    this.saved.value = false;
    this.judgeSoon();
  }

  judgeSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), JUDGED_AFTER);
    if (this.isPrinted.value) {
      clearTimeout(this.drawTimer);
      this.drawTimer = setTimeout(() => void this.draw(), DRAWN_AFTER);
    }
  }

  private asked() {
    const hexes = [...this.history.now.value.hexes.values()];
    return { set: this.set.reference, file: this.opened.value?.file ?? "", text: this.text, hexes, lang: this.set.languages[0] };
  }

  async judge(): Promise<void> {
    if (!this.opened.value) return;
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    await attempt(async () => {
      const verdict = await post<MapVerdict>("building/map/judge", this.asked(), signal);
      this.verdict.value = verdict;
    });
  }

  /** The map as the set prints it. */
  async draw(): Promise<void> {
    await attempt(async () => {
      const { svg } = await post<{ svg: string }>("building/map/picture", this.asked());
      this.show(this.picture, svg);
    });
  }

  private show(where: { value: string }, svg: string): void {
    if (where.value) URL.revokeObjectURL(where.value);
    where.value = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  }

  beginStroke(): void {
    this.strokes += 1;
  }

  isOn([column, row]: Place): boolean {
    const { columns, rows } = this.history.now.value;
    return column >= 0 && row >= 0 && column < columns && row < rows;
  }

  /** Paints a hex with the brush; one stroke is undone at once. */
  paint(at: Place): void {
    this.cursor.value = at;
    const brush = this.brush.value;
    if (brush === "hand" || !this.isOn(at)) return;
    const land = this.history.now.value;
    const before = land.hexes.get(keyOf(at));
    const hexes = new Map(land.hexes);
    const next = brush === "none" ? null : this.painted(at, brush, before);
    if (next === before || (!next && !before)) return;
    if (next) hexes.set(keyOf(at), next);
    else hexes.delete(keyOf(at));
    this.change({ ...land, hexes }, `stroke ${this.strokes}`);
  }

  private painted(at: Place, brush: Kind, before: Hex | undefined): Hex {
    if (brush === "city") return this.cityAt(at, before);
    if (before?.is === brush) return before;
    if (brush === "town") return { at, is: "town", name: before?.name ?? this.nameOf("town-named") };
    return { at, is: brush };
  }

  private cityAt(at: Place, before: Hex | undefined): Hex {
    const colour = this.colour.value;
    if (before?.is === "city") return before.colour === colour ? before : { ...before, colour };
    const taken = new Set([...this.history.now.value.hexes.values()].map((hex) => `${hex.group} ${hex.number}`));
    const free = GROUPS.flatMap((group) => NUMBERS.map((number) => ({ group, number })));
    const dice = free.find(({ group, number }) => !taken.has(`${group} ${number}`)) ?? { group: "light", number: 1 };
    return { at, is: "city", name: before?.name ?? this.nameOf("city-named"), colour, cubes: 2, ...dice };
  }

  /** A name that no other stop has, in every language of the set. */
  private nameOf(key: "city-named" | "town-named"): Record<string, string> {
    const names = new Set([...this.history.now.value.hexes.values()].map((hex) => hex.name?.[this.set.languages[0]!]));
    for (let number = 1; ; number++) {
      const found = Object.fromEntries(this.set.languages.map((code) => {
        const spoken = code in LANGUAGES ? (code as keyof typeof LANGUAGES) : "en";
        return [code, mapWords[spoken][key].replace("{number}", String(number))];
      }));
      if (!names.has(found[this.set.languages[0]!])) return found;
    }
  }

  /** Changes what the chosen hex has. */
  alter(fields: Partial<Hex>): void {
    const hex = this.chosen.value;
    if (!hex) return;
    const land = this.history.now.value;
    const hexes = new Map(land.hexes).set(keyOf(hex.at), { ...hex, ...fields });
    this.change({ ...land, hexes }, `alter ${keyOf(hex.at)} ${Object.keys(fields)}`);
  }

  resize(columns: number, rows: number): void {
    const within = (most: number) => Math.max(2, Math.min(MOST, most || 2));
    const land = this.history.now.value;
    const size = { columns: within(columns), rows: within(rows) };
    const kept = [...land.hexes].filter(([, { at }]) => at[0] < size.columns && at[1] < size.rows);
    this.change({ ...size, hexes: new Map(kept) });
  }

  /** Room at the left or at the top; two columns at once, so that no hex comes to lie half a hex lower. */
  makeRoom(across: number, down: number): void {
    const land = this.history.now.value;
    if (land.columns + across > MOST || land.rows + down > MOST) return tell(say("too-large", { most: MOST }));
    const moved = [...land.hexes.values()].map((hex): Hex => ({ ...hex, at: [hex.at[0] + across, hex.at[1] + down] }));
    const hexes = new Map(moved.map((hex) => [keyOf(hex.at), hex]));
    this.change({ hexes, columns: land.columns + across, rows: land.rows + down });
  }

  async save(): Promise<boolean> {
    const done = await attempt(async () => {
      const { file } = this.opened.value!;
      const land = this.history.now.value;
      // A request of its own: one that a newer change may overtake would save what was there before.
      const { text } = await post<MapVerdict>("building/map/judge", this.asked());
      const asked = { set: this.set.reference, file, text, seen: this.sum };
      this.sum = (await post<{ sum: string }>("building/map/save", asked)).sum;
      this.text = text;
      this.saved.value = this.history.now.value === land;
      tell(say("saved", { file: `${this.set.reference}/${file}` }));
      return true;
    });
    return done ?? false;
  }

  /** Has the tiles join all cities, as a job of its own, and shows how. */
  async join(): Promise<void> {
    if (this.isOwn && !this.saved.value && !(await this.save())) return;
    await attempt(async () => {
      this.joined.value = "";
      const job = await post<{ number: number }>("building/map/join", { set: this.set.reference, title: say("join") });
      this.joining.value = job.number;
    });
  }

  private watchJoining(): void {
    const job = jobs.value.find((one) => one.number === this.joining.value);
    if (!job || job.state === "running" || job.state === "stopping") return;
    this.joining.value = 0;
    if (job.state === "stopped") return;
    if (job.code !== 0) return tell(say("not-joined"));
    void attempt(async () => this.show(this.joined, await textOf("building/map/joined", { set: this.set.reference })));
  }
}

function landOf(hexes: Hex[]): Land {
  const columns = 1 + Math.max(1, ...hexes.map(({ at }) => at[0]));
  const rows = 1 + Math.max(1, ...hexes.map(({ at }) => at[1]));
  return { columns, rows, hexes: new Map(hexes.map((hex) => [keyOf(hex.at), hex])) };
}

/** Makes a set with a map of its own and opens it. */
export async function beginMap(asked: { name: string; copy: string; columns: number; rows: number }): Promise<boolean> {
  const made = await attempt(() => post<{ set: string }>("building/map/new", asked));
  if (!made) return false;
  await attempt(readSets);
  if (sets.value.some((one) => one.reference === made.set)) go("build", made.set);
  return true;
}
