// What the game's own checks say of the map: figures, faults, the file, how it prints.
import { Button } from "../../core/ui";
import { COLOURS, type Painting } from "./map";
import { FaultList, FigureList, FileText } from "./verdict";
import { say, type Key } from "./words";

const KINDS = ["plain", "mountain", "river", "lake", "town", "city"] as const;

export function MapFigures({ map }: { map: Painting }) {
  const figures = map.verdict.value?.figures;
  if (!figures) return null;
  const colours = COLOURS.filter((colour) => figures.colours[colour]).map((colour) => `${say(colour)} ${figures.colours[colour]}`);
  const told: [string, string | number][] = [
    [say("hexes"), figures.hexes],
    ...KINDS.map((kind): [string, number] => [say(kind), figures.kinds[kind] ?? 0]),
    [say("goods"), figures.goods],
    [say("ways"), figures.nearest === null ? "–" : `${figures.nearest}–${figures.farthest}`],
    [say("by-colour"), colours.join(" · ") || "–"],
  ];
  return <FigureList told={told} />;
}

export function MapFaults({ map, onPick }: { map: Painting; onPick: () => void }) {
  const verdict = map.verdict.value;
  if (!verdict) return null;
  const pick = (at: typeof map.cursor.value | null) => {
    if (at) map.cursor.value = at;
    onPick();
  };
  return <FaultList verdict={verdict} onPick={pick} />;
}

export function MapDetails({ map }: { map: Painting }) {
  const verdict = map.verdict.value;
  if (!verdict || !map.opened.value) return null;
  const { file } = map.opened.value;
  const lines = verdict.issues.filter((issue) => issue.file.endsWith(`/${file}`)).map((issue) => issue.line);
  return (
    <>
      <Joined map={map} />
      <details onToggle={(event) => {
        map.isPrinted.value = event.currentTarget.open;
        if (event.currentTarget.open) void map.draw();
      }}>
        <summary>{say("printed")}</summary>
        {map.picture.value ? <img class="print" src={map.picture.value} alt={say("printed")} /> : <p class="empty">…</p>}
      </details>
      <FileText text={verdict.text} faulty={new Set(lines)} isSaved={map.saved.value} />
    </>
  );
}

function Joined({ map }: { map: Painting }) {
  return (
    <div class="joined">
      <Button disabled={map.joining.value > 0} onClick={() => void map.join()}>{say("join")}</Button>
      <p class="hint" role="status">{say(map.joining.value ? "joining" : map.joined.value ? "joined-told" : "join-told" as Key)}</p>
      {map.joined.value && <img class="print" src={map.joined.value} alt={say("joined-told")} />}
    </div>
  );
}
