// The page of those who are invited to a table: their seat, and nothing of the studio.
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useState } from "preact/hooks";
import "./core/theme.css";
import "./pages/play/style.css";
import { BACK, get, hear, listen, Refusal, useToken } from "./core/api";
import { LANGUAGES, language, speak, speech, type Language } from "./core/speech";
import { light, type Light } from "./core/theme";
import { attempt, Empty, Field, Select } from "./core/ui";
import { StudioGone, Toasts } from "./core/toasts";
import { words as shared } from "./core/words";
import { away, isGuest, number, reopen, adviser, told, type SeatAway } from "./pages/play/game";
import { Table } from "./pages/play/laid";
import { readFaces } from "./pages/play/faces";
import { words } from "./pages/play/guest-words";

const say = speech(words);
const sayShared = speech(shared);
const KEPT = "proofpress-seat";

interface MySeat {
  game: number;
  seat: number;
  state: "asking" | "in";
  name: string;
  set: string;
  language: string;
  seats: SeatAway[];
}

const link = signal(takenLink());
const mine = signal<MySeat | null>(null);
const isLost = signal(false);
const isThere = signal(true);
isGuest.value = true;
adviser.value = "steady";

/** The link's own word, which is good once; it does not stay in the address. */
function takenLink(): string {
  const found = /[#&]seat=([\w-]+)/.exec(location.hash)?.[1] ?? "";
  if (found) history.replaceState(null, "", location.pathname);
  return found;
}

effect(() => {
  document.documentElement.lang = language.value;
});

async function join(name: string): Promise<void> {
  const answer = await fetch("/join", { method: "POST", body: JSON.stringify({ link: link.value, name }) });
  const found = await answer.json();
  if (!answer.ok) throw new Refusal(found.message, [], answer.status);
  localStorage.setItem(KEPT, found.token);
  link.value = "";
  await sit();
}

let isListening = false;

/** Goes to the seat that this browser has, and to its table once the host has let it in. */
async function sit(): Promise<void> {
  useToken(localStorage.getItem(KEPT) ?? "");
  try {
    mine.value = await get<MySeat>("seat");
    isLost.value = false;
  } catch (fault) {
    if (fault instanceof Refusal && fault.status) {
      mine.value = null;
      isLost.value = true;
    }
    return;
  }
  if (!isListening) {
    isListening = true;
    void listen((state) => (isThere.value = state));
  }
  away.value = mine.value.seats;
  if (mine.value.state === "in" && number.value !== mine.value.game) {
    await readFaces(mine.value.set, mine.value.language);
    await reopen(mine.value.game);
  }
}

hear((news) => {
  if (news.kind === "seats" || news.kind === BACK) void attempt(sit);
});

function Head() {
  const seat = mine.value;
  return (
    <header class="head">
      <span class="name">Proofpress</span>
      {seat && <span>{say("you-are", { number: seat.seat + 1, name: seat.name })}</span>}
      <span class="spring" />
      <Select
        label={sayShared("language")}
        value={language.value}
        choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        onChange={(value) => speak(value as Language)}
      />
      <Select
        label={sayShared("light")}
        value={light.value}
        choices={(["system", "light", "dark"] as const).map((value) => ({ value, label: sayShared(`light-${value}`) }))}
        onChange={(value) => (light.value = value as Light)}
      />
    </header>
  );
}

function TakeSeat() {
  const [name, setName] = useState("");
  return (
    <form class="guest-door" onSubmit={(event) => (event.preventDefault(), void attempt(() => join(name)))}>
      <h2>{say("welcome")}</h2>
      <p>{say("welcome-told")}</p>
      <Field label={say("your-name")}>
        <input value={name} maxLength={40} required autofocus onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      <button type="submit" class="button main">
        {say("take-seat")}
      </button>
    </form>
  );
}

function Room() {
  if (link.value) return <TakeSeat />;
  if (isLost.value) return <Empty>{say(localStorage.getItem(KEPT) ? "lost" : "no-link")}</Empty>;
  if (!mine.value) return <Empty>{sayShared("loading")}</Empty>;
  if (mine.value.state === "asking") return <Empty>{say("wait")}</Empty>;
  return told.value ? <Table game={told.value} /> : <Empty>{sayShared("loading")}</Empty>;
}

function Guest() {
  return (
    <>
      <Head />
      <main id="main" tabIndex={-1} class="play">
        <h1 class="heard">{say("table")}</h1>
        <Room />
      </main>
      {!isThere.value && <StudioGone said={say("gone")} />}
      <Toasts />
    </>
  );
}

render(<Guest />, document.getElementById("guest")!);
if (!link.value) void attempt(sit);
