// The cards of a kind as rows and columns; what is typed, pasted, filled or replaced goes where each card stands.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { get, type Finding } from "../../core/api";
import { kindCalled } from "../../core/kinds";
import { titled } from "../../core/speech";
import { attempt, Button, Empty, Select, tell } from "../../core/ui";
import { CellBar } from "./cell-bar";
import { arranged, asCopied, columnsOf, headingOf, pasted, replaced, shownRows, stepped, titles, type Filled, type Grid, type NewCell, type Order, type Row, type Spot } from "./grid";
import type { Session } from "./session";
import { followBeyond } from "./table-drag";
import { say } from "./words";

const TALL = 30; // pixels of a row
const AHEAD = 12; // rows above and below the window that are in the page
const PAGE = 12;
const SIGN = 3; // letters that the sign of findings takes
const [NARROWEST, WIDEST, LETTER] = [64, 280, 7.6];
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageUp: [-PAGE, 0], PageDown: [PAGE, 0], Home: [0, -1e6], End: [0, 1e6],
};

/** What is found about each card. */
function findingsOf(session: Session): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const issue of session.findings.all.value) {
    const face = session.cardAt(issue.file, issue.line);
    if (face) found.set(face.id, [...(found.get(face.id) ?? []), issue]);
  }
  return found;
}

/** Those that name a column, or all for the column of the ids. */
function aboutCell(issues: Finding[] | undefined, path: string[]): string {
  if (!issues) return "";
  const names = new RegExp(`(^|[^\\w-])${path[0]!.replace(/\W/g, "\\$&")}([^\\w-]|$)`);
  const about = path[0] === "id" ? issues : issues.filter((issue) => names.test(issue.said.en ?? titled(issue.said)));
  return about.map((issue) => titled(issue.said)).join("\n");
}

export function CardTable({ session }: { session: Session }) {
  const [grid, setGrid] = useState<Grid>();
  const [kind, setKind] = useState(session.faceOf.peek().get(session.selected.peek())?.kind ?? "");
  const version = session.version.value;
  const fills = useRef({ begun: 0, ended: 0 }); // what was asked for before a fill ended may be as it was before it
  const [endings, setEndings] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const { ended } = fills.current;
    const take = (grid: Grid) => isWanted && ended === fills.current.begun && setGrid(grid);
    void get<Grid>("writing/table", { set: session.set, kind }).then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [session, kind, version, endings]);
  if (!grid) return <Empty>{say(session.isReadable.value ? "opening" : "not-readable")}</Empty>;
  // Nothing is done to the kind that is left while the other one's rows are on their way.
  if (kind !== grid.kind && grid.kinds.includes(kind)) {
    return <div class="write-table"><div class="write-bar"><Kinds grid={{ ...grid, kind }} onKind={setKind} /></div><Empty>{say("opening")}</Empty></div>;
  }
  if (!grid.rows.length && !grid.columns.length) return <NoRows session={session} grid={grid} onKind={setKind} />;
  const fill = (cells: Filled[]) => {
    const texts = new Map(cells.map(({ id, path, text }) => [JSON.stringify([id, path]), text]));
    const text = (id: string, path: string[], before: string) => texts.get(JSON.stringify([id, path])) ?? before;
    setGrid({ ...grid, rows: grid.rows.map((row) => ({ ...row, cells: row.cells.map((cell, at) => text(row.id, grid.columns[at]!, cell)) })) });
    fills.current.begun += 1;
    void attempt(() => session.fill(cells)).finally(() => setEndings((fills.current.ended += 1)));
  };
  const grow = (rows: NewCell[][]) => void attempt(() => session.grow(grid.rows.at(-1)?.id ?? "", rows, grid.kind));
  return <Sheet key={grid.kind} session={session} grid={grid} onKind={setKind} fill={fill} grow={grow} />;
}

/** A kind without a card: what one does to have its first. */
function NoRows({ session, grid, onKind }: { session: Session; grid: Grid; onKind: (kind: string) => void }) {
  const first = () => session.grow("", [titles(session.summary.value?.languages ?? [], say("new-card"))], grid.kind);
  return (
    <div class="write-table">
      {grid.kinds.length > 1 && <div class="write-bar"><Kinds grid={grid} onKind={onKind} /></div>}
      <Empty>{say("no-cards")}</Empty>
      {session.own.value && grid.kind && <p><Button kind="main" disabled={!session.isSummed.value} onClick={() => void attempt(first)}>{say("new-card")}</Button></p>}
    </div>
  );
}

let hadFocus = false;

