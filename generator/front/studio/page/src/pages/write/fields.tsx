// One field of a form, by what its schema accepts.
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../core/ui";
import { fieldName as label } from "./field-names";
import type { Path } from "./kinds";
import { said, type Schema, type Words } from "./schema";
import { PictureChoice } from "./picture-choice";
import { Steps } from "./stepper";
import { say } from "./words";

const LONG = 44; // letters that fit a line of the form
const FEW = 8; // words that stand side by side
const LETTERS = 60; // letters of all of them together
const PAUSE = 180; // milliseconds after the last key in a field before it is written

interface FieldProps {
  words: Words;
  part: Schema;
  name: string;
  path: Path;
  value: unknown;
  languages: string[];
  isNeeded: boolean;
  change: (path: Path, value: unknown) => void;
  leave: (path: Path) => void;
  /** Of which set it is, and the field of its kind that names a picture. */
  set: string;
  picture?: string;
}

type Fields = Record<string, unknown>;

export function FieldOf(props: FieldProps) {
  const { words, part } = props;
  const parts = words.alternatives(part).filter((one) => one.type !== "null");
  const find = (test: (one: Schema) => unknown) => parts.find((one) => Boolean(test(one)));
  const family = find((one) => one.allOf && words.tagField(one));
  const text = find((one) => one.propertyNames && one.properties === undefined && one.type === "object");
  const list = find((one) => one.items);
  const group = find((one) => one.properties && !one.allOf);
  const choice = find((one) => one.enum);
  if (text && isText(words, text)) return <Languages {...props} />;
  if (family) return <Tagged {...props} family={family} />;
  if (list) return <List {...props} list={list} />;
  if (choice && parts.length <= 2) return <Chosen {...props} choice={choice} />;
  if (find((one) => one.type === "boolean")) return <Chosen {...props} choice={{ enum: [true, false] }} />;
  if (props.picture && props.path.length === 1 && props.path[0] === props.picture) return <Pictured {...props} />;
  const number = find((one) => one.type === "integer" || one.type === "number");
  if (number && parts.every((one) => one === number || one.anyOf)) return <Typed {...props} number={number} />;
  if (group && parts.every((one) => !one.type || one.type === "object")) return <Group {...props} group={group} />;
  if (find((one) => one.type === "string") && !isData(props.value)) return <Typed {...props} />;
  return <Written {...props} />;
}

const isData = (value: unknown) => typeof value === "object" && value !== null;

function isText(words: Words, part: Schema): boolean {
  return typeof part.additionalProperties === "object" && words.alternatives(part.additionalProperties).some((one) => one.type === "string");
}

/** A label with its input; what the field means stands below it. */
function Labelled({ words, part, name, path, value, isNeeded, leave, children }: FieldProps & { children: preact.ComponentChildren }) {
  const meaning = said(words.resolved(part).description);
  const canLeave = !isNeeded && value !== undefined && typeof path.at(-1) !== "number";
  return (
    <div class="write-field">
      <div class="write-field-line">
        {children}
        {canLeave && <Button kind="quiet" label={`${say("remove")}: ${label(name)}`} title={say("remove")} onClick={() => leave(path)}>✕</Button>}
      </div>
      {meaning && <p class="hint">{meaning}</p>}
    </div>
  );
}

/** An input that keeps what is typed until it is written. */
function useTyped(value: unknown, write: (text: string) => void) {
  const outside = value === undefined || value === null ? "" : String(value);
  const [text, setText] = useState(outside);
  const timer = useRef(0);
  useEffect(() => {
    if (!timer.current) setText(outside);
  }, [outside]);
  const typed = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      write(next);
    }, PAUSE);
  };
  return [text, typed] as const;
}

function Typed(props: FieldProps & { number?: Schema; called?: string }) {
  const { words, part, name, path, value, change, leave, number, called = label(name) } = props;
  const write = (text: string) => {
    if (text === "" && value !== undefined && !props.isNeeded) leave(path);
    else if (!number) change(path, text);
    else if (text !== "" && Number.isFinite(Number(text))) change(path, Number(text));
  };
  const [text, typed] = useTyped(value, write);
  const isLong = !number && text.length > LONG;
  const shown = words.alternatives(part).find((one) => one.default !== undefined && one.default !== null)?.default;
  const common = {
    value: text,
    placeholder: isData(shown) || shown === undefined ? "" : String(shown),
    onInput: (event: { currentTarget: HTMLInputElement }) => typed(event.currentTarget.value),
  };
  return (
    <Labelled {...props}>
      <label>
        <span class="field-label">{called}</span>
        {number ? (
          <input type="number" min={number.minimum} max={number.maximum} step={number.type === "integer" ? 1 : "any"} {...common} />
        ) : isLong ? (
          <textarea class="write-long" rows={1} {...common} onInput={(event) => typed(event.currentTarget.value.replace(/\s*\n\s*/g, " "))} onKeyDown={(event) => event.key === "Enter" && event.preventDefault()} />
        ) : (
          <input type="text" {...common} />
        )}
      </label>
      {number && <Steps label={called} value={text === "" ? null : Number(text)} step={1} least={number.minimum} most={number.maximum} onStep={(next) => typed(String(next))} />}
    </Labelled>
  );
}

