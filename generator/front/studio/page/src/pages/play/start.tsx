// Before the game: who plays, which deal, or a game that was saved.
import { useEffect, useState } from "preact/hooks";
import { go } from "../../core/route";
import { cardLanguage, type SetSummary } from "../../core/sets";
import { speech } from "../../core/speech";
import { attempt, Button, Field, Select } from "../../core/ui";
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

function labelOf(agent: string): string {
  return (TOLD as readonly string[]).includes(agent) ? say(agent as (typeof TOLD)[number]) : agent;
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
  const who = [found.players.person, ...found.players.agents].map((name) => ({
    value: name,
    label: name === found.players.person ? say("person") : labelOf(name),
  }));
  who.splice(1, 0, { value: GUEST, label: sayGuests("person-away") });
  const counts = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return (
    <div class="start">
      <form onSubmit={(event) => (event.preventDefault(), void open())}>
        <h2>{say("new-game")}</h2>
        <Field label={say("players")}>
          <Select
            value={String(seats.length)}
            choices={counts.map((value) => ({ value, label: value }))}
            onChange={(value) => setSeats(Array.from({ length: Number(value) }, (_, seat) => seats[seat] ?? found.players.usual))}
          />
        </Field>
        {seats.map((name, seat) => (
          <Field key={seat} label={say("player", { number: seat + 1 })}>
            <Select value={name} choices={who} onChange={(value) => setSeats(seats.map((other, place) => (place === seat ? value : other)))} />
          </Field>
        ))}
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
