// Guests: a link for each seat, who has come, and who may play. Nothing listens before the first link is made.
import { useEffect, useState } from "preact/hooks";
import { post } from "../../core/api";
import { speech } from "../../core/speech";
import { attempt, Button, Dialog, Field, Select, tell } from "../../core/ui";
import { go } from "../../core/route";
import { away, begin, isInviting, number, readAway, reopen, told, type SeatAway, type Told } from "./game";
import { words as shared } from "./words";
import { words } from "./guest-words";

const say = speech(words);
const sayShared = speech(shared);
const LOOPBACK = "127.0.0.1";
const ME = "me";

interface Link {
  link: string;
  code: string;
}

async function seatIs(what: "admit" | "withdraw", seat: number): Promise<void> {
  await post(`playing/${what}`, { game: number.value, seat });
  await readAway();
  if (what === "withdraw") await reopen(number.value);
}

/** What the host decides about a seat for which somebody asks. */
export function Asking({ seat }: { seat: SeatAway }) {
  return (
    <span class="asking">
      {say("asks", { name: seat.name })}{" "}
      <Button kind="main" onClick={() => void attempt(() => seatIs("admit", seat.seat))}>
        {say("let-in")}
      </Button>{" "}
      <Button onClick={() => void attempt(() => seatIs("withdraw", seat.seat))}>{say("refuse")}</Button>
    </span>
  );
}

/** Who sits in a seat elsewhere, in a few words. */
export function whoIs(seat: SeatAway): string {
  if (seat.state === "invited") return say("link-out");
  return seat.state === "asking" ? say("asks", { name: seat.name }) : say(seat.is_here ? "is-here" : "is-gone", { name: seat.name });
}

function LinkShown({ seat, found }: { seat: number; found: Link }) {
  return (
    <div class="link-shown">
      <p>{say("link-told")}</p>
      <div class="link-line">
        <input readOnly value={found.link} aria-label={say("seat-link", { number: seat + 1 })} onFocus={(event) => event.currentTarget.select()} />
        <Button onClick={() => void attempt(async () => (await navigator.clipboard.writeText(found.link), tell(say("copied"))))}>{say("copy")}</Button>
      </div>
      <img class="code" alt={say("code")} src={`data:image/svg+xml,${encodeURIComponent(found.code)}`} />
    </div>
  );
}

function SeatRow({ seat, host, isMain }: { seat: number; host: string; isMain: boolean }) {
  const [found, setFound] = useState<Link | null>(null);
  const sits = away.value.find((each) => each.seat === seat);
  async function make() {
    setFound(await post<Link>("playing/invite", { game: number.value, seat, host }));
    await readAway();
    await reopen(number.value);
  }
  return (
    <li>
      <h3>
        {sayShared("player", { number: seat + 1 })} <span class="who">{sits ? sits.state !== "asking" && whoIs(sits) : say("yours")}</span>
      </h3>
      {sits?.state === "asking" && <Asking seat={sits} />}
      {sits?.state === "invited" && found && <LinkShown seat={seat} found={found} />}
      <p class="seat-tools">
        <Button kind={sits || !isMain ? "plain" : "main"} onClick={() => void attempt(make)}>
          {say(sits ? "new-link" : "make-link")}
        </Button>{" "}
        {sits && <Button onClick={() => void attempt(() => seatIs("withdraw", seat))}>{say("take-back")}</Button>}
      </p>
    </li>
  );
}

/** The same deal anew, the last player of the program making room for somebody who is invited. */
async function beginWithFriend(game: Told): Promise<void> {
  const place = game.seats.findLastIndex((name) => name !== ME);
  const seats = game.seats.map((name, seat) => (seat === place ? ME : name));
  await begin({ set: game.set, seats, seed: game.seed, language: game.language });
  go("play", game.set, String(number.value));
}

export function InviteDialog() {
  const [where, setWhere] = useState<{ addresses: string[]; address: string } | null>(null);
  const [host, setHost] = useState("");
  useEffect(() => {
    void attempt(async () => {
      const found = await readAway();
      setWhere(found);
      setHost(found.addresses[0] ?? LOOPBACK);
    });
  }, []);
  const game = told.value;
  if (!isInviting.value || !game) return null;
  const persons = game.seats.flatMap((name, seat) => (name === ME ? [seat] : []));
  const isAlone = persons.length < 2 && !away.value.length && game.seats.length > 1;
  const choices = (where?.addresses ?? []).map((value) => ({ value, label: value === LOOPBACK ? say("invite-this", { address: value }) : value }));
  return (
    <Dialog title={say("invite-title")} onClose={() => (isInviting.value = false)}>
      <div class="play-invite">
        <p>{say("invite-told")}</p>
        {where && !where.address && !away.value.length && (
          <Field label={say("invite-where")}>
            <Select value={host} choices={choices} onChange={setHost} />
          </Field>
        )}
        {isAlone && (
          <div class="alone">
            <p>{say("no-persons")}</p>
            <Button kind="main" onClick={() => void attempt(() => beginWithFriend(game))}>{say("begin-with")}</Button>
          </div>
        )}
        <ol class="invited">
          {persons.map((seat) => (
            <SeatRow key={`${number.value} ${seat}`} seat={seat} host={host} isMain={seat > 0} />
          ))}
        </ol>
        {away.value.length > 0 && (
          <Button kind="danger" onClick={() => void attempt(async () => (await post("playing/close", {}), await readAway(), await reopen(number.value)))}>
            {say("close-door")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
