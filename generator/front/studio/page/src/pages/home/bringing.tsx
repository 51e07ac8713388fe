// Files that were dropped or chosen: where they go, and what came of each.
import { useEffect, useState } from "preact/hooks";
import { Refusal, send, type Finding } from "../../core/api";
import { href } from "../../core/route";
import { readSets, sets } from "../../core/sets";
import { language, speech, titled, type Language } from "../../core/speech";
import { Findings } from "../../core/findings";
import { Button, Dialog, Field, Select } from "../../core/ui";
import { folderName, Languages } from "./beginnings";
import { MOST_BYTES, sortOf, type Sort } from "./dropped";
import { words } from "./words";

const say = speech(words);
const NEW_KIT = " kit";

interface Brought {
  sort: Sort;
  outcome: "written" | "same" | "asked" | "made";
  set: string;
  file?: string;
  cards?: number;
  used?: boolean;
  issues?: Finding[];
}

interface Result {
  file: File;
  brought?: Brought;
  fault?: string;
  issues: Finding[];
}

function sentence({ brought, fault, file }: Result): string {
  if (!brought) return fault ?? "";
  const values = { file: brought.file || file.name, set: brought.set, cards: brought.cards ?? 0 };
  if (brought.outcome === "same" || brought.outcome === "asked") return say(brought.outcome, values);
  if (brought.outcome === "made") return say(brought.sort === "pack" ? "made-pack" : "made-sheet", values);
  if (brought.sort === "font") return say("written-font", { ...values, path: `{title: fonts/${values.file.split("/").pop()}}` });
  if (brought.sort === "picture") return say(brought.used ? "written-picture" : "written-picture-unused", values);
  return say(brought.cards ? "written-sheet" : "written-sheet-unread", values);
}

/** A column of a spreadsheet without ids: its heading, what it is taken for, and what it holds. */
interface Column {
  heading: string;
  meaning: string;
  samples: string[];
}

interface Kit {
  name: string;
  lang: Language[];
  columns: Column[];
}

const NOTHING = "-";
const MEANINGS = ["title", "count", "id", "flavour"] as const;

async function sent(file: File, target: string, kit: Kit, over: boolean): Promise<Result> {
  if (file.size > MOST_BYTES) return { file, fault: say("too-large", { file: file.name }), issues: [] };
  const isKit = target === NEW_KIT && sortOf(file.name) === "sheet";
  try {
    const brought = isKit
      ? await send<Brought>("bringing/kit", { set: folderName(kit.name), name: file.name, lang: kit.lang.join(","), columns: meaningsOf(kit.columns) }, file)
      : await send<Brought>("bringing/file", { set: target === NEW_KIT ? folderName(kit.name) : target, name: file.name, over: over ? "yes" : "no" }, file);
    return { file, brought, issues: brought.issues ?? [] };
  } catch (fault) {
    const told = fault instanceof Refusal ? fault : undefined;
    return { file, fault: told?.issues.length ? file.name : (told?.message ?? String(fault)), issues: told?.issues ?? [] };
  }
}

/** The findings are about the whole set: only those after the last file count. */
function Results({ results, onReplace }: { results: Result[]; onReplace: (result: Result) => void }) {
  const last = [...results].reverse().find((result) => result.brought && result.brought.outcome !== "asked");
  const refused = results.filter((result) => result.fault).flatMap((result) => result.issues);
  const issues = [...refused, ...(last?.issues ?? [])];
  const made = last?.brought?.set;
  return (
    <div role="status">
      <ul class="home-results">
        {results.map((result, number) => (
          <li key={number}>
            {sentence(result)}{" "}
            {result.brought?.outcome === "asked" && <Button onClick={() => onReplace(result)}>{say("replace")}</Button>}
          </li>
        ))}
      </ul>
      {issues.length > 0 && <p>{say("wrong")}</p>}
      {issues.length > 0 && <Findings issues={issues} />}
      {last && !issues.length && <p>{say("legal")}</p>}
      {made && (
        <p>
          <a class="button main home-open" href={href("write", made)}>
            {say("open-set", { set: made })}
          </a>
        </p>
      )}
    </div>
  );
}

function meaningsOf(columns: Column[]): string | undefined {
  return columns.length ? JSON.stringify(Object.fromEntries(columns.map(({ heading, meaning }) => [heading, meaning]))) : undefined;
}

/** What each column means, to be looked over and changed. */
function Columns({ columns, onChange }: { columns: Column[]; onChange: (columns: Column[]) => void }) {
  const choices = [
    ...MEANINGS.map((value) => ({ value: value as string, label: say(`means-${value}`) })),
    { value: "", label: say("means-field") },
    { value: NOTHING, label: say("means-nothing") },
  ];
  const isField = (meaning: string) => !choices.some((choice) => choice.value && choice.value === meaning);
  const change = (place: number, meaning: string) => onChange(columns.map((column, at) => (at === place ? { ...column, meaning } : column)));
  return (
    <fieldset class="home-columns">
      <legend class="heard">{say("columns-told")}</legend>
      <p aria-hidden="true">{say("columns-told")}</p>
      {columns.map(({ heading, meaning, samples }, place) => (
        <div key={place} class="home-column">
          <span>
            <strong>{heading}</strong> <span class="hint">{samples.join(" · ")}</span>
          </span>
          <Select label={heading} value={isField(meaning) ? "" : meaning} choices={choices} onChange={(value) => change(place, value || fieldName(heading, place))} />
          {isField(meaning) && (
            <input aria-label={`${heading}: ${say("field-name")}`} value={meaning} pattern="[a-z][a-z0-9_]*" maxLength={40} onInput={(event) => change(place, event.currentTarget.value)} />
          )}
        </div>
      ))}
    </fieldset>
  );
}

