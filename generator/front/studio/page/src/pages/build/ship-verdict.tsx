// What the game's own checks say of the ship.
import { Button } from "../../core/ui";
import type { Report, Ship } from "./ship";
import { FaultList, FigureList, FileText } from "./verdict";
import { say } from "./words";

export function Figures({ ship }: { ship: Ship }) {
  const report = ship.verdict.value?.report;
  if (!report) return null;
  return <FigureList told={figuresOf(report)} />;
}

function figuresOf(report: Report): [string, string | number][] {
  const power = (held: { without_batteries: number; with_batteries: number }) =>
    held.with_batteries > held.without_batteries ? `${held.without_batteries}–${held.with_batteries}` : `${held.without_batteries}`;
  return [
    [say("cells-filled"), `${report.tiles}/${report.cells}`],
    [say("crew"), report.crew],
    [say("cargo"), say("cargo-told", { holds: report.holds, special: report.special_holds })],
    [say("engine"), power(report.engine_power)],
    [say("fire"), power(report.fire_power)],
    [say("batteries"), report.batteries],
    [say("exposed"), report.exposed_connectors],
    [say("shields"), report.shielded_sides.length],
  ];
}

export function Faults({ ship, onPick }: { ship: Ship; onPick: () => void }) {
  const verdict = ship.verdict.value;
  if (!verdict) return null;
  const pick = (at: typeof ship.cursor.value | null) => {
    if (at) ship.cursor.value = at;
    onPick();
  };
  return <FaultList verdict={verdict} onPick={pick} />;
}

export function Details({ ship }: { ship: Ship }) {
  const verdict = ship.verdict.value;
  if (!verdict) return null;
  return (
    <>
      <details>
        <summary>{say("more")}</summary>
        <pre class="text" tabIndex={0}>{(verdict.told ?? []).join("\n")}</pre>
      </details>
      <FileText text={verdict.text} faulty={new Set(verdict.issues.map((issue) => issue.line))} isSaved={ship.saved.value} />
    </>
  );
}

export function Filling({ ship }: { ship: Ship }) {
  if (ship.unfilled.value) return <p class="filling" role="alert">{ship.unfilled.value}</p>;
  if (!ship.filling.value) return null;
  return (
    <p class="filling" role="status">
      {say("filling")} <Button kind="danger" onClick={() => ship.stopFilling()}>{say("stop")}</Button>
    </p>
  );
}
