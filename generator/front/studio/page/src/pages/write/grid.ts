// What a table of cards holds, which of it shows in which order, and how cells travel to and from a spreadsheet.
export interface Grid {
  kind: string;
  kinds: string[];
  /** Of each column the names that lead to its values. */
  columns: string[][];
  rows: Row[];
}

export interface Row {
  id: string;
  cells: string[];
}

export interface Spot {
  row: number;
  column: number;
}

export interface Order {
  column: number;
  isDown: boolean;
}

export interface Filled {
  id: string;
  path: string[];
  text: string;
}

export type NewCell = Omit<Filled, "id">;

/** What a new card is called at first, in every language. */
export function titles(languages: string[], text: string): NewCell[] {
  return languages.map((language) => ({ path: ["title", language], text }));
}

/** Which column each cell of pasted rows goes to; a first row that names columns alone says so itself and is taken off. */
export function columnsOf(lines: string[][], columns: string[][], languages: string[], left: number): number[] {
  const names = columns.map((path) => [headingOf(path, languages), path.join("."), path[0]!].map((name) => name.toLowerCase()));
  const headed = lines[0]!.map((cell) => names.findIndex((each) => each.includes(cell.trim().toLowerCase())));
  if (lines.length < 2 || headed.includes(-1)) return lines[0]!.map((_, across) => left + across);
  lines.shift();
  return headed;
}

/** As spreadsheets of a set are headed: `title [en]`, `ability.do`. */
export function headingOf(path: string[], languages: string[]): string {
  const last = path.at(-1)!;
  return path.length > 1 && languages.includes(last) ? `${path.slice(0, -1).join(".")} [${last}]` : path.join(".");
}

/** Which rows a filter leaves out, and the order of the others, as the cells were when it was asked for. */
export interface Arranged {
  hidden: Set<string>;
  places: Map<string, number>;
}

export function arranged(grid: Grid, text: string, order: Order | null): Arranged {
  const wanted = text.trim().toLowerCase();
  const hidden = new Set(wanted ? grid.rows.filter(({ cells }) => !cells.some((cell) => cell.toLowerCase().includes(wanted))).map(({ id }) => id) : []);
  if (!order) return { hidden, places: new Map() };
  const by = (one: Row, other: Row) => one.cells[order.column]!.localeCompare(other.cells[order.column]!, undefined, { numeric: true });
  const sorted = [...grid.rows].sort((one, other) => (order.isDown ? by(other, one) : by(one, other)));
  return { hidden, places: new Map(sorted.map(({ id }, place) => [id, place])) };
}

/** The rows as they were arranged, so that none goes from under the pointer as it is changed; new ones come last. */
export function shownRows(grid: Grid, { hidden, places }: Arranged): Row[] {
  const found = grid.rows.filter(({ id }) => !hidden.has(id));
  if (!places.size) return found;
  const placeOf = ({ id }: Row) => places.get(id) ?? Infinity;
  return [...found].sort((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}

export function asCopied(rows: string[][]): string {
  const quoted = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

/** The cells of what was copied from a spreadsheet; in quotes a cell may hold tabs and lines. */
export function pasted(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
  const all = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let found = cell.exec(all); found; found = cell.exec(all)) {
    rows.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2]!);
    if (!found[3]) break;
    if (found[3] === "\n") rows.push([]);
  }
  return rows;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number is one value: it is replaced whole or not at all, so that no 13 becomes a 14 where threes are raised. */
export function replaced(cell: string, wanted: string, instead: string): string {
  if (NUMBER.test(cell) && NUMBER.test(wanted)) return Number(cell) === Number(wanted) ? instead : cell;
  return cell.replaceAll(wanted, () => instead);
}

/** A number one step up or down, as many digits behind the point as it had; what is no number stays. */
export function stepped(cell: string, by: number): string {
  if (!NUMBER.test(cell)) return cell;
  return (Number(cell) + by).toFixed(cell.split(".")[1]?.length ?? 0);
}

export const isNumber = (cell: string): boolean => NUMBER.test(cell);
