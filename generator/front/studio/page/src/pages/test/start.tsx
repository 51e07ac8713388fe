// A new run: who plays, how many sit there, how many games.
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../core/api";
import { go } from "../../core/route";
import type { SetSummary } from "../../core/sets";
import { language, speech } from "../../core/speech";
import { attempt, Button, Field, Select, tell } from "../../core/ui";
import type { Offered, Wanted } from "./types";
import { words } from "./words";

const say = speech(words);
type HowMany = "games" | "cards" | "seats";

function usual(set: SetSummary, offered: Offered): Wanted {
  return { set: set.reference, seats: [offered.agent], players: [], games: offered.games, until: "", seed: 1, name: "", apart: false };
}

export function Start({ set }: { set: SetSummary }) {
  const [offered, setOffered] = useState<Offered>();
  const [wanted, setWanted] = useState<Wanted>();
  const [isStarting, setStarting] = useState(false);
  useEffect(() => {
    void attempt(async () => {
      const found = await get<Offered>("testing/choices", { set: set.reference, lang: language.value });
      setOffered(found);
      setWanted((before) => before ?? usual(set, found));
    });
  }, [language.value]);
  if (!offered || !wanted) return <p class="empty">{say("opening")}</p>;
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, ...part });
  const start = async () => {
    setStarting(true);
    const begun = await attempt(() => post<{ run: number }>("testing/start", wanted));
    setStarting(false);
    if (begun) go("test", set.reference, "run", String(begun.run));
  };
  return (
    <form class="start" onSubmit={(event) => (event.preventDefault(), void start())}>
      <Players offered={offered} wanted={wanted} onChange={change} />
      <Sizes offered={offered} wanted={wanted} onChange={change} />
      <Amount wanted={wanted} onChange={change} />
      <div class="pair">
        <Field label={say("seed")} hint={say("seed-hint")}>
          <input type="number" min="0" value={wanted.seed} onInput={(event) => change({ seed: Number(event.currentTarget.value) })} />
        </Field>
        <Field label={say("name")} hint={say("name-hint")}>
          <input value={wanted.name} maxLength={40} onInput={(event) => change({ name: event.currentTarget.value })} />
        </Field>
      </div>
      <p class="ways">
        <button type="submit" class="button main" disabled={isStarting}>
          {say("start")}
        </button>
      </p>
      <Command wanted={wanted} />
    </form>
  );
}

interface PartProps {
  wanted: Wanted;
  onChange: (part: Partial<Wanted>) => void;
}

function Players({ offered, wanted, onChange }: PartProps & { offered: Offered }) {
  const most = Math.max(...offered.sizes);
  const choices = offered.agents.map(({ name }) => ({ value: name, label: name }));
  const put = (place: number, name: string) => onChange({ seats: wanted.seats.map((one, number) => (number === place ? name : one)) });
  const manners = offered.agents.filter((agent) => wanted.seats.includes(agent.name) && agent.manner);
  return (
    <fieldset>
      <legend>{say("who")}</legend>
      <div class="who">
        {wanted.seats.map((name, place) => (
          <span key={place} class="one">
            <Select label={say("player", { number: place + 1 })} value={name} choices={choices} onChange={(chosen) => put(place, chosen)} />
            {wanted.seats.length > 1 && (
              <Button kind="quiet" label={say("remove-player", { number: place + 1 })} onClick={() => onChange({ seats: wanted.seats.filter((_, number) => number !== place) })}>
                ✕
              </Button>
            )}
          </span>
        ))}
        {wanted.seats.length < most && <Button onClick={() => onChange({ seats: [...wanted.seats, "random"] })}>{say("add-player")}</Button>}
      </div>
      <p class="hint">{say(wanted.seats.length > 1 ? "who-several" : "who-one")}</p>
      {wanted.seats.length > 1 && (
        <label class="tick">
          <input type="checkbox" checked={wanted.apart} onChange={(event) => onChange({ apart: event.currentTarget.checked })} />
          {say("apart")}
        </label>
      )}
      {manners.map((agent) => (
        <p key={agent.name} class="hint">
          <b>{agent.name}</b>: {agent.manner}
        </p>
      ))}
    </fieldset>
  );
}

function Sizes({ offered, wanted, onChange }: PartProps & { offered: Offered }) {
  const turn = (size: number, isOn: boolean) =>
    onChange({ players: (isOn ? [...wanted.players, size] : wanted.players.filter((other) => other !== size)).sort((one, other) => one - other) });
  return (
    <fieldset>
      <legend>{say("sizes")}</legend>
      <div class="who">
        {offered.sizes.map((size) => (
          <label key={size} class="tick">
            <input type="checkbox" checked={wanted.players.includes(size)} onChange={(event) => turn(size, event.currentTarget.checked)} />
            {size}
          </label>
        ))}
      </div>
      {!wanted.players.length && <p class="hint">{say(wanted.seats.length > 1 && !wanted.apart ? "sizes-named" : "sizes-all")}</p>}
    </fieldset>
  );
}

function Amount({ wanted, onChange }: PartProps) {
  const [what, within = ""] = wanted.until.split(":");
  const how = (wanted.until ? what : "games") as HowMany;
  const choose = (chosen: string) => onChange(chosen === "games" ? { until: "", games: wanted.games ?? 200 } : { until: `${chosen}:5`, games: null });
  const ways = (["games", "cards", "seats"] as const).map((value) => ({ value, label: say(`until-${value}`) }));
  return (
    <div class="pair">
      <Field label={say("how-many")}>
        <Select value={how} choices={ways} onChange={choose} />
      </Field>
      {how === "games" ? (
        <Field label={say("games")}>
          <input type="number" min="1" max="100000" required value={wanted.games ?? ""} onInput={(event) => onChange({ games: Number(event.currentTarget.value) || null })} />
        </Field>
      ) : (
        <Field label={say("within")}>
          <input type="number" min="0.1" max="50" step="0.1" required value={within} onInput={(event) => onChange({ until: `${how}:${event.currentTarget.value}` })} />
        </Field>
      )}
    </div>
  );
}

function Command({ wanted }: { wanted: Wanted }) {
  const [command, setCommand] = useState("");
  const key = JSON.stringify(wanted);
  useEffect(() => {
    const later = setTimeout(() => {
      post<{ command: string }>("testing/command", wanted).then((found) => setCommand(found.command), () => setCommand(""));
    }, 250);
    return () => clearTimeout(later);
  }, [key]);
  return command ? <CommandLine command={command} /> : null;
}

/** The line that does the same in a terminal. */
export function CommandLine({ command }: { command: string }) {
  const copy = () => attempt(async () => (await navigator.clipboard.writeText(command), tell(say("copied"))));
  return (
    <p class="command">
      <span class="hint">{say("command")}</span>
      <code>{command}</code>
      <Button kind="quiet" onClick={() => void copy()}>
        {say("copy")}
      </Button>
    </p>
  );
}