function Chosen(props: FieldProps & { choice: Schema }) {
  const { name, path, value, change, leave, choice, isNeeded } = props;
  const pick = (text: string) => {
    const found = choice.enum?.find((one) => String(one) === text);
    if (found === undefined) leave(path);
    else change(path, found);
  };
  const now = value === undefined || value === null ? "" : String(value);
  const all = (choice.enum ?? []).map(String);
  if (all.length <= FEW && all.join("").length <= LETTERS) {
    return (
      <Labelled {...props} isNeeded>
        <span class="write-chosen">
          <span class="field-label">{label(name)}</span>
          <span class="write-choices" role="group" aria-label={label(name)}>
            {!isNeeded && <button type="button" class="lay-chip" aria-pressed={!now} onClick={() => now && leave(path)}>{say("none")}</button>}
            {all.map((one) => <button key={one} type="button" class="lay-chip" aria-pressed={one === now} onClick={() => one !== now && pick(one)}>{one}</button>)}
          </span>
        </span>
      </Labelled>
    );
  }
  return (
    <Labelled {...props} isNeeded>
      <label>
        <span class="field-label">{label(name)}</span>
        <select aria-label={label(name)} value={now} onChange={(event) => pick(event.currentTarget.value)}>
          {(!isNeeded || !now) && <option value="" selected={!now}>{say("none")}</option>}
          {all.map((one) => <option key={one} value={one} selected={one === now}>{one}</option>)}
        </select>
      </label>
    </Labelled>
  );
}

/** A picture of the set; its name may still be typed, with the part that is shown. */
function Pictured(props: FieldProps) {
  const { set, name, path, value, change, leave } = props;
  return (
    <>
      <Typed {...props} part={{ ...props.part, type: "string" }} />
      <PictureChoice set={set} label={label(name)} value={typeof value === "string" ? value : ""} onPick={(one) => (one ? change(path, one) : leave(path))} />
    </>
  );
}

/** A text in every language of the set. */
function Languages(props: FieldProps) {
  const { name, path, value, languages } = props;
  const texts = (isData(value) ? value : {}) as Fields;
  const shown = [...new Set([...languages, ...Object.keys(texts)])];
  const only = shown.length === 1 ? shown[0]! : "";
  if (only) return <Typed {...props} part={{ type: "string" }} called={label(name)} name={only} path={[...path, only]} value={texts[only]} isNeeded={name === "title"} />;
  return (
    <fieldset class="write-group">
      <legend>{label(name)}</legend>
      {shown.map((one) => <Typed key={one} {...props} part={{ type: "string" }} name={one} path={[...path, one]} value={texts[one]} isNeeded={false} />)}
    </fieldset>
  );
}

function Group(props: FieldProps & { group: Schema }) {
  const { name, path, value, group } = props;
  const fields = (isData(value) ? value : {}) as Fields;
  return (
    <fieldset class="write-group">
      <legend>{label(name)}</legend>
      {Object.entries(group.properties ?? {}).map(([field, part]) => (
        <FieldOf key={field} {...props} part={part} name={field} path={[...path, field]} value={fields[field]} isNeeded={group.required?.includes(field) ?? false} />
      ))}
    </fieldset>
  );
}

/** A word of a family with its fields; another word takes its place whole. */
function Tagged(props: FieldProps & { family: Schema }) {
  const { words, family, path, value, change, name } = props;
  const field = words.tagField(family)!;
  const fields = (isData(value) ? value : {}) as Fields;
  const tag = fields[field] === undefined ? "" : String(fields[field]);
  const word = words.word(family, tag);
  const tags = (family.properties?.[field]?.enum ?? []).map(String);
  return (
    <fieldset class="write-group">
      <legend>{typeof name === "number" || /^\d+$/.test(name) ? `${Number(name) + 1}` : label(name)}</legend>
      <div class="write-field-line">
        <label>
          <span class="field-label">{field}</span>
          <select aria-label={field} value={tag} onChange={(event) => change(path, fresh(words, family, field, event.currentTarget.value, fields))}>
            {!tag && <option value="" selected>{say("none")}</option>}
            {tags.map((one) => <option key={one} value={one} selected={one === tag}>{label(one)}</option>)}
          </select>
        </label>
        <Button kind="quiet" label={`${say("remove")}: ${label(tag || name)}`} onClick={() => props.leave(path)}>✕</Button>
      </div>
      {word?.description && <p class="hint">{said(word.description)}</p>}
      {Object.entries(word?.properties ?? {})
        .filter(([one]) => one !== field)
        .map(([one, part]) => <FieldOf key={`${tag} ${one}`} {...props} part={part} name={one} path={[...path, one]} value={fields[one]} isNeeded={word?.required?.includes(one) ?? false} />)}
    </fieldset>
  );
}

