// Notes of testers: on the card that is looked at, and all of a set.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { get, hear, post } from "../../core/api";
import { speech } from "../../core/speech";
import { attempt, Button, CardPicture, tell } from "../../core/ui";
import { faces, readFaces } from "./faces";
import { isGuest, told } from "./game";
import { words } from "./guest-words";

const say = speech(words);
const LONGEST = 500;

interface Note {
  card: string;
  said: string;
  by: string;
  seed: number;
  choices: number;
}

const notes = signal<{ set: string; found: Note[] }>({ set: "", found: [] });

async function readNotes(set: string): Promise<void> {
  notes.value = { set, found: await get<Note[]>("playing/notes", { set }) };
}

hear((news) => {
  if (news.kind === "notes" && news.set === notes.value.set) void readNotes(notes.value.set).catch(() => undefined);
});

function NoteTold({ note }: { note: Note }) {
  return (
    <>
      <q>{note.said}</q>{" "}
      <span class="hint">
        {note.by || say("somebody")} · {say("note-where", { seed: note.seed, choices: note.choices })}
      </span>
    </>
  );
}

/** What was noted on a card, and a field for more. */
export function NotesOn({ card }: { card: string }) {
  const game = told.value!;
  const [said, setSaid] = useState("");
  useEffect(() => void attempt(() => readNotes(game.set)), [game.set]);
  async function add() {
    await post("playing/notes", { set: game.set, card, said, seed: game.seed, choices: game.choices });
    setSaid("");
    await readNotes(game.set);
    tell(say("noted"));
  }
  const found = notes.value.found.filter((note) => note.card === card);
  return (
    <form class="play-notes" onSubmit={(event) => (event.preventDefault(), void attempt(add))}>
      {found.length > 0 && (
        <ul>
          {found.map((note, place) => (
            <li key={place}>
              <NoteTold note={note} />
            </li>
          ))}
        </ul>
      )}
      <textarea rows={2} maxLength={LONGEST} value={said} aria-label={say("note")} placeholder={say("note")} onInput={(event) => setSaid(event.currentTarget.value)} />
      <button type="submit" class="button" disabled={!said.trim()} title={say("note-hint")}>
        {say("add-note")}
      </button>
    </form>
  );
}

/** All notes on a set's cards, each with its card. */
export function NotesOfSet({ set, lang }: { set: string; lang: string }) {
  useEffect(() => void attempt(() => Promise.all([readNotes(set), readFaces(set, lang)])), [set, lang]);
  const found = notes.value.set === set ? notes.value.found : [];
  if (isGuest.value) return null;
  const remove = (note: Note, place: number) => post("playing/notes", { set, card: note.card, said: note.said, place });
  return (
    <section class="notes-of-set">
      <h2>{say("notes")}</h2>
      {!found.length && <p class="hint">{say("no-notes")}</p>}
      <ul>
        {found.map((note, place) => {
          const face = faces.value.get(note.card);
          return (
            <li key={place}>
              {face && <CardPicture set={set} id={note.card} lang={lang} title={face.title} ratio={face.width / face.height} />}
              <p>
                <strong>{face?.title ?? note.card}</strong> <NoteTold note={note} />
              </p>
              <Button kind="quiet" label={say("delete-note")} onClick={() => void attempt(() => remove(note, place))}>
                ✕
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
