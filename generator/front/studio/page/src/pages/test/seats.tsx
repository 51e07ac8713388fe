// Who wins from which seat, how long games are, and with how many points they end.
import { href } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { Bar, Histogram, plain, share, Within } from "./figures";
import type { RunTold, Side, Table } from "./types";
import { words } from "./words";

const say = speech(words);

export function Seats({ set, run }: { set: SetSummary; run: RunTold }) {
  return (
    <section aria-label={say("seats")}>
      <h3>{say("seats")}</h3>
      <div class="tables">
        {run.report.tables.map((table) => (
          <OneTable key={table.number} set={set} run={run} table={table} />
        ))}
      </div>
    </section>
  );
}

function OneTable({ set, run, table }: { set: SetSummary; run: RunTold; table: Table }) {
  const sides = [...table.seats, ...(table.agents.length > 1 ? table.agents : [])];
  const fair = 1 / table.seats.length;
  const most = Math.min(1, Math.max(2 * fair, ...sides.map((side) => side.wins[2])));
  const heads = run.report.heads;
  return (
    <div class="box">
      <h4>
        {table.title} <small>{say("games-count", { count: table.games.toLocaleString() })}</small>
      </h4>
      <table>
        <thead>
          <tr>
            <th>{heads.side?.title}</th>
            <th>{heads.wins?.title}</th>
            <th>{heads.score?.title}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side, number) => (
            <tr key={side.name} class={side.uneven ? "uneven" : undefined}>
              <td>{number < table.seats.length ? <a href={seatGames(set, run, table, number)}>{side.name}</a> : side.name}</td>
              <td>
                <Wins side={side} most={most} fair={fair} />
              </td>
              <td>
                <Within ends={side.score} form={plain} to={say("to")} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{say("fair", { share: share(fair) })}</p>
      <div class="pair">
        <Histogram counts={table.lengths} label={run.report.unit} />
        <Histogram counts={table.scores} label={heads.score?.title ?? ""} />
      </div>
    </div>
  );
}

function Wins({ side, most, fair }: { side: Side; most: number; fair: number }) {
  return (
    <>
      <Bar ends={side.wins} from={0} to={most} mark={fair} look={side.uneven ? "strong" : "plain"} />
      <Within ends={side.wins} form={share} to={say("to")} />
    </>
  );
}

function seatGames(set: SetSummary, run: RunTold, table: Table, number: number): string {
  return href("test", set.reference, "run", String(run.run), "seat", String(number + 1), String(table.seats.length));
}
