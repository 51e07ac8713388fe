// A card as a form, made from the schema of its kind; what is filled in is written into the file's text.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import { kindCalled } from "../../core/kinds";
import { language, type Language } from "../../core/speech";
import { attempt, Button, Empty, Field, Select } from "../../core/ui";
import { Picture } from "./card";
import { FieldOf } from "./fields";
import type { Entry, Path } from "./kinds";
import { Words, type Schema } from "./schema";
import type { Session } from "./session";
import { readShelf, told } from "./shelf";
import { say } from "./words";

const known = new Map<string, Promise<Words>>();

/** The words of a set's entries, whichever file they are in, in a language of the page. */
export function wordsOf(set: string, file: string, speaks: Language): Promise<Words> {
  const key = `${speaks} ${set}`;
  let found = known.get(key);
  if (!found) {
    found = get<Schema>("writing/schema", { set, file, look: "no", speaks }).then((schema) => new Words(schema));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

export function CardForm({ session }: { session: Session }) {
  const id = session.selected.value;
  const version = session.version.value;
  const [entry, setEntry] = useState<Entry>();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    if (!id) return undefined;
    let isWanted = true;
    void get<Entry>("writing/entry", { set: session.set, id }).then((found) => isWanted && setEntry(found), () => isWanted && setEntry(undefined));
    return () => {
      isWanted = false;
    };
  }, [session, id, version]);
  useEffect(() => {
    const speaks = language.value;
    const known = (found: Words) => speaks === language.value && setWords(found);
    void wordsOf(session.set, "entries.yaml", speaks).then(known, () => undefined); // the findings say why it cannot be read
  }, [session, language.value, session.isReadable.value]);
  if (!id) return <Picking session={session} />;
  if (!entry || !words || entry.id !== id) return <Empty>{session.isReadable.value ? say("opening") : say("not-readable")}</Empty>;
  return <Fields session={session} entry={entry} words={words} />;
}

/** Where no card is chosen yet: on a phone none is beside the form. */
function Picking({ session }: { session: Session }) {
  const faces = session.faces.value;
  if (!faces.length) return <Empty>{say(session.isReadable.value ? "no-cards" : "never-read")}</Empty>;
  const choices = [{ value: "", label: "–" }, ...faces.map((face) => ({ value: face.id, label: `${face.id} ${face.title}` }))];
  return (
    <div class="write-picking">
      <Field label={say("pick-card")}>
        <Select value="" choices={choices} onChange={(id) => (session.selected.value = id)} />
      </Field>
    </div>
  );
}

function Fields({ session, entry, words }: { session: Session; entry: Entry; words: Words }) {
  const schema = words.at([entry.kind, "#"]).find((part) => part.properties);
  const change = (path: Path, value: unknown) => void attempt(() => session.edit("set", entry.id, path, value));
  const leave = (path: Path) => void attempt(() => session.edit("leave", entry.id, path));
  const languages = session.summary.value?.languages ?? [];
  const face = session.faceOf.value.get(entry.id);
  useEffect(() => void attempt(() => readShelf(session.set)), [session.set]);
  return (
    <form class="write-form" aria-label={say("form-of", { id: entry.id })} onSubmit={(event) => event.preventDefault()} key={entry.id}>
      {face && (
        <span class="write-form-card" style={{ aspectRatio: `${face.width} / ${face.height}` }}>
          <Picture
            session={session} face={face} left={0} top={0} width={0} safe={0} bleed={false} compare={false} isSelected isFaulty={false}
            stamp={face.stamp} lang={session.language.value} theme={session.theme.value} side={session.side.value} when=""
          />
        </span>
      )}
      <p class="write-form-head">
        <strong>{entry.id}</strong> {face?.title} <span class="hint">{kindCalled(entry.kind)}</span>
        {face && <Button kind="quiet" onClick={() => void session.goTo(face.file, face.line)}>{say("to-line")}</Button>}
      </p>
      {entry.sheet && entry.own && (
        <p class="hint">{say(entry.sheet.name ? "in-sheet" : "in-row", { file: entry.sheet.file, sheet: entry.sheet.name, row: entry.sheet.row })}</p>
      )}
      {entry.inherited && entry.own && <p class="hint">{say("inherited")}</p>}
      {!entry.own && <p class="hint">{say("not-own")}</p>}
      <fieldset disabled={!entry.own} class="write-fields">
        {Object.entries(schema?.properties ?? {})
          .filter(([name, part]) => (name !== "id" || !entry.inherited) && !part.readOnly)
          .map(([name, part]) => (
            <FieldOf
              key={name} words={words} part={part} name={name} path={[name]} value={entry.data[name]} languages={languages} change={change}
              leave={leave} set={session.set} picture={told.value?.fields[entry.kind]?.picture} isNeeded={schema?.required?.includes(name) ?? false}
            />
          ))}
      </fieldset>
    </form>
  );
}
