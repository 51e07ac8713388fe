// Price list, sweep and tune: a small form for each, and what the command says.
import { useEffect, useState } from "preact/hooks";
import { get, post, text } from "../../core/api";
import { jobs } from "../../core/jobs";
import { language, speech } from "../../core/speech";
import { attempt, Button, Field, Progress, Select } from "../../core/ui";
import { AdoptDialog } from "./adopting";
import { NumberField } from "./amounts";
import { Answer } from "./answer";
import { words } from "./words";

const say = speech(words);
type What = "price" | "sweep" | "tune";
const SWEPT = 200;
const MINUTES = 5;

export function Studies({ set }: { set: string }) {
  const [what, setWhat] = useState<What>("price");
  const [addresses, setAddresses] = useState<string[]>([]);
  const [address, setAddress] = useState("");
  const [values, setValues] = useState("");
  const [games, setGames] = useState<number | null>(SWEPT);
  const [minutes, setMinutes] = useState<number | null>(MINUTES);
  useEffect(() => {
    if (what === "sweep" && !addresses.length) void attempt(async () => setAddresses(await get<string[]>("lab/addresses", { set })));
  }, [what, set]);
  const begin = () => {
    const vary = what === "sweep" ? [`${address}=${values}`] : [];
    return attempt(() => post("lab/study", { what, set, vary, games: what === "sweep" ? games : null, minutes: what === "tune" ? minutes : null }));
  };
  return (
    <section aria-label={say("studies")}>
      <h2>{say("studies")}</h2>
      <div class="lab-fields">
        <Field label={say("study")}>
          <Select value={what} choices={(["price", "sweep", "tune"] as const).map((value) => ({ value, label: say(value) }))} onChange={(value) => setWhat(value as What)} />
        </Field>
        {what === "sweep" && (
          <>
            <Field label={say("address")}>
              <input list="lab-addresses" value={address} placeholder="rules.hand_limit" onInput={(event) => setAddress(event.currentTarget.value)} />
            </Field>
            <datalist id="lab-addresses">{addresses.map((one) => <option key={one} value={one} />)}</datalist>
            <Field label={say("values")}>
              <input value={values} placeholder="7..12" onInput={(event) => setValues(event.currentTarget.value)} />
            </Field>
            <Field label={say("played")}>
              <NumberField label={say("played")} value={games ?? undefined} least={1} onChange={setGames} />
            </Field>
          </>
        )}
        {what === "tune" && (
          <Field label={say("time")}>
            <NumberField label={say("time")} value={minutes ?? undefined} least={1} onChange={setMinutes} />
          </Field>
        )}
      </div>
      <p class="hint">{say(`${what}-about`)}</p>
      <Button kind="main" disabled={what === "sweep" && !(address && values)} onClick={() => void begin()}>
        {say("begin")}
      </Button>
      <Said what={what} set={set} />
    </section>
  );
}

/** What the newest command of this sort on this set found, as the page that it wrote and as what it says. */
function Said({ what, set }: { what: What; set: string }) {
  const [page, setPage] = useState("");
  const [deck, setDeck] = useState("");
  const [isAdopting, setAdopting] = useState(false);
  const job = jobs.value.find((one) => one.page === "lab" && one.words[0] === what && one.words[1] === set);
  const isRunning = job?.state === "running" || job?.state === "stopping";
  useEffect(() => {
    setPage("");
    setDeck("");
    if (isRunning) return;
    void attempt(async () => setPage(await text("lab/answer", { what, set, lang: language.value })));
    if (what === "tune") void attempt(async () => setDeck((await get<{ deck: string }>("lab/tuned", { set })).deck));
  }, [what, set, isRunning, language.value]);
  if (isRunning) return <Progress done={job.done} total={job.total} label={say(what)} />;
  return (
    <>
      {deck && <Button onClick={() => setAdopting(true)}>{say("adopt-tuned")}</Button>}
      {isAdopting && <AdoptDialog deck={deck} title={`${set.split("/").pop()}-tuned`} onClose={() => setAdopting(false)} />}
      {page && <Answer html={page} label={say("answer", { study: say(what) })} />}
      {job && (
        <details open={!page}>
          <summary>{say("output")}</summary>
          <pre class="lab-output" tabIndex={0}>
            {job.lines.join("\n")}
          </pre>
        </details>
      )}
    </>
  );
}
