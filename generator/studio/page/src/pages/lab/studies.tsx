// Price list, sweep and tune: a small form for each, and what the command says.
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../core/api";
import { jobs } from "../../core/jobs";
import { speech } from "../../core/speech";
import { attempt, Button, Field, Progress, Select } from "../../core/ui";
import { NumberField } from "./amounts";
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
            <Field label={say("games")}>
              <NumberField label={say("games")} value={games ?? undefined} least={1} onChange={setGames} />
            </Field>
          </>
        )}
        {what === "tune" && (
          <Field label={say("minutes")}>
            <NumberField label={say("minutes")} value={minutes ?? undefined} least={1} onChange={setMinutes} />
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

/** What the newest command of this sort on this set says. */
function Said({ what, set }: { what: What; set: string }) {
  const job = jobs.value.find((one) => one.page === "lab" && one.words[0] === what && one.words[1] === set);
  if (!job) return null;
  if (job.state === "running") return <Progress done={job.done} total={job.total} label={say(what)} />;
  return (
    <>
      <h3>{say("output")}</h3>
      <pre class="lab-output" tabIndex={0}>
        {job.lines.join("\n")}
      </pre>
    </>
  );
}
