// A ship as it is being built: what the page knows of it, and everything that can be done with it.
import { computed, effect, signal } from "@preact/signals";
import { get, post, Refusal, type Finding } from "../../core/api";
import { jobs, stopJob } from "../../core/jobs";
import { cardLanguage, type SetSummary } from "../../core/sets";
import { attempt, tell } from "../../core/ui";
import { History } from "./history";
import { say } from "./words";

export type Place = [number, number];

export interface Board {
  name: string;
  columns: number[];
  rows: number[];
  cells: Place[];
  start: Place | null;
}

export interface Tile {
  id: string;
  is: string;
  edges: string[];
  count: number;
  told: string;
  start: boolean;
}

export interface Laid {
  at: Place;
  tile: string;
  turn: number;
  own: boolean;
}

interface Layout {
  board: string;
  title: string;
  tiles: Laid[];
}

interface Power {
  without_batteries: number;
  with_batteries: number;
}

export interface Report {
  cells: number;
  tiles: number;
  crew: number;
  holds: number;
  special_holds: number;
  batteries: number;
  exposed_connectors: number;
  fire_power: Power;
  engine_power: Power;
  shielded_sides: string[];
  parts: Place[][];
}

export interface Verdict {
  text: string;
  legal: boolean;
  issues: (Finding & { at: Place | null })[];
  layout: Layout | null;
  report: Report | null;
  told: string[];
  marks: { guilty: Place[]; joins: [Place, Place][]; loose: Place[] };
}

interface Offer {
  boards: Board[];
  tiles: Tile[];
  files: { file: string; own: boolean }[];
}

/** A tile in the hand: one of the tray, or one that was lifted from the board. */
export interface Hand {
  tile: string;
  turn: number;
  from: Laid | null;
}

const NOTHING: Layout = { board: "", title: "", tiles: [] };
const JUDGED_AFTER = 60;
export const same = (one: Place | null, other: Place | null) => !!one && !!other && one[0] === other[0] && one[1] === other[1];

export class Ship {
  readonly offer = signal<Offer | null>(null);
  readonly history = new History<Layout>(NOTHING);
  readonly verdict = signal<Verdict | null>(null);
  readonly hand = signal<Hand | null>(null);
  readonly cursor = signal<Place>([0, 0]);
  readonly file = signal("ships/my-ship.yaml");
  readonly filling = signal<{ job: number; file: string } | null>(null);
  /** Why the rest could not be filled; it stands until the ship changes or is filled again. */
  readonly unfilled = signal("");
  readonly saved = signal(true);
  readonly board = computed(() => this.offer.value?.boards.find((one) => one.name === this.history.now.value.board));
  readonly tiles = computed(() => new Map(this.offer.value?.tiles.map((tile) => [tile.id, tile])));
  /** The file as it was opened or saved last: what changed is written into that, so that undoing restores all. */
  private text = "";
  private sum: string | null = null;
  private sumOf = "";
  private asking = new AbortController();
  private timer = 0;
  private stops: (() => void)[] = [];

  constructor(readonly set: SetSummary) {}

  get lang(): string {
    return cardLanguage(this.set);
  }

  /** Reads what there is to build of; call what it returns when the page is left. */
  start(): () => void {
    void attempt(async () => {
      await this.readOffer();
      const board = this.offer.value?.boards[0];
      if (this.history.now.value.board) this.judgeSoon();
      else if (board) this.fresh(board.name);
    });
    this.stops = [effect(() => this.watchFilling())];
    return () => {
      this.stops.forEach((stop) => stop());
      this.asking.abort();
    };
  }

  private async readOffer(): Promise<void> {
    this.offer.value = await get<Offer>("building/ships", { set: this.set.reference, lang: this.lang });
  }

  /** A new ship: its board with the start cabin. */
  fresh(name: string): void {
    const board = this.offer.value?.boards.find((one) => one.name === name);
    const start = this.offer.value?.tiles.find((tile) => tile.start);
    const tiles = board?.start && start ? [{ at: board.start, tile: start.id, turn: 0, own: false }] : [];
    this.text = "";
    this.sum = null;
    this.history.begin({ board: name, title: "", tiles });
    this.cursor.value = board?.start ?? board?.cells[0] ?? [0, 0];
    this.hand.value = null;
    this.judgeSoon();
  }

  change(next: Partial<Layout>, group = ""): void {
    this.history.do({ ...this.history.now.value, ...next }, group);
    this.saved.value = false;
    this.unfilled.value = "";
    this.judgeSoon();
  }

  undo(): void {
    this.history.undo();
    this.changedByHistory();
  }

  redo(): void {
    this.history.redo();
    this.changedByHistory();
  }

  private changedByHistory(): void {
    this.hand.value = null;
    this.saved.value = false;
    this.judgeSoon();
  }

  judgeSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), JUDGED_AFTER);
  }

  private async judge(): Promise<void> {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    await attempt(async () => (this.verdict.value = await this.written(signal)));
  }

  /** The ship as it is now, written and judged. Without a signal nothing newer overtakes it. */
  private written(signal?: AbortSignal): Promise<Verdict> {
    const layout = this.history.now.value;
    const asked = { set: this.set.reference, lang: this.lang, text: this.text, file: this.file.value, layout };
    return post<Verdict>("building/ship/judge", asked, signal);
  }

  isCell(at: Place): boolean {
    return !!this.board.value?.cells.some((cell) => same(cell, at));
  }

  tileAt(at: Place): Laid | undefined {
    return this.history.now.value.tiles.find((one) => same(one.at, at));
  }

  /** How many of a tile the box still holds. */
  left(tile: Tile): number {
    return tile.count - this.history.now.value.tiles.filter((one) => one.tile === tile.id).length;
  }

  pick(tile: string): void {
    this.hand.value = this.hand.value?.tile === tile && !this.hand.value.from ? null : { tile, turn: 0, from: null };
  }

  lift(at: Place): void {
    const tile = this.tileAt(at);
    if (tile) this.hand.value = { tile: tile.tile, turn: tile.turn, from: tile };
  }

  /** Lays the hand's tile on a cell; what lay there goes where the tile came from, or back to the tray. */
  lay(at: Place): void {
    const hand = this.hand.value;
    if (!hand || !this.isCell(at)) return;
    const there = this.tileAt(at);
    const rest = this.history.now.value.tiles.filter((one) => one !== hand.from && one !== there);
    const laid: Laid = { at, tile: hand.tile, turn: hand.turn, own: hand.from?.own ?? false };
    const moved = there && hand.from && there !== hand.from ? [{ ...there, at: hand.from.at }] : [];
    this.hand.value = null;
    this.cursor.value = at;
    this.change({ tiles: [...rest, laid, ...moved] });
  }

  /** A click, or Enter, on a cell. */
  touch(at: Place): void {
    this.cursor.value = at;
    if (this.hand.value) this.lay(at);
    else this.lift(at);
  }

  turn(by = 90): void {
    const hand = this.hand.value;
    if (hand) {
      this.hand.value = { ...hand, turn: (hand.turn + by) % 360 };
      if (!hand.from) return;
    }
    const at = hand?.from?.at ?? this.cursor.value;
    const turned = this.history.now.value.tiles.map((one) =>
      same(one.at, at) ? { ...one, turn: (one.turn + by) % 360 } : one,
    );
    this.change({ tiles: turned }, `turn ${at}`);
    if (hand?.from) this.lift(at);
  }

  takeAway(at: Place = this.hand.value?.from?.at ?? this.cursor.value): void {
    this.hand.value = null;
    const tiles = this.history.now.value.tiles;
    if (this.tileAt(at)) this.change({ tiles: tiles.filter((one) => !same(one.at, at)) });
  }

  /** Opens a file: its text is judged as it stands. */
  async open(file: string): Promise<void> {
    await attempt(async () => {
      const found = await get<{ text: string; sum: string }>("building/ship/open", { set: this.set.reference, file });
      const isOwn = !file.startsWith("brought:");
      await this.show(found.text, file);
      this.file.value = isOwn ? file : `ships/${file.replace("brought:", "")}.yaml`;
      this.sum = isOwn ? found.sum : null;
      this.sumOf = this.file.value;
      this.saved.value = isOwn;
    });
  }

  private async judgeText(text: string, file: string): Promise<Verdict> {
    return post<Verdict>("building/ship/judge", { set: this.set.reference, lang: this.lang, text, file });
  }

  private async show(text: string, file: string): Promise<void> {
    const verdict = await this.judgeText(text, file);
    if (!verdict.layout) throw new Refusal(say("not-a-ship", { file }), verdict.issues, 422);
    this.text = text;
    this.history.begin(verdict.layout);
    this.verdict.value = verdict;
    this.hand.value = null;
    this.cursor.value = this.board.value?.start ?? this.cursor.value;
  }

  async save(): Promise<void> {
    await attempt(async () => {
      const layout = this.history.now.value;
      const file = this.file.value;
      const { text } = await this.written();
      const seen = file === this.sumOf ? this.sum : null;
      this.sum = (await post<{ sum: string }>("building/ship/save", { file, text, seen })).sum;
      this.sumOf = file;
      this.text = text;
      this.saved.value = this.history.now.value === layout;
      tell(say("saved", { file }));
      await this.readOffer();
    });
  }

  /** Has the solver fill the cells that are left, as a job of its own. */
  async fill(): Promise<void> {
    this.unfilled.value = "";
    await attempt(async () => {
      const { text } = await this.written();
      const asked = { set: this.set.reference, text, title: say("fill") };
      this.filling.value = await post<{ job: number; file: string }>("building/ship/fill", asked);
    });
  }

  stopFilling(): void {
    const filling = this.filling.value;
    if (filling) void attempt(() => stopJob(filling.job));
  }

  private watchFilling(): void {
    const filling = this.filling.value;
    const job = filling && jobs.value.find((one) => one.number === filling.job);
    if (!filling || !job || job.state === "running" || job.state === "stopping") return;
    this.filling.value = null;
    if (job.state === "done") void this.takeFilled(filling.file);
    else if (job.state === "failed") this.unfilled.value = job.lines.slice(-4).join(" ") || say("not-filled");
  }

  private async takeFilled(file: string): Promise<void> {
    await attempt(async () => {
      const found = await get<{ text: string }>("building/ship/open", { set: this.set.reference, file });
      const { layout } = await this.judgeText(found.text, file);
      if (layout) this.change({ tiles: layout.tiles });
      else this.unfilled.value = say("not-filled");
    });
  }
}
