// Tables saved as files of the folder, and loaded from there.
import { useEffect, useState } from "preact/hooks";
import { get, post, Refusal } from "../../core/api";
import { attempt, Button, Dialog, Field, Select, tell } from "../../core/ui";
import { say, type Desk } from "./desk";
import { Session, type Saved } from "./session";

const CONFLICT = 409;
/** By set and name, the sum of what was last saved or loaded here. */
const sums = new Map<string, string>();

async function saveAs(desk: Desk, name: string): Promise<boolean> {
  const key = `${desk.set} ${name}`;
  const table = desk.session.value.saved(desk.set);
  try {
    const found = await post<{ file: string; sum: string }>("table/save", { set: desk.set, name, table, seen: sums.get(key) ?? null });
    sums.set(key, found.sum);
    tell(say("saved", { file: found.file }));
    return true;
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.status !== CONFLICT) throw fault;
    const there = await get<{ sum: string }>("table/load", { set: desk.set, name });
    sums.set(key, there.sum);
    return false;
  }
}

function SaveDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const [name, setName] = useState("table");
  const [isThere, setIsThere] = useState(false);
  const save = () => attempt(async () => ((await saveAs(desk, name.trim())) ? onClose() : setIsThere(true)));
  return (
    <Dialog title={say("save")} onClose={onClose}>
      <form onSubmit={(event) => (event.preventDefault(), void save())}>
        <Field label={say("name")}>
          <input value={name} required maxLength={60} onInput={(event) => (setName(event.currentTarget.value), setIsThere(false))} />
        </Field>
        {isThere && <p role="alert">{say("overwrite")}</p>}
        <button type="submit" class="button main">
          {say("save")}
        </button>
      </form>
    </Dialog>
  );
}

export function Loading({ desk }: { desk: Desk }) {
  const [names, setNames] = useState<string[]>([]);
  const read = () => attempt(async () => setNames(await get<string[]>("table/saved", { set: desk.set })));
  useEffect(() => void read(), [desk]);
  const load = (name: string) =>
    attempt(async () => {
      const found = await get<{ table: Saved; sum: string }>("table/load", { set: desk.set, name });
      let session: Session;
      try {
        session = Session.of(found.table);
      } catch {
        return tell(say("no-table"));
      }
      sums.set(`${desk.set} ${name}`, found.sum);
      desk.begin(session);
      tell(say("loaded", { name }));
    });
  const [isSaving, setIsSaving] = useState(false);
  const choices = [{ value: "", label: `${say("load")} …` }, ...names.map((value) => ({ value, label: value }))];
  return (
    <>
      <Button onClick={() => setIsSaving(true)}>{say("save")}</Button>
      {names.length > 0 && <Select label={say("load")} value="" choices={choices} onChange={(name) => name && void load(name)} />}
      {isSaving && <SaveDialog desk={desk} onClose={() => (setIsSaving(false), void read())} />}
    </>
  );
}