function fieldName(heading: string, place: number): string {
  const name = heading.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^[^a-z]+|_+$/g, "");
  return name && !(MEANINGS as readonly string[]).includes(name) ? name : `field_${place + 1}`;
}

interface TargetProps {
  target: string;
  onTarget: (target: string) => void;
  hasSheet: boolean;
  kit: Kit;
  onKit: (kit: Kit) => void;
}

function Target({ target, onTarget, hasSheet, kit, onKit }: TargetProps) {
  const own = sets.value.filter((set) => set.own).map((set) => ({ value: set.reference, label: titled(set.title, set.reference) }));
  const choices = hasSheet ? [{ value: NEW_KIT, label: say("into-kit") }, ...own] : own;
  return (
    <>
      <Field label={say("into")}>
        <Select value={target} choices={choices} onChange={onTarget} />
      </Field>
      {target === NEW_KIT && (
        <>
          <Field label={say("name")} hint={say("name-hint")}>
            <input value={kit.name} maxLength={60} onInput={(event) => onKit({ ...kit, name: event.currentTarget.value })} />
          </Field>
          <Languages chosen={kit.lang} onChange={(lang) => onKit({ ...kit, lang })} />
          {kit.columns.length > 0 && <Columns columns={kit.columns} onChange={(columns) => onKit({ ...kit, columns })} />}
        </>
      )}
    </>
  );
}

/** A spreadsheet begins a kit unless another set is chosen: in one of other kinds its rows would be faults. */
function firstTarget(known: File[]): string {
  if (known.some((file) => sortOf(file.name) === "sheet")) return NEW_KIT;
  return sets.value.find((set) => set.own)?.reference ?? "";
}

export function BringDialog({ files, onClose }: { files: File[]; onClose: () => void }) {
  const known = files.filter((file) => sortOf(file.name)).sort((one, other) => order(one) - order(other));
  const sheet = known.find((file) => sortOf(file.name) === "sheet");
  const [target, setTarget] = useState(firstTarget(known));
  const stem = sheet?.name.replace(/\.\w+$/, "") ?? "";
  const [kit, setKit] = useState<Kit>({ name: folderName(stem) || "my-game", lang: [language.value], columns: [] });
  const [results, setResults] = useState<Result[]>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!sheet || sheet.size > MOST_BYTES) return;
    // What is wrong with it is told when it is put there.
    void send<{ columns: Column[] }>("bringing/columns", { name: sheet.name }, sheet).then(({ columns }) => setKit((now) => ({ ...now, columns })), () => undefined);
  }, [sheet]);
  const onlyPacks = known.every((file) => sortOf(file.name) === "pack");
  const put = async () => {
    setIsBusy(true);
    const found: Result[] = [];
    let into = target;
    for (const file of known) {
      const result = await sent(file, into, kit, false);
      // What follows the first spreadsheet goes into the kit that was made of it.
      if (into === NEW_KIT && result.brought?.outcome === "made" && result.brought.sort === "sheet") into = result.brought.set;
      found.push(result);
    }
    await readSets();
    setResults(found);
    setIsBusy(false);
  };
  const replace = async (old: Result) => {
    const again = await sent(old.file, old.brought?.set ?? target, kit, true);
    setResults((before) => before?.map((one) => (one === old ? again : one)));
  };
  const problem = !known.length ? say("nothing-known") : !onlyPacks && !target ? say("no-set-yet") : "";
  return (
    <Dialog title={say("bring")} onClose={onClose}>
      {problem && <p>{problem}</p>}
      {!problem && !results && (
        <form class="home-form" onSubmit={(event) => (event.preventDefault(), void put())}>
          <p>{say("files", { count: known.length, names: known.slice(0, 8).map((file) => file.name).join(", ") + (known.length > 8 ? " …" : "") })}</p>
          {!onlyPacks && <Target target={target} onTarget={setTarget} hasSheet={Boolean(sheet)} kit={kit} onKit={setKit} />}
          <button type="submit" class="button main" disabled={isBusy || (target === NEW_KIT && (!folderName(kit.name) || !kit.lang.length))}>
            {say(isBusy ? "putting" : "put")}
          </button>
        </form>
      )}
      {results && <Results results={results} onReplace={(result) => void replace(result)} />}
    </Dialog>
  );
}

/** Spreadsheets first: pictures are named after the cards in them. */
function order(file: File): number {
  return ["pack", "sheet", "picture", "font"].indexOf(sortOf(file.name) ?? "font");
}
