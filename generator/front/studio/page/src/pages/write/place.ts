// Where in the YAML one is: the names above a place, the names beside it, and whether a name or a value stands there.
import type { Text } from "@codemirror/state";

export interface Place {
  /** Names of fields from the top; "#" for an item of a list. */
  path: string[];
  /** The name whose value stands here, or an empty text where a name stands. */
  key: string;
  /** What is written there, and between which characters. */
  word: string;
  from: number;
  to: number;
  /** Fields of the group that the place is in, with their values where these stand on one line. */
  siblings: Map<string, string>;
  /** The tags (`do`, `goal`) of the groups along the path, by depth. */
  tags: Map<number, string>;
}

interface Level {
  indent: number;
  name: string;
  value: string;
}

interface Row {
  levels: Level[];
  /** Where the value behind the last name begins. */
  rest: number;
}

const NAME = /^("[^"]*"|'[^']*'|[^\s#:{}[\],"'][^#:{}[\],]*?)\s*:(?=\s|$)/;
const TAGS = ["do", "goal"];

function rowOf(text: string): Row {
  const levels: Level[] = [];
  let place = text.length - text.trimStart().length;
  for (;;) {
    const rest = text.slice(place);
    const dash = /^-(\s+|$)/.exec(rest);
    if (dash) {
      levels.push({ indent: place, name: "#", value: "" });
      place += dash[0].length;
      continue;
    }
    const found = NAME.exec(rest);
    if (!found) return { levels, rest: place };
    const begin = place + found[0].length;
    const value = text.slice(begin).trim();
    levels.push({ indent: place, name: plain(found[1]!), value: value.replace(/\s+#.*$/, "") });
    return { levels, rest: begin + (text.slice(begin).length - text.slice(begin).trimStart().length) };
  }
}

function plain(word: string): string {
  return word.replace(/^["']|["']$/g, "");
}

const isBlank = (text: string) => /^\s*(#.*)?$/.test(text);
/** Whether a line begins to the right of a column, so that nothing of it stands there. */
const isWithin = (text: string, indent: number) => text.charCodeAt(indent) === 32 && text.search(/\S/) > indent;

/** Fields of the group around a line whose names begin in one column. */
function groupAround(doc: Text, line: number, indent: number): Map<string, string> {
  const found = new Map<string, string>();
  const note = (row: Row) => row.levels.filter((level) => level.indent === indent && level.name !== "#").forEach((level) => found.set(level.name, level.value));
  const isItem = (row: Row) => row.levels.some((level) => level.name === "#" && level.indent < indent && row.levels.some((one) => one.indent === indent));
  const least = (row: Row) => row.levels[0]?.indent ?? row.rest;
  for (let number = line; number >= 1; number--) {
    const { text } = doc.line(number);
    if (isWithin(text, indent) || isBlank(text)) continue;
    const row = rowOf(text);
    note(row);
    if (isItem(row) || (number < line && least(row) < indent)) break;
  }
  for (let number = line + 1; number <= doc.lines; number++) {
    const { text } = doc.line(number);
    if (isWithin(text, indent) || isBlank(text)) continue;
    const row = rowOf(text);
    if (least(row) < indent || (row.levels[0]?.name === "#" && least(row) === indent)) break;
    note(row);
  }
  return found;
}

/** Levels above a line, outermost first, each with the line it stands on. */
function above(doc: Text, line: number, indent: number): { level: Level; line: number }[] {
  const found: { level: Level; line: number }[] = [];
  let least = indent;
  for (let number = line - 1; number >= 1 && least > 0; number--) {
    const text = doc.line(number).text;
    if (isWithin(text, least) || isBlank(text)) continue;
    for (const level of rowOf(text).levels.reverse()) {
      // Items may begin in the column of the name they are below.
      const isOver = level.indent < least || (level.indent === least && level.name !== "#" && found[0]?.level.name === "#");
      if (!isOver) continue;
      found.unshift({ level, line: number });
      least = level.indent;
    }
  }
  return found;
}

interface Flow {
  path: string[];
  key: string;
  siblings: Map<string, string>;
  tags: [number, string][];
  from: number;
}

/** Walks a value in braces up to a place in it. */
function flowAt(text: string, start: number, place: number): Flow {
  const stack: { kind: string; start: number; key: string }[] = [];
  let [from, quote] = [start, ""];
  for (let at = start; at < place; at++) {
    const sign = text[at]!;
    if (quote) {
      if (sign === quote) quote = "";
    } else if ((sign === '"' || sign === "'") && from >= at - 1) quote = sign;
    else if (sign === "{" || sign === "[") {
      stack.push({ kind: sign, start: at, key: "" });
      from = at + 1;
    } else if (sign === "}" || sign === "]") stack.pop();
    else if (sign === ",") {
      const top = stack.at(-1);
      if (top) top.key = "";
      from = at + 1;
    } else if (sign === ":" && /\s/.test(text[at + 1] ?? " ")) {
      const top = stack.at(-1);
      if (top?.kind === "{") top.key = plain(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return flowOf(text, stack, from);
}

function flowOf(text: string, stack: { kind: string; start: number; key: string }[], from: number): Flow {
  const path: string[] = [];
  const tags: [number, string][] = [];
  stack.forEach((part, depth) => {
    const fields = part.kind === "{" ? fieldsIn(text, part.start) : new Map<string, string>();
    const tag = TAGS.map((name) => fields.get(name)).find(Boolean);
    if (tag) tags.push([path.length, tag]);
    if (part.kind === "[") path.push("#");
    else if (part.key && depth < stack.length - 1) path.push(part.key);
  });
  const top = stack.at(-1);
  const siblings = top?.kind === "{" ? fieldsIn(text, top.start) : new Map<string, string>();
  return { path, key: top?.kind === "{" ? top.key : "", siblings, tags, from };
}

/** The fields of the group whose brace stands at `start`, without those of groups in it. */
function fieldsIn(text: string, start: number): Map<string, string> {
  const found = new Map<string, string>();
  let depth = 0;
  let part = "";
  for (let at = start + 1; at <= text.length; at++) {
    const sign = text[at] ?? "}";
    if (depth === 0 && (sign === "," || sign === "}")) {
      const [name, value = ""] = part.split(/:(?:\s|$)/);
      if (name?.trim() && part.includes(":")) found.set(plain(name.trim()), plain(value.trim()));
      part = "";
      if (sign === "}") break;
    } else part += sign;
    if (sign === "{" || sign === "[") depth++;
    if ((sign === "}" || sign === "]") && depth > 0) depth--;
  }
  return found;
}

/** What stands at a place of a document. */
export function placeAt(doc: Text, position: number): Place {
  const line = doc.lineAt(position);
  const row = rowOf(line.text);
  const column = position - line.from;
  const own = row.levels.filter((level) => level.indent < column && (level.name === "#" || level.indent + level.name.length < column));
  const isInValue = column >= row.rest && row.levels.length > 0 && row.levels.at(-1)!.name !== "#" && own.length === row.levels.length;
  const indent = row.levels[0]?.indent ?? Math.min(column, isBlank(line.text) ? column : row.rest);
  const over = above(doc, line.number, indent);
  const levels = [...over, ...own.map((level) => ({ level, line: line.number }))];
  const tags = new Map<number, string>();
  levels.forEach(({ level, line: number }, depth) => {
    const group = level.name === "#" ? null : groupAround(doc, number, level.indent);
    const tag = group && TAGS.map((name) => group.get(name)).find(Boolean);
    if (tag) tags.set(depth, tag);
  });
  const path = levels.map(({ level }) => level.name);
  if (column >= row.rest && /^[{[]/.test(line.text.slice(row.rest))) return inFlow(line.text, line.from, row, column, path, tags);
  return inBlock(doc, line.number, line.from, row, column, path, tags, isInValue);
}

function inFlow(text: string, start: number, row: Row, column: number, path: string[], tags: Map<number, string>): Place {
  const flow = flowAt(text, row.rest, column);
  for (const [depth, tag] of flow.tags) tags.set(path.length + depth, tag);
  const begin = flow.from + (text.slice(flow.from).length - text.slice(flow.from).trimStart().length);
  const end = column + /^[\w-]*/.exec(text.slice(column))![0].length;
  const from = Math.min(begin, column);
  const full = [...path, ...flow.path, ...(flow.key ? [flow.key] : [])];
  return { path: full, key: flow.key, word: text.slice(from, end), from: start + from, to: start + end, siblings: flow.siblings, tags };
}

function inBlock(doc: Text, number: number, start: number, row: Row, column: number, path: string[], tags: Map<number, string>, isInValue: boolean): Place {
  const text = doc.line(number).text;
  if (isInValue) {
    const end = text.replace(/\s+#.*$/, "").length;
    const from = Math.min(row.rest, column);
    const key = path.at(-1)!;
    const word = text.slice(from, Math.max(end, from));
    return { path, key, word, from: start + from, to: start + Math.max(end, column), siblings: new Map(), tags };
  }
  const begin = column - /[\w-]*$/.exec(text.slice(0, column))![0].length;
  const end = column + /^[\w-]*/.exec(text.slice(column))![0].length;
  const siblings = groupAround(doc, number, begin);
  const tag = TAGS.map((name) => siblings.get(name)).find(Boolean);
  if (tag) tags.set(path.length, tag);
  return { path, key: "", word: text.slice(begin, end), from: start + begin, to: start + end, siblings, tags };
}
