// A number changed by the mouse: one step with a click, on and on while the button is held.
import { useEffect, useRef } from "preact/hooks";
import { say } from "./words";

const HELD_AFTER = 230; // milliseconds after which a press counts as held: before what was stepped is written
const EVERY = 70; // milliseconds between two steps of a button that is held

interface StepsProps {
  label: string;
  value: number | null;
  step: number;
  least?: number | null;
  most?: number | null;
  onStep: (value: number) => void;
}

/** Keys have the arrows of the field itself, so that nobody has to pass by these. */
export function Steps({ label, value, step, least, most, onStep }: StepsProps) {
  const now = useRef(value);
  now.current = value;
  const timer = useRef(0);
  const rest = () => clearTimeout(timer.current);
  useEffect(() => rest, []);
  const go = (by: number) => {
    const from = now.current ?? Math.max(least ?? 0, 0) - (by > 0 ? step : -step);
    const to = Math.min(Math.max(Math.round((from + by * step) * 1000) / 1000, least ?? -Infinity), most ?? Infinity);
    if (to === now.current) return;
    now.current = to;
    onStep(to);
  };
  const hold = (by: number, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const again = () => {
      go(by);
      timer.current = window.setTimeout(again, EVERY);
    };
    go(by);
    timer.current = window.setTimeout(again, HELD_AFTER);
  };
  const button = (by: number, sign: string, word: "less" | "more") => (
    <button type="button" class="write-step" tabIndex={-1} aria-label={`${label}: ${say(word)}`} onPointerDown={(event) => hold(by, event)} onPointerUp={rest} onPointerLeave={rest} onPointerCancel={rest} onClick={(event) => event.detail === 0 && go(by)}>
      {sign}
    </button>
  );
  return (
    <span class="write-step-pair">
      {button(-1, "−", "less")}
      {button(1, "+", "more")}
    </span>
  );
}
