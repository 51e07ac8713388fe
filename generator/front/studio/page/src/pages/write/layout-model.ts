// A face that is laid out: its parts as boxes in mm, which are chosen, where they are while they are moved, and what is written of it.
import { computed, signal } from "@preact/signals";
import { get, post } from "../../core/api";
import { attempt } from "../../core/ui";
import type { Edited } from "./kinds";
import type { Session } from "./session";

export type Box = [number, number, number, number];
type Matrix = [number, number, number, number, number, number];
export type Values = Record<string, unknown>;

export interface Part {
  name: string | null;
  part: string;
  box: Box | null;
  /** Whether its box is written as a box. */
  moves: boolean;
  matrix: Matrix;
  fields: Values;
  /** The fields that the set's own layout states. */
  stated: string[];
  /** Nothing can change it: it has no name, or the set is not one's own. */
  fixed: boolean;
  /** The set's own layout has all of it. */
  whole: boolean;
  shown: Values[];
}

export interface Option {
  is: "number" | "choice" | "colour" | "icon" | "shape" | "text" | "yes-no";
  values?: string[];
  least?: number | null;
  most?: number | null;
  optional: boolean;
  default: unknown;
}

export interface Offered {
  name: string;
  type: string;
  optional: boolean;
  called?: Record<string, string>;
  when?: Values;
  values?: string[];
}

export interface Laid {
  face: string;
  file: string;
  own: boolean;
  kind: string;
  card: { width: number; height: number; bleed: number; safe: number };
  parts: Part[];
  words: Record<string, Record<string, Option>>;
  colours: Record<string, string>;
  fields: Offered[];
  removed: string[];
  shapes: string[];
  pictures: string[];
}

export interface Change {
  part?: number;
  name?: string | null;
  fields?: Values;
  action?: "set" | "reset" | "remove" | "restore" | "add";
}

export interface Guide {
  axis: "x" | "y";
  at: number;
}

const PAUSE = 260; // milliseconds after the last key before what it moved is written
const LEAST = 0.2; // mm that a box is wide and high
const MIDDLE = 0.5;

export class Layout {
  readonly laid = signal<Laid | null>(null);
  readonly problem = signal("");
  readonly chosen = signal<number[]>([]);
  /** Boxes that are not written yet, by the place of their part. */
  readonly moved = signal<Record<number, Box>>({});
  readonly guides = signal<Guide[]>([]);
  readonly snaps = signal(true);
  readonly thirds = signal(true);
  readonly only = computed(() => (this.chosen.value.length === 1 ? this.chosen.value[0]! : -1));
  private asked = 0;
  private timer = 0;
  private writing: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** The name of the part that was just added, to be chosen when it is there. */
  private coming = "";

  constructor(readonly session: Session) {}

  boxOf(place: number): Box | null {
    return this.moved.value[place] ?? this.laid.value?.parts[place]?.box ?? null;
  }

  async read(id: string): Promise<void> {
    const { session } = this;
    const turn = ++this.asked;
    const values = { set: session.set, id, lang: session.language.value, theme: session.theme.value, side: session.side.value };
    try {
      const found = await get<Laid>("writing/layout", values);
      if (turn === this.asked) this.take(found);
    } catch (fault) {
      if (turn !== this.asked) return;
      this.problem.value = (fault as Error).message;
      if (this.laid.value && !this.waiting) this.moved.value = {};
    }
  }

  private take(found: Laid): void {
    const before = this.laid.value;
    this.problem.value = "";
    const names = this.chosen.value.map((place) => before?.parts[place]?.name);
    if (!before || before.face !== found.face) this.chosen.value = [];
    else if (this.coming) this.chosen.value = [found.parts.findIndex((part) => part.name === this.coming)].filter((place) => place >= 0);
    else this.chosen.value = this.chosen.value.filter((place, at) => found.parts[place] && found.parts[place]!.name === names[at]);
    if (this.chosen.value.length) this.coming = "";
    this.laid.value = found;
    if (!this.waiting && !this.timer) this.moved.value = {};
  }

  choose(place: number, more = false): void {
    const now = this.chosen.value;
    this.chosen.value = !more ? [place] : now.includes(place) ? now.filter((one) => one !== place) : [...now, place];
  }

  /** The parts that are chosen and may be moved. */
  get movable(): number[] {
    return this.chosen.value.filter((place) => {
      const part = this.laid.value?.parts[place];
      return part?.box && part.moves && !part.fixed;
    });
  }

