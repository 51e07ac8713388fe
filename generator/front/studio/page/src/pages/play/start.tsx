// Before the game: who plays, which deal, or a game that was saved.
import { useEffect, useState } from "preact/hooks";
import { go } from "../../core/route";
import { cardLanguage, type SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { attempt, Button, Chips, Field } from "../../core/ui";
import { Cover } from "./cover";
import { begin, isInviting, number, players, savedGames, type Players, type Saved } from "./game";
import { words as guestWords } from "./guest-words";
import { NotesOfSet } from "./notes";
import { words } from "./words";

const say = speech(words);
const sayGuests = speech(guestWords);
/** A seat for which a guest is invited; to the game it is a person's like any other. */
const GUEST = "guest";
const TOLD = ["random", "greedy", "fast", "steady", "search"] as const;

function toldOf(agent: string): string {
  return (TOLD as readonly string[]).includes(agent) ? say(agent as (typeof TOLD)[number]) : "";
}

function useFound(set: SetSummary) {
  const [found, setFound] = useState<{ players: Players; saved: Saved[] } | null>(null);
  useEffect(() => {
    void attempt(async () => {
      const [who, saved] = await Promise.all([players(), savedGames(set.reference)]);
      setFound({ players: who, saved });
    });
  }, [set.reference]);
  return found;
}

function SavedGames({ saved, open }: { saved: Saved[]; open: (file: string) => void }) {
  if (!saved.length) return null;
  return (
    <section class="saved">
      <h2>{say("saved-games")}</h2>
      <ul>
        {saved.map((game) => (
          <li key={game.file}>
            <Button onClick={() => open(game.file)}>{say("go-on")}</Button>{" "}
            <span>
              {game.header.seats.join(", ")} – {say("saved-told", { seed: game.header.seed, choices: game.choices })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Start({ set }: { set: SetSummary }) {
  const found = useFound(set);
  const [least, most] = set.players;
  const [seats, setSeats] = useState<string[]>(["me", ...Array<string>(least - 1).fill("steady")]);
  const [seat, setAsked] = useState(1);
  const [seed, setSeed] = useState("1");
  const [isBusy, setBusy] = useState(false);
  async function open(file = "", taken = seats): Promise<void> {
    setBusy(true);
    const language = cardLanguage(set);
    await attempt(async () => {
      const names = taken.map((name) => (name === GUEST ? found!.players.person : name));
      await begin(file ? { file } : { set: set.reference, seats: names, seed: Math.max(0, Math.floor(Number(seed)) || 0), language });
      isInviting.value = !file && taken.includes(GUEST);
      go("play", set.reference, String(number.value));
    });
    setBusy(false);
  }
  if (isBusy || !found) return <p class="hint">{say("beginning")}</p>;
  const labelOf = (name: string) => (name === found.players.person ? say("person") : name === GUEST ? sayGuests("person-away") : name);
  const asked = Math.min(seat, seats.length - 1);
  const counts = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return (
    <div class="start">
      <form onSubmit={(event) => (event.preventDefault(), void open())}>
        <h2>{say("new-game")}</h2>
        <Chips
          label={say("players")}
          value={String(seats.length)}
          choices={counts.map((value) => ({ value, label: value }))}
          onChange={(value) => setSeats(Array.from({ length: Number(value) }, (_, seat) => seats[seat] ?? found.players.usual))}
        />
        <Chips
          label={say("at-table")}
          value={String(asked)}
          choices={seats.map((name, place) => ({ value: String(place), label: `${place + 1} · ${labelOf(name)}` }))}
          onChange={(value) => setAsked(Number(value))}
        />
        <div class="who">
          <Chips
            label={say("player", { number: asked + 1 })}
            value={seats[asked]!}
            choices={[found.players.person, GUEST, ...found.players.agents].map((value) => ({ value, label: labelOf(value) }))}
            onChange={(value) => setSeats(seats.map((other, place) => (place === asked ? value : other)))}
          />
          <p class="hint">{toldOf(seats[asked]!)}</p>
        </div>
        <Field label={say("seed")} hint={say("seed-hint")}>
          <input type="number" min={0} step={1} value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
        </Field>
        <p class="ways">
          <button type="submit" class="button main">
            {say("begin")}
          </button>
          {most > 1 && !seats.includes(GUEST) && <Button onClick={() => void open("", [seats[0]!, GUEST, ...seats.slice(2)])}>{say("invite-somebody")}</Button>}
        </p>
      </form>
      <div>
        <Cover set={set} />
        <SavedGames saved={found.saved} open={(file) => void open(file)} />
        <NotesOfSet set={set.reference} lang={cardLanguage(set)} />
      </div>
    </div>
  );
}