/** Whoever goes through the kinds by keys stays here when the rows of another one come. */
function Kinds({ grid, onKind }: { grid: Grid; onKind: (kind: string) => void }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (hadFocus) box.current?.querySelector("select")?.focus();
    hadFocus = false;
    return () => {
      hadFocus = box.current?.contains(document.activeElement) ?? false;
    };
  }, []);
  return (
    <span ref={box}>
      <Select label={say("kind")} value={grid.kind} choices={grid.kinds.map((value) => ({ value, label: kindCalled(value) }))} onChange={onKind} />
    </span>
  );
}

interface SheetProps {
  session: Session;
  grid: Grid;
  onKind: (kind: string) => void;
  fill: (cells: Filled[]) => void;
  grow: (rows: NewCell[][]) => void;
}

function Sheet({ session, grid, onKind, fill, grow }: SheetProps) {
  const [text, setText] = useState("");
  const [order, setOrder] = useState<Order | null>(null);
  const [spot, setSpot] = useState<Spot>({ row: 0, column: Math.min(1, grid.columns.length - 1) });
  const [end, setEnd] = useState<Spot>(spot);
  const [typing, showTyping] = useState<string | null>(null);
  const typed = useRef<string | null>(null); // the same at once: keys come before the field has the focus
  const setTyping = (text: string | null) => showTyping((typed.current = text));
  const [top, setTop] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const languages = session.summary.value?.languages ?? [];
  const arrangement = useMemo(() => arranged(grid, text, order), [text, order]);
  const rows = useMemo(() => shownRows(grid, arrangement), [grid, arrangement]);
  const found = findingsOf(session);
  const widths = useMemo(() => grid.columns.map((path, at) => {
    const longest = Math.max(headingOf(path, languages).length + 2, ...grid.rows.map((row) => row.cells[at]!.length + (path[0] === "id" ? SIGN : 0)));
    return Math.round(Math.min(WIDEST, Math.max(NARROWEST, longest * LETTER + 16)));
  }), [grid.columns.length, grid.kind]);
  const own = session.own.value;
  const [first, last] = [Math.min(spot.row, end.row), Math.min(Math.max(spot.row, end.row), rows.length - 1)];
  const [left, right] = [Math.min(spot.column, end.column), Math.max(spot.column, end.column)];
  const isChosen = (row: number, column: number) => row >= first && row <= last && column >= left && column <= right;

  const dragging = useRef<[number, number] | null>(null); // where the button was pressed, as the page may move under the mouse
  const sought = useRef("");
  const go = (to: Spot, isWider = false) => {
    const kept = { row: Math.max(0, Math.min(rows.length - 1, to.row)), column: Math.max(0, Math.min(grid.columns.length - 1, to.column)) };
    setEnd(kept);
    if (!isWider) setSpot(kept);
    const id = rows[kept.row]?.id;
    if (id && isWider) sought.current = id; // as far as one drags is sought by nobody
    if (id) session.selected.value = id;
    const [above, below] = [kept.row * TALL, (kept.row + 2) * TALL];
    if (box.current && above < box.current.scrollTop) box.current.scrollTop = above;
    if (box.current && below > box.current.scrollTop + box.current.clientHeight) box.current.scrollTop = below - box.current.clientHeight;
  };
  const wider = useRef((_row: number) => undefined as void);
  wider.current = (row) => go({ row, column: end.column }, true);
  useEffect(() => {
    // A card that is chosen elsewhere, or was just made, is the row that one is in.
    const card = session.selected.value;
    const at = rows.findIndex(({ id }) => id === card);
    if (card === sought.current || at < 0) return;
    sought.current = card;
    if (rows[end.row]?.id !== card && typed.current === null) go({ row: at, column: spot.column });
  }, [session.selected.value, rows.length]);
  const cellsOf = (text: (row: Row, column: number, at: number) => string | null): Filled[] =>
    rows.slice(first, last + 1).flatMap((row, at) =>
      grid.columns.slice(left, right + 1).flatMap((path, across) => {
        const filled = text(row, left + across, at);
        return filled === null || filled === row.cells[left + across] ? [] : [{ id: row.id, path, text: filled }];
      }),
    );
  const isName = (column: number) => grid.columns[column]![0] === "id";
  useEffect(() => {
    session.chosen.value = rows.slice(first, last + 1).map(({ id }) => id);
    return () => {
      session.chosen.value = [];
    };
  }, [rows, first, last]);
  const put = (cells: Filled[]) => own && cells.length > 0 && fill(cells);
  const fillDown = () => put(cellsOf((_row, column) => rows[first]!.cells[column]!));
  const commit = (by: [number, number], isForAll = false) => {
    const [row, text] = [rows[spot.row], typed.current];
    if (text !== null && isForAll) put(cellsOf(() => text));
    else if (text !== null && row && text !== row.cells[spot.column]) put([{ id: row.id, path: grid.columns[spot.column]!, text }]);
    setTyping(null);
    if (!isForAll) go({ row: spot.row + by[0], column: spot.column + by[1] });
    box.current?.focus();
  };
  const pasteIn = (event: ClipboardEvent) => {
    if (typing !== null) return;
    event.preventDefault();
    const cells = pasted(event.clipboardData?.getData("text/plain") ?? "");
    if (rows.length && cells.length === 1 && cells[0]!.length === 1) return put(cellsOf(() => cells[0]![0]!));
    const columns = columnsOf(cells, grid.columns, languages, left);
    const told = (line: string[]) => line.flatMap((text, across) => (grid.columns[columns[across]!] ? [{ path: grid.columns[columns[across]!]!, text, at: columns[across]! }] : []));
    put(cells.slice(0, rows.length - first).flatMap((line, down) => {
      const row = rows[first + down]!;
      return told(line).filter(({ text, at }) => row.cells[at] !== text).map(({ path, text }) => ({ id: row.id, path, text }));
    }));
    const more = cells.slice(rows.length - first).map((line) => told(line).map(({ path, text }) => ({ path, text })));
    if (own && more.length) grow(more);
  };
  const copyOut = (event: ClipboardEvent) => {
    if (typing !== null) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", asCopied(rows.slice(first, last + 1).map((row) => row.cells.slice(left, right + 1))));
  };
  const pressed = (event: KeyboardEvent) => {
    const isMod = event.ctrlKey || event.metaKey;
    const isLetter = !isMod && !event.altKey && event.key.length === 1;
    if (typed.current !== null) {
      if (isLetter) setTyping(typed.current + event.key);
      else if (event.key === "Enter") commit([1, 0], isMod);
      else return;
      event.preventDefault();
      return;
    }
    const step = STEPS[event.key];
    if (event.altKey && step) {
      if (!step[0]) return;
      setOrder({ column: spot.column, isDown: step[0] < 0 });
    } else if (step) go({ row: (event.shiftKey ? end : spot).row + step[0], column: (event.shiftKey ? end : spot).column + step[1] }, event.shiftKey);
    else if (isMod && event.key === "d") fillDown();
    else if (isMod && event.key === "a") (setSpot({ row: 0, column: 0 }), setEnd({ row: rows.length - 1, column: grid.columns.length - 1 }));
    else if (event.key === "Delete" || event.key === "Backspace") put(cellsOf((_row, column) => (isName(column) ? null : "")));
    else if (own && (event.key === "Enter" || event.key === "F2")) setTyping(rows[spot.row]?.cells[spot.column] ?? "");
    else if (own && isLetter) setTyping(event.key);
    else return;
    event.preventDefault();
  };
  const from = Math.max(0, Math.floor(top / TALL) - AHEAD);
  const to = Math.min(rows.length, from + Math.ceil((box.current?.clientHeight ?? 600) / TALL) + 2 * AHEAD);
  const columns = { gridTemplateColumns: widths.map((width) => `${width}px`).join(" ") };
  return (
    <div class="write-table">
      <div class="write-bar">
        {grid.kinds.length > 1 && <Kinds grid={grid} onKind={onKind} />}
        <input type="search" aria-label={say("filter-rows")} placeholder={say("filter-rows")} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        {own && <Button disabled={!session.isSummed.value} onClick={() => grow([titles(languages, say("new-card"))])}>{say("new-card")}</Button>}
        {own && <Button disabled={first >= last} onClick={fillDown}>{say("fill-down")}</Button>}
        {own && <Replacing rows={rows} grid={grid} chosen={first !== last || left !== right ? isChosen : null} put={put} />}
        <span class="hint">{say("cells-chosen", { rows: last - first + 1, columns: right - left + 1, all: rows.length })}</span>
      </div>
      {own && !rows[spot.row] && <div class="write-cell-bar" />}
      {own && rows[spot.row] && (
        <CellBar
          session={session} grid={grid} column={spot.column} id={rows[spot.row]!.id} text={rows[spot.row]!.cells[spot.column] ?? ""} texts={rows.slice(first, last + 1).flatMap((row) => row.cells.slice(left, right + 1))}
          onStep={(by) => put(cellsOf((row, column) => (isName(column) ? null : stepped(row.cells[column]!, by))))} onAll={(text) => put(cellsOf((_row, column) => (column === spot.column ? text : null)))}
          onOne={(text) => put([{ id: rows[spot.row]!.id, path: grid.columns[spot.column]!, text }])}
        />
      )}
      <div
        ref={box} class="write-grid" role="grid" aria-label={say("table")} aria-rowcount={rows.length + 1} aria-multiselectable="true" tabIndex={0}
        aria-activedescendant={rows.length ? `cell-${spot.row}-${spot.column}` : undefined} onKeyDown={pressed} onCopy={copyOut} onPaste={pasteIn} onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div class="write-row head" role="row" style={columns}>
          {grid.columns.map((path, column) => (
            <span key={path.join(".")} role="columnheader" aria-sort={order?.column === column ? (order.isDown ? "descending" : "ascending") : "none"}>
              <button type="button" tabIndex={-1} title={say("sort")} onClick={() => setOrder(order?.column !== column ? { column, isDown: false } : order.isDown ? null : { column, isDown: true })}>
                {headingOf(path, languages)} {order?.column === column ? (order.isDown ? "▾" : "▴") : ""}
              </button>
            </span>
          ))}
        </div>
        {rows.length > 0 && <div role="rowgroup" style={{ height: `${rows.length * TALL}px`, paddingTop: `${from * TALL}px`, boxSizing: "border-box" }}>
          {rows.slice(from, to).map((row, number) => (
            <div key={row.id} class="write-row" role="row" aria-rowindex={from + number + 2} style={columns}>
              {row.cells.map((cell, column) => {
                const at = from + number;
                const isHere = at === spot.row && column === spot.column;
                const wrong = aboutCell(found.get(row.id), grid.columns[column]!);
                const classes = ["write-cell", isChosen(at, column) ? "chosen" : "", isHere ? "here" : "", wrong ? "wrong" : ""];
                return (
                  <span
                    key={column} id={`cell-${at}-${column}`} role="gridcell" class={classes.join(" ")} aria-selected={isChosen(at, column)} title={[wrong, cell].filter(Boolean).join("\n")}
                    onMouseDown={(event) => {
                      if (isHere && typing !== null) return;
                      commit([0, 0]);
                      go({ row: at, column }, event.shiftKey);
                      if (event.button !== 0) return;
                      dragging.current = [event.clientX, event.clientY];
                      followBeyond({ box: box.current!, tall: TALL, reach: (row) => wider.current(row), end: () => (dragging.current = null) });
                    }}
                    onMouseEnter={({ clientX, clientY }) => {
                      const [x, y] = dragging.current ?? [clientX, clientY];
                      if (typing === null && (x !== clientX || y !== clientY)) go({ row: at, column }, true);
                    }}
                    onDblClick={() => own && setTyping(cell)}
                  >
                    {isHere && typing !== null ? <Typed text={typing} label={`${row.id} ${headingOf(grid.columns[column]!, languages)}`} onText={setTyping} onEnd={commit} onLeave={() => (setTyping(null), box.current?.focus())} /> : <>{wrong && <span aria-label={wrong}>⚠ </span>}{cell}</>}
                  </span>
                );
              })}
            </div>
          ))}
        </div>}
      </div>
      <p class="hint">{say(grid.rows.length ? "table-keys" : "no-cards")}</p>
    </div>
  );
}