/** A word of a family with what it needs: fields of the old one that it has too are kept. */
function fresh(words: Words, family: Schema, field: string, tag: string, old: Fields): Fields {
  const word = words.word(family, tag);
  const found: Fields = { [field]: tag };
  for (const [name, part] of Object.entries(word?.properties ?? {})) {
    if (name === field) continue;
    if (old[name] !== undefined) found[name] = old[name];
    else if (word?.required?.includes(name)) found[name] = first(words, part);
  }
  return found;
}

/** Something that a field accepts. */
function first(words: Words, part: Schema): unknown {
  const parts = words.alternatives(part).filter((one) => one.type !== "null");
  const choice = parts.find((one) => one.enum)?.enum?.[0];
  if (choice !== undefined) return choice;
  const number = parts.find((one) => one.type === "integer" || one.type === "number");
  if (number) return Math.max(number.minimum ?? 0, Math.min(1, number.maximum ?? 1));
  const tagged = parts.find((one) => one.allOf);
  if (tagged) {
    const field = words.tagField(tagged)!;
    return fresh(words, tagged, field, String(tagged.properties?.[field]?.enum?.[0]), {});
  }
  if (parts.some((one) => one.items)) return [];
  const group = parts.find((one) => one.properties);
  if (group) return Object.fromEntries((group.required ?? []).map((name) => [name, first(words, group.properties![name]!)]));
  return parts.some((one) => one.type === "object") ? {} : "x";
}

function List(props: FieldProps & { list: Schema }) {
  const { words, list, name, path, value, change } = props;
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const choice = words.alternatives(list.items!).find((one) => one.enum);
  if (choice?.enum && !items.some(isData)) return <Several {...props} choice={choice.enum} items={items} />;
  const isFull = list.maxItems !== undefined && items.length >= list.maxItems;
  const add = () => (items.length ? change([...path, items.length], first(words, list.items!)) : change(path, [first(words, list.items!)]));
  return (
    <fieldset class="write-group">
      <legend>{label(name)}</legend>
      {words.resolved(props.part).description && <p class="hint">{said(words.resolved(props.part).description)}</p>}
      {items.map((item, place) => <FieldOf key={place} {...props} part={list.items!} name={String(place)} path={[...path, place]} value={item} isNeeded={false} />)}
      {!isFull && <Button label={`${say("add")}: ${label(name)}`} onClick={add}>{say("add")}</Button>}
    </fieldset>
  );
}

/** Some of several words, ticked. */
function Several(props: FieldProps & { choice: unknown[]; items: unknown[] }) {
  const { name, path, choice, items, change, leave } = props;
  const toggle = (one: unknown, isOn: boolean) => {
    const next = isOn ? [...items, one] : items.filter((item) => item !== one);
    if (next.length) change(path, next);
    else leave(path);
  };
  return (
    <fieldset class="write-group write-several">
      <legend>{label(name)}</legend>
      {choice.map((one) => (
        <label key={String(one)}>
          <input type="checkbox" checked={items.includes(one)} onChange={(event) => toggle(one, event.currentTarget.checked)} /> {label(String(one))}
        </label>
      ))}
    </fieldset>
  );
}

/** Anything else: as data on one line. */
function Written(props: FieldProps) {
  const { name, path, value, change, leave } = props;
  const write = (text: string) => {
    if (!text.trim()) return leave(path);
    try {
      change(path, JSON.parse(text));
    } catch {
      if (!/^[[{"]/.test(text.trim())) change(path, text);
    }
  };
  const [text, typed] = useTyped(value === undefined ? undefined : isData(value) ? JSON.stringify(value) : value, write);
  return (
    <Labelled {...props}>
      <label>
        <span class="field-label">{label(name)}</span>
        <textarea rows={2} title={say("as-written")} value={text} onInput={(event) => typed(event.currentTarget.value)} />
      </label>
    </Labelled>
  );
}