  /** Moves or stretches what is chosen by keys; it is written when the keys rest. */
  nudge(x: number, y: number, stretches: boolean): void {
    const now = { ...this.moved.value };
    for (const place of this.movable) {
      const part = this.laid.value!.parts[place]!;
      const box = now[place] ?? part.box!;
      const [dx, dy] = inward(part.matrix, x, y);
      now[place] = stretches ? [box[0], box[1], Math.max(LEAST, tidy(box[2] + dx)), Math.max(LEAST, tidy(box[3] + dy))] : [tidy(box[0] + dx), tidy(box[1] + dy), box[2], box[3]];
    }
    this.moved.value = now;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.writeMoved(), PAUSE);
  }

  /** Writes where boxes have been moved to. */
  writeMoved(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const parts = this.laid.value?.parts ?? [];
    const changes = Object.entries(this.moved.value)
      .map(([place, box]) => ({ part: Number(place), name: parts[Number(place)]?.name, fields: { box } }))
      .filter(({ part, fields }) => String(parts[part]?.box) !== String(fields.box));
    if (changes.length) void this.change(changes);
  }

  /** Moves what a picture shows of itself within its box, by a way on the card in mm. */
  pan(x: number, y: number): void {
    const place = this.only.value;
    const part = this.laid.value?.parts[place];
    if (!part?.box || part.fixed || !Array.isArray(part.fields["focus"])) return;
    const [dx, dy] = inward(part.matrix, x, y);
    const crop = cropOf(part);
    if (crop && crop[2] < 1) return this.set(place, { crop: shiftedCrop(crop, dx / (part.box[2] || 1), dy / (part.box[3] || 1)) });
    const [fx, fy] = part.fields["focus"] as [number, number];
    const within = (share: number) => tidy(Math.min(1, Math.max(0, share)));
    this.set(place, { focus: [within(fx - dx / (part.box[2] || 1)), within(fy - dy / (part.box[3] || 1))] });
  }

  private zooming = 1;
  private zoomTimer = 0;

  /** Shows less of a picture, and that larger, or more of it; turns of a wheel become one change. */
  zoom(by: number): void {
    this.zooming *= by;
    clearTimeout(this.zoomTimer);
    this.zoomTimer = window.setTimeout(() => {
      const place = this.only.value;
      const part = this.laid.value?.parts[place];
      const crop = part && !part.fixed && cropOf(part);
      if (crop) this.set(place, { crop: zoomedCrop(crop, this.zooming) });
      this.zooming = 1;
    }, PAUSE);
  }

  set(place: number, fields: Values): void {
    const part = this.laid.value!.parts[place]!;
    void this.change([{ part: place, name: part.name, fields }]);
  }

  /** The same said of every part that is chosen and has the field. */
  setAll(field: string, value: unknown): void {
    const parts = this.laid.value!.parts;
    const places = this.chosen.value.filter((place) => !parts[place]!.fixed && this.laid.value!.words[parts[place]!.part]?.[field]);
    if (places.length) void this.change(places.map((place) => ({ part: place, name: parts[place]!.name, fields: { [field]: value } })));
  }

  act(action: "reset" | "remove"): void {
    const parts = this.laid.value!.parts;
    const places = this.chosen.value.filter((place) => parts[place] && !parts[place]!.fixed);
    if (!places.length) return;
    void this.change(places.map((place) => ({ part: place, name: parts[place]!.name, action })));
    if (action === "remove") this.chosen.value = [];
  }

  restore(name: string): void {
    this.coming = name;
    void this.change([{ name, action: "restore" }]);
  }

  /** Adds a part about a point of the card, in mm. */
  add(what: Offered | "panel" | { picture: string }, x?: number, y?: number): void {
    const { card, parts } = this.laid.value!;
    const taken = new Set([...parts.map((part) => part.name), ...this.laid.value!.removed]);
    const drawn = partFor(what, taken);
    const [wide, high] = (drawn.fields.box as Box).slice(2) as [number, number];
    const within = (middle: number, size: number, whole: number) => tidy(Math.round((Math.min(Math.max(middle - size / 2, 0), whole - size)) * 10) / 10);
    drawn.fields.box = [within(x ?? card.width * MIDDLE, wide, card.width), within(y ?? card.height * MIDDLE, high, card.height), wide, high];
    this.coming = drawn.name;
    void this.change([{ action: "add", fields: drawn.around({ part: drawn.part, name: drawn.name, ...drawn.fields }) }]);
  }

  /** When a field of the kit is printed. */
  async showWhen(field: string, when: Values): Promise<void> {
    const { session } = this;
    const body = { set: session.set, id: session.selected.value, lang: session.language.value, side: session.side.value, field, when };
    await this.written(() => post<Edited>("writing/shown", body));
  }

  change(changes: Change[]): Promise<void> {
    const { session } = this;
    const look = { set: session.set, id: session.selected.value, lang: session.language.value, theme: session.theme.value, side: session.side.value };
    return this.written(() => post<Edited>("writing/lay", { ...look, changes }));
  }

  /** One change after the other, each of the text that the one before has left. */
  private written(asked: () => Promise<Edited>): Promise<void> {
    const { session } = this;
    this.waiting++;
    const work = this.writing.then(async () => {
      await session.flush();
      const edited = await asked();
      await session.replace(edited.file, edited.text, "layout", edited.id);
      await session.flush();
    });
    const done = attempt(() => work).then((): void => {
      this.waiting--;
      if (!this.waiting) void this.read(session.selected.value);
    });
    this.writing = work.catch(() => undefined);
    return done;
  }
}