interface TypedProps {
  text: string;
  label: string;
  onText: (text: string) => void;
  onEnd: (by: [number, number], isForAll: boolean) => void;
  onLeave: () => void;
}

function Typed({ text, label, onText, onEnd, onLeave }: TypedProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const pressed = (event: KeyboardEvent) => {
    const by: Record<string, [number, number]> = { Enter: [event.shiftKey ? -1 : 1, 0], Tab: [0, event.shiftKey ? -1 : 1] };
    event.stopPropagation();
    if (event.key === "Escape") onLeave();
    else if (by[event.key]) onEnd(by[event.key]!, event.key === "Enter" && (event.ctrlKey || event.metaKey));
    else return;
    event.preventDefault();
  };
  return <input ref={field} value={text} aria-label={label} onInput={(event) => onText(event.currentTarget.value)} onKeyDown={pressed} onMouseDown={(event) => event.stopPropagation()} />;
}

interface ReplacingProps {
  rows: Row[];
  grid: Grid;
  chosen: ((row: number, column: number) => boolean) | null;
  put: (cells: Filled[]) => unknown;
}

/** Finds and replaces in the cells that are chosen, or in all that show but the ids. */
function Replacing({ rows, grid, chosen, put }: ReplacingProps) {
  const [wanted, setWanted] = useState("");
  const [instead, setInstead] = useState("");
  const replace = () => {
    const cells = rows.flatMap((row, at) => row.cells.flatMap((cell, column) => {
      const isMeant = chosen ? chosen(at, column) : grid.columns[column]![0] !== "id";
      const text = isMeant ? replaced(cell, wanted, instead) : cell;
      return text === cell ? [] : [{ id: row.id, path: grid.columns[column]!, text }];
    }));
    put(cells);
    tell(say("replaced", { count: cells.length }));
  };
  return (
    <>
      <input aria-label={say("find")} placeholder={say("find")} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      <input aria-label={say("replace-with")} placeholder={say("replace-with")} value={instead} onInput={(event) => setInstead(event.currentTarget.value)} />
      <Button disabled={!wanted} onClick={replace}>{say("replace-all")}</Button>
    </>
  );
}
