// A printer is measured once: a sheet to print, eight crosses to measure, and how far it was off.
import { useState } from "preact/hooks";
import { download, post } from "../../core/api";
import { speech } from "../../core/speech";
import { attempt, Button, Dialog, Empty, Field, tell } from "../../core/ui";
import type { Choices } from "./asked";
import { words } from "./words";

const say = speech(words);
const CROSSES = ["A", "B", "C", "D"];
const INSET = 20; // mm that the crosses stand from the edges
const SIDES = ["front", "back"] as const;

interface Off {
  moved: [number, number];
}

interface MeasuringProps {
  choices: Choices;
  paper: string;
  backs: string;
  onKept: (printer: string) => void;
  onClose: () => void;
}

export function Measuring({ choices, paper, backs, onKept, onClose }: MeasuringProps) {
  const size = choices.papers.find((each) => each.name === paper) ?? choices.papers[0]!;
  const meant = [INSET, size.height - INSET].flatMap((y) => [INSET, size.width - INSET].map((x) => [x, y] as [number, number]));
  const [found, setFound] = useState({ front: meant, back: meant });
  const [name, setName] = useState("");
  const isTwoSided = backs.startsWith("duplex");
  const set = (side: "front" | "back", cross: number, axis: number, value: number) =>
    setFound({ ...found, [side]: found[side].map((point, number) => (number === cross ? point.map((old, which) => (which === axis ? value : old)) : point)) });
  const keep = () =>
    attempt(async () => {
      const { sides } = await post<{ sides: Off[] }>("sheets/measured", { name, paper: size.name, backs, ...found });
      const off = (side: number) => Math.hypot(...sides[side]!.moved).toFixed(1);
      tell(say("measure-kept", { name, front: off(0), back: off(1) }));
      onKept(name);
      onClose();
    });
  return (
    <Dialog title={say("printer-new")} onClose={onClose}>
      {!isTwoSided && <Empty>{say("measure-two-sided")}</Empty>}
      {isTwoSided && (
        <div class="sheets-measuring">
          <p>
            {say("measure-print")}{" "}
            <Button onClick={() => void attempt(() => download("sheets/calibration", { paper: size.name, backs }, "calibration.pdf"))}>{say("measure-sheet")}</Button>
          </p>
          <p>{say("measure-how")}</p>
          <div class="sides">
            {SIDES.map((side) => (
              <Side key={side} side={side} points={found[side]} onSet={(cross, axis, value) => set(side, cross, axis, value)} />
            ))}
          </div>
          <Field label={say("measure-name")} hint={say("measure-name-hint")}>
            <input value={name} onInput={(event) => setName(event.currentTarget.value)} />
          </Field>
          <Button kind="main" disabled={!name} onClick={() => void keep()}>{say("measure-keep")}</Button>
        </div>
      )}
    </Dialog>
  );
}

interface SideProps {
  side: "front" | "back";
  points: [number, number][];
  onSet: (cross: number, axis: number, value: number) => void;
}

/** One side as it lies before one, a pair of fields at each cross. */
function Side({ side, points, onSet }: SideProps) {
  const told = (label: "measure-left" | "measure-top", cross: string) => say(label, { side: say(side), cross });
  const input = (cross: number, axis: number) => (
    <input
      type="number" step="0.1" value={points[cross]![axis]} aria-label={told(axis ? "measure-top" : "measure-left", CROSSES[cross]!)}
      onInput={(event) => onSet(cross, axis, Number(event.currentTarget.value))}
    />
  );
  return (
    <fieldset>
      <legend>{say(side)}</legend>
      {CROSSES.map((name, cross) => (
        <div key={name} class="cross">
          <span aria-hidden="true">✛ {name}</span>
          <span>→ {input(cross, 0)}</span>
          <span>↓ {input(cross, 1)}</span>
        </div>
      ))}
    </fieldset>
  );
}
