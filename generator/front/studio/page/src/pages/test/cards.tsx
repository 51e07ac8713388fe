// Every card beside its picture: sorted by any column, filtered, outliers marked in the report's words.
import { useState } from "preact/hooks";
import { kindCalled } from "../../core/kinds";
import { href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { Button, Field, Select } from "../../core/ui";
import { Face } from "./faces";
import { Bar, change, plain, points, share, Within } from "./figures";
import type { Card, Ends, Hand, RunTold } from "./types";
import { words } from "./words";

const say = speech(words);
const FEW = 12;
const LEAST_SPAN = 0.05;

interface Column {
  name: "card" | "lift" | "likely" | "ahead" | "played" | "taken" | "drawn" | "points" | "won";
  value: (card: Card) => number | string;
}

const middle = (ends: Ends | null, otherwise: number) => (ends ? ends[0] : otherwise);
/** Cards that stand out first, then by how far they are from the usual. */
const standing = (card: Card) => (card.verdicts.length ? 10 : 0) + Math.abs(middle(card.likely, 0));

function columnsOf(hand: Hand): Column[] {
  const all: (Column & { isThere: boolean })[] = [
    { name: "card", value: (card) => card.title, isThere: true },
    { name: "lift", value: (card) => middle(card.lift, -9), isThere: true },
    { name: "likely", value: (card) => middle(card.likely, -9), isThere: true },
    { name: "ahead", value: (card) => middle(card.ahead, -999), isThere: hand.cards.some((card) => card.ahead) },
    { name: hand.drawn ? "played" : "taken", value: (card) => middle(card.played, -1), isThere: true },
    { name: "drawn", value: (card) => card.seats, isThere: true },
    { name: "points", value: (card) => middle(card.points, -99), isThere: hand.cards.some((card) => card.points) },
    { name: "won", value: (card) => middle(card.won, -9), isThere: hand.cards.some((card) => card.won) },
  ];
  return all.filter((column) => column.isThere);
}

export function Cards({ set, run }: { set: SetSummary; run: RunTold }) {
  const { hands, basis } = run.report;
  const [agent, setAgent] = useState("");
  const hand = hands.find((one) => one.agent === agent) ?? hands[0];
  if (!hand) return null;
  return (
    <section aria-label={say("cards")}>
      <h3>{hand.title}</h3>
      {hands.length > 1 && (
        <p class="ways">
          {hands.map((one) => (
            <Button key={one.agent} pressed={one === hand} onClick={() => setAgent(one.agent)}>
              {one.agent}
            </Button>
          ))}
        </p>
      )}
      <p class="hint">
        {hand.basis} {basis}
      </p>
      <Table set={set} run={run} hand={hand} />
    </section>
  );
}

function Table({ set, run, hand }: { set: SetSummary; run: RunTold; hand: Hand }) {
  const columns = columnsOf(hand);
  const [sort, setSort] = useState<{ by: string; isUp: boolean }>();
  const [filter, setFilter] = useState({ text: "", verdict: "", kind: "" });
  const [isWhole, setWhole] = useState(false);
  const cards = ordered(hand.cards.filter((card) => fits(card, filter)), columns, sort);
  const lifts = hand.cards.flatMap((card) => (card.lift ? [Math.abs(card.lift[1]), Math.abs(card.lift[2])] : []));
  const span = Math.max(LEAST_SPAN, ...lifts);
  const turn = (by: string) => setSort({ by, isUp: sort?.by === by ? !sort.isUp : by === "card" });
  return (
    <>
      <Filters run={run} hand={hand} filter={filter} onChange={setFilter} />
      <div class="scroll" tabIndex={0} role="region" aria-label={hand.title}>
        <table class="cards">
          <thead>
            <tr>
              {columns.map(({ name }) => (
                <th key={name} aria-sort={sort?.by === name ? (sort.isUp ? "ascending" : "descending") : "none"}>
                  <button type="button" title={run.report.heads[name]?.told} onClick={() => turn(name)}>
                    {run.report.heads[name]?.title} {sort?.by === name ? (sort.isUp ? "▲" : "▼") : ""}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.slice(0, isWhole ? cards.length : FEW).map((card) => (
              <Row key={card.id} set={set} run={run} hand={hand} card={card} columns={columns} span={span} />
            ))}
          </tbody>
        </table>
      </div>
      {!cards.length && <p class="empty">{say("nothing-fits")}</p>}
      {cards.length > FEW && <Button onClick={() => setWhole(!isWhole)}>{isWhole ? say("show-few") : say("show-all", { count: cards.length })}</Button>}
    </>
  );
}

type Filter = { text: string; verdict: string; kind: string };

function fits(card: Card, filter: Filter): boolean {
  const text = filter.text.trim().toLowerCase();
  const isNamed = !text || card.title.toLowerCase().includes(text) || card.id.toLowerCase().includes(text);
  const isJudged = !filter.verdict || (filter.verdict === "none" ? !card.verdicts.length : card.verdicts.includes(filter.verdict));
  return isNamed && isJudged && (!filter.kind || card.kind === filter.kind);
}

function ordered(cards: Card[], columns: Column[], sort?: { by: string; isUp: boolean }): Card[] {
  const value = columns.find((column) => column.name === sort?.by)?.value;
  if (!value || !sort) return [...cards].sort((one, other) => standing(other) - standing(one));
  const side = sort.isUp ? 1 : -1;
  return [...cards].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return side * (typeof a === "string" ? a.localeCompare(String(b)) : a - Number(b));
  });
}

function Filters({ run, hand, filter, onChange }: { run: RunTold; hand: Hand; filter: Filter; onChange: (filter: Filter) => void }) {
  const kinds = [...new Set(hand.cards.map((card) => card.kind))];
  const verdicts = Object.entries(run.report.verdicts).map(([value, label]) => ({ value, label }));
  return (
    <div class="filters">
      <Field label={say("search")}>
        <input type="search" value={filter.text} onInput={(event) => onChange({ ...filter, text: event.currentTarget.value })} />
      </Field>
      <Field label={say("stands-out")}>
        <Select value={filter.verdict} choices={[{ value: "", label: say("any") }, ...verdicts]} onChange={(verdict) => onChange({ ...filter, verdict })} />
      </Field>
      {kinds.length > 1 && (
        <Field label={say("kind")}>
          <Select value={filter.kind} choices={[{ value: "", label: say("any") }, ...kinds.map((kind) => ({ value: kind, label: kindCalled(kind) }))]} onChange={(kind) => onChange({ ...filter, kind })} />
        </Field>
      )}
    </div>
  );
}

interface RowProps {
  set: SetSummary;
  run: RunTold;
  hand: Hand;
  card: Card;
  columns: Column[];
  span: number;
}

function Row({ set, run, hand, card, columns, span }: RowProps) {
  const look = card.verdicts.find((verdict) => verdict === "strong" || verdict === "weak");
  const to = say("to");
  const cells = {
    card: <Name set={set} run={run} hand={hand} card={card} />,
    lift: card.lift ? (
      <>
        <Bar ends={card.lift} from={-span} to={span} mark={0} look={look} />
        <Within ends={card.lift} form={points} to={to} />
      </>
    ) : (
      <small>{say("too-few")}</small>
    ),
    likely: <Within ends={card.likely} form={points} to={to} />,
    ahead: <Within ends={card.ahead} form={change} to={to} />,
    played: <Within ends={card.played} form={share} to={to} />,
    taken: <Within ends={card.played} form={share} to={to} />,
    drawn: (
      <>
        {card.seats.toLocaleString()} <small>{card.basis}</small>
      </>
    ),
    points: <Within ends={card.points} form={plain} to={to} />,
    won: <Within ends={card.won} form={points} to={to} />,
  };
  return (
    <tr class={look}>
      {columns.map(({ name }) => (
        <td key={name} class={name}>
          {cells[name]}
        </td>
      ))}
    </tr>
  );
}

function Name({ set, run, hand, card }: Omit<RowProps, "columns" | "span">) {
  const how = card.verdicts[0] ?? "drawn";
  return (
    <div class="named">
      <Face set={set} id={card.id} title={card.title} />
      <div>
        <b>{card.title}</b>{" "}
        {card.verdicts.map((verdict) => (
          <span key={verdict} class={`tag ${verdict}`}>
            {run.report.verdicts[verdict]}
          </span>
        ))}
        <small>
          {card.id} · {kindCalled(card.kind)}
        </small>
        <a href={href("test", set.reference, "run", String(run.run), "card", card.id, how, hand.agent)}>{say("games-with")}</a>
      </div>
    </div>
  );
}
