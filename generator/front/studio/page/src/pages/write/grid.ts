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

export function shownRows(grid: Grid, text: string, order: Order | null): Row[] {
  const wanted = text.trim().toLowerCase();
  const found = grid.rows.filter(({ cells }) => !wanted || cells.some((cell) => cell.toLowerCase().includes(wanted)));
  if (!order) return found;
  const by = (one: Row, other: Row) => one.cells[order.column]!.localeCompare(other.cells[order.column]!, undefined, { numeric: true });
  return [...found].sort((one, other) => (order.isDown ? by(other, one) : by(one, other)));
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
