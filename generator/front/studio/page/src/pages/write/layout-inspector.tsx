// What the parts that are chosen may be: each field by what the layout's schema allows.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button, Select } from "../../core/ui";
import { fieldName } from "./field-names";
import { tidy, type Box, type Laid, type Layout, type Offered, type Option, type Part } from "./layout-model";
import { CropDialog } from "./crop";
import { Colour } from "./layout-colour";
import { called, partCalled, say } from "./layout-words";
import { PictureChoice } from "./picture-choice";
import { Steps } from "./stepper";
import { say as sayWrite } from "./words";

const PAUSE = 250; // milliseconds after the last key in a field
const STEP = 0.1;
const SIDES = ["x", "y", "width", "height"] as const;

export function Inspector({ layout, laid }: { layout: Layout; laid: Laid }) {
  const [isCropping, setCropping] = useState(false);
  const places = layout.chosen.value.filter((place) => laid.parts[place]);
  const parts = places.map((place) => laid.parts[place]!);
  const first = parts[0];
  if (!first) return <p class="hint lay-inspect">{say("no-part")}</p>;
  const isFixed = parts.every((part) => part.fixed);
  const common = Object.entries(laid.words[first.part] ?? {}).filter(([name]) => parts.every((part) => laid.words[part.part]?.[name]));
  return (
    <form class="lay-inspect" onSubmit={(event) => event.preventDefault()} key={places.join(" ")} aria-label={parts.length > 1 ? say("several", { count: parts.length }) : partCalled(first)}>
      <p class="lay-head">
        <strong>{parts.length > 1 ? say("several", { count: parts.length }) : partCalled(first)}</strong>
        {!isFixed && parts.some((part) => part.stated.length && !part.whole) && <Button kind="quiet" onClick={() => layout.act("reset")}>{say("reset")}</Button>}
        {!isFixed && <Button kind="quiet" onClick={() => layout.act("remove")}>{say("remove")}</Button>}
      </p>
      {laid.own && places.length === 1 && first.part === "picture" && !first.fields["file"] && <Button onClick={() => setCropping(true)}>{sayWrite("crop-layout")}</Button>}
      {isCropping && <CropDialog session={layout.session} id={layout.session.selected.value} onClose={() => setCropping(false)} />}
      {isFixed && laid.own && <p class="hint">{say("fixed")}</p>}
      <fieldset disabled={isFixed} class="lay-fields">
        {places.length === 1 && first.moves && <Sides layout={layout} place={places[0]!} />}
        {common.map(([name, option]) => (
          <Field key={name} name={name} option={option} value={first.fields[name]} isStated={first.stated.includes(name)} laid={laid} set={layout.session.set} change={(value) => layout.setAll(name, value)} />
        ))}
      </fieldset>
      {first.shown.length > 0 && <p class="hint">{say("conditions")}: {first.shown.map(conditionSaid).join(" · ")}</p>}
      {places.length === 1 && <ShownWhen layout={layout} laid={laid} part={first} />}
    </form>
  );
}

function conditionSaid(condition: Record<string, unknown>): string {
  const value = (held: unknown): string => (held && typeof held === "object" ? Object.entries(held).map(([name, one]) => `${fieldName(name)} = ${[one].flat().map((each) => (each === null ? say("none") : String(each))).join(", ")}`).join(", ") : fieldName(String(held)));
  return Object.entries(condition).map(([name, held]) => `${called(name)}: ${value(held)}`).join(", ");
}

function Sides({ layout, place }: { layout: Layout; place: number }) {
  const box = layout.boxOf(place)!;
  const change = (side: number, length: number) => {
    const next = [...box] as Box;
    next[side] = tidy(length);
    layout.moved.value = { ...layout.moved.value, [place]: next };
    layout.writeMoved();
  };
  return (
    <div class="lay-sides">
      {SIDES.map((side, at) => (
        <label key={side}>
          <span>{called(side)}</span>
          <Typed value={tidy(box[at]!)} step={0.1} least={at < 2 ? -100 : 0} most={1000} change={(length) => length !== null && change(at, length)} />
        </label>
      ))}
    </div>
  );
}

interface FieldProps {
  name: string;
  option: Option;
  value: unknown;
  isStated: boolean;
  laid: Laid;
  set: string;
  change: (value: unknown) => void;
}

function Field({ name, option, value, isStated, laid, set, change }: FieldProps) {
  const label = <span class={isStated ? "stated" : ""}>{called(name)}</span>;
  if (option.is === "yes-no") return <label class="lay-field">{label}<input type="checkbox" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} /></label>;
  if (option.is === "number") {
    const number = typeof value === "number" ? tidy(value) : null;
    return <Numbered name={name} label={label} number={number} option={option} change={change} />;
  }
  const text = Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
  if (option.is === "choice" || option.is === "shape") {
    const values = option.is === "shape" ? laid.shapes : option.values ?? [];
    const all = [...(option.default === null && option.optional ? [""] : []), ...values, ...(text && !values.includes(text) ? [text] : [])];
    return <label class="lay-field">{label}<Select value={text} choices={all.map((one) => ({ value: one, label: one ? called(one) : say("none") }))} onChange={(one) => change(one || null)} /></label>;
  }
  if (option.is === "colour") return <span class="lay-field">{label}<Colour label={called(name)} value={text} laid={laid} isOptional={option.default === null && option.optional} change={change} /></span>;
  if (name === "from") return <label class="lay-field">{label}<Select value={text} choices={fieldsOf(laid, text)} onChange={change} /></label>;
  if (name === "file") return <span class="lay-field lay-whole">{label}<PictureChoice set={set} label={called(name)} value={text} onPick={(one) => change(one || null)} /></span>;
  return <label class="lay-field">{label}<Words value={text} isOptional={option.optional} change={change} /></label>;
}