/** What a field becomes when it is dropped on a card. */
/** The part of a picture that is used: left, top, width, height from 0 to 1; nothing for what is no picture. */
function cropOf(part: Part): Box | undefined {
  return part.part === "picture" ? ((part.fields["crop"] as Box | undefined) ?? [0, 0, 1, 1]) : undefined;
}

const LEAST_CROP = 0.1;
const SMALL = 1000;

/** The same about its middle, so many times smaller, within the picture. */
function zoomedCrop([x, y, width, height]: Box, by: number): Box {
  const [wide, high] = [width, height].map((size) => Math.min(1, Math.max(LEAST_CROP, size / by))) as [number, number];
  return placedCrop(x + (width - wide) / 2, y + (height - high) / 2, wide, high);
}

function shiftedCrop([x, y, width, height]: Box, right: number, down: number): Box {
  return placedCrop(x - right * width, y - down * height, width, height);
}

function placedCrop(x: number, y: number, width: number, height: number): Box {
  const within = (at: number, size: number) => Math.min(1 - size, Math.max(0, at));
  return [within(x, width), within(y, height), width, height].map((each) => Math.round(each * SMALL) / SMALL) as Box;
}

function partFor(what: Offered | "panel" | { picture: string }, taken: Set<string | null>) {
  const bare = (inner: Values) => inner;
  if (what === "panel") return { part: "panel", name: free("box", taken), fields: { shape: "rounded", radius: 1, fill: "accent-pale", box: [0, 0, 20, 10] } as Values, around: bare };
  if ("picture" in what) return { part: "picture", name: free("picture", taken), fields: { file: what.picture, else: "nothing", box: [0, 0, 24, 24] } as Values, around: bare };
  const name = free(`own-${what.name.replaceAll("_", "-")}`, taken);
  const from = { from: what.name };
  const forms: Record<string, [string, Values]> = {
    title: ["title", { role: "title", size: 4.6, align: "centre", stand: "middle", box: [0, 0, 40, 8] }],
    number: ["number", { ...from, shape: "ellipse", size: 6, fill: "gold", box: [0, 0, 10, 10] }],
    one_of: ["badge", { mark: `{${what.name}}`, box: [0, 0, 9, 9] }],
    icon: ["icon", { icon: `{${what.name}}`, box: [0, 0, 9, 9] }],
    picture: ["picture", { ...from, else: "nothing", box: [0, 0, 24, 24] }],
    list: ["text", { ...from, size: 3, box: [0, 0, 40, 5] }],
    colour: ["panel", { shape: "ellipse", fill: `{${what.name}}`, box: [0, 0, 9, 9] }],
  };
  const [part, fields] = forms[what.type] ?? ["text", { ...from, size: 3, stand: "middle", box: [0, 0, 40, 6] }];
  const when = what.when && Object.keys(what.when).length ? { only: what.when } : {};
  const given = what.optional || what.type === "list" ? { given: what.name } : {};
  const isBare = !Object.keys({ ...when, ...given }).length;
  const around = (inner: Values) => (isBare ? inner : { part: "group", ...given, ...when, parts: [inner] });
  return { part, name, fields, around };
}

function free(stem: string, taken: Set<string | null>): string {
  let name = stem;
  for (let number = 2; taken.has(name); number++) name = `${stem}-${number}`;
  return name;
}

/** Lengths in hundredths of a millimetre. */
export function tidy(length: number): number {
  return Math.round(length * 100) / 100;
}

/** A way on the card as one within the groups that a part stands in. */
export function inward([a, b, c, d]: Matrix, x: number, y: number): [number, number] {
  const size = a * d - b * c || 1;
  return [(d * x - c * y) / size, (a * y - b * x) / size];
}

/** Where a box lies on the card, with straight edges. */
export function outward([a, b, c, d, e, f]: Matrix, [x, y, w, h]: Box): Box {
  const points = [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].map(([px, py]) => [a * px! + c * py! + e, b * px! + d * py! + f] as const);
  const xs = points.map(([px]) => px);
  const ys = points.map(([, py]) => py);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

export const isUpright = ([, b, c]: Matrix) => Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;

/** The lines that boxes keep to: edges and thirds of the card, its middle, the safe area, and other parts. */
export function linesOf(layout: Layout, moving: number[]): Record<"x" | "y", number[]> {
  const { card, parts } = layout.laid.value!;
  const of = (size: number) => [0, size, size / 2, size / 3, (2 * size) / 3, card.safe, size - card.safe];
  const found = { x: of(card.width), y: of(card.height) };
  parts.forEach((part, place) => {
    const box = layout.boxOf(place);
    if (!box || moving.includes(place)) return;
    const [x, y, w, h] = outward(part.matrix, box);
    found.x.push(x, x + w / 2, x + w);
    found.y.push(y, y + h / 2, y + h);
  });
  return found;
}

/** How far the nearest of some edges is from a line, if one is near enough, and that line. */
export function nearest(edges: number[], lines: number[], reach: number): { by: number; line: number } | null {
  let best: { by: number; line: number } | null = null;
  for (const edge of edges) for (const line of lines) if (Math.abs(line - edge) <= reach && (!best || Math.abs(line - edge) < Math.abs(best.by))) best = { by: line - edge, line };
  return best;
}