/** A number to be typed, or stepped by the mouse; it is written when both rest. */
function Numbered({ name, label, number, option, change }: { name: string; label: ComponentChildren; number: number | null; option: Option; change: (value: unknown) => void }) {
  const { least, most } = option;
  const isOptional = option.optional && option.default === null;
  const [shown, type] = useNumber({ value: number, step: STEP, least, most, isOptional, change });
  return (
    <span class="lay-number">
      <label class="lay-field">
        {label}
        <input type="number" step={STEP} min={least ?? undefined} max={most ?? undefined} value={shown} onInput={(event) => type(event.currentTarget.value)} />
      </label>
      <Steps label={called(name)} value={shown.trim() === "" ? null : Number(shown)} step={STEP} least={least} most={most} onStep={(next) => type(String(next))} />
    </span>
  );
}

function fieldsOf(laid: Laid, now: string) {
  const names = laid.fields.filter((field) => field.type !== "title").map((field) => field.name);
  return [...new Set([now, ...names])].map((value) => ({ value, label: value ? fieldName(value) : say("none") }));
}

/** What is typed is written when the keys rest. */
function useTyped<T>(value: T, change: (value: T) => void): [T, (value: T) => void] {
  const [typed, setTyped] = useState<{ value: T } | null>(null);
  const sent = useRef<T | null>(null); // what comes of it takes away no later key
  useEffect(() => setTyped((now) => (now && now.value !== sent.current ? now : null)), [value]);
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => change((sent.current = typed.value)), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ? typed.value : value, (next) => setTyped({ value: next })];
}

interface TypedProps {
  value: number | null;
  step: number;
  least?: number | null;
  most?: number | null;
  isOptional?: boolean;
  change: (value: number | null) => void;
}

/** What stands in a field of numbers: its text, and what takes another. */
function useNumber({ value, least, most, isOptional = false, change }: TypedProps) {
  const known = value === null ? "" : String(value);
  return useTyped(known, (text) => {
    const number = Number(text);
    if (text.trim() === "") return isOptional ? change(null) : undefined;
    if (Number.isFinite(number) && number >= (least ?? -Infinity) && number <= (most ?? Infinity) && number !== value) change(number);
    return undefined;
  });
}

function Typed(props: TypedProps) {
  const { step, least, most } = props;
  const [shown, type] = useNumber(props);
  return <input type="number" step={step} min={least ?? undefined} max={most ?? undefined} value={shown} onInput={(event) => type(event.currentTarget.value)} />;
}

function Words({ value, isOptional, change }: { value: string; isOptional: boolean; change: (value: unknown) => void }) {
  const [shown, type] = useTyped(value, (text) => {
    if (text !== value && (text || isOptional)) change(text || null);
  });
  return <input type="text" maxLength={80} value={shown} onInput={(event) => type(event.currentTarget.value)} />;
}

/** On which cards the field that a part shows is printed. */
function ShownWhen({ layout, laid, part }: { layout: Layout; laid: Laid; part: Part }) {
  const fields = laid.fields.filter((field) => field.values?.length);
  const shows = laid.fields.find((field) => field.when && isShownBy(field, part));
  const [by, setBy] = useState(Object.keys(shows?.when ?? {})[0] ?? "");
  if (!shows || part.whole || !laid.own || !fields.some((field) => field.name !== shows.name)) return null;
  const chosen = [shows.when![by]].flat().map(String);
  const values = fields.find((field) => field.name === by)?.values ?? [];
  const write = (next: string[]) => void layout.showWhen(shows.name, next.length ? { [by]: next.length === 1 ? next[0] : next } : {});
  const choices = [{ value: "", label: say("always") }, ...fields.filter((field) => field.name !== shows.name).map((field) => ({ value: field.name, label: fieldName(field.name) }))];
  return (
    <div class="lay-when" role="group" aria-label={`${say("shown-when")} (${shows.name})`}>
      <label class="lay-field">
        <span>{say("shown-when")}</span>
        <Select value={by} choices={choices} onChange={(name) => (setBy(name), !name && Object.keys(shows.when!).length && void layout.showWhen(shows.name, {}))} />
      </label>
      {values.map((value) => (
        <label key={value} class="lay-check">
          <input type="checkbox" checked={chosen.includes(value)} onChange={(event) => write(event.currentTarget.checked ? [...chosen.filter((one) => values.includes(one)), value] : chosen.filter((one) => one !== value))} /> {value}
        </label>
      ))}
      <p class="hint">{say("shown-told")}</p>
    </div>
  );
}

function isShownBy(field: Offered, part: Part): boolean {
  const { from, mark, icon } = part.fields;
  return [from, mark, icon].flat().some((one) => one === field.name || one === `{${field.name}}`);
}
