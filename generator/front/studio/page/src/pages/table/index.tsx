// The free table: a set's pieces on a table without rules.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import type { PageProps } from "../../core/page";
import { cardLanguage } from "../../core/sets";
import { attempt, Button, Dialog, Empty, Select } from "../../core/ui";
import { Adding } from "./adding";
import { Desk, say } from "./desk";
import { Felt, Ghost } from "./felt";
import { Hand } from "./hand";
import { MOST_SEATS } from "./model";
import { Loading } from "./saving";
import { Session } from "./session";
import { newSeed, startOf, type Box } from "./start";
import { Tools } from "./tools";

const ZOOMS = [0.5, 0.75, 1, 1.3, 1.7, 2.2];
const MOST_TOLD = 200;
const SEATS = 2;

function newSession(box: Box, seats: number): Session {
  return new Session(startOf(box, seats, newSeed()));
}

function NewTable({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const begin = () => {
    desk.begin(newSession(desk.box, desk.session.value.state.value.hands.length));
    onClose();
  };
  return (
    <Dialog title={say("new")} onClose={onClose}>
      <p>{say("new-ask")}</p>
      <Button kind="main" onClick={begin}>
        {say("new")}
      </Button>
    </Dialog>
  );
}

function Bar({ desk }: { desk: Desk }) {
  const session = desk.session.value;
  const [isAsking, setIsAsking] = useState(false);
  const seats = Array.from({ length: MOST_SEATS }, (_, place) => ({ value: String(place + 1), label: `${say("seats")}: ${place + 1}` }));
  const zooms = ZOOMS.map((zoom) => ({ value: String(zoom), label: `${say("zoom")}: ${Math.round(100 * zoom)} %` }));
  const changeSeats = (count: number) => {
    desk.do({ do: "seats", count });
    desk.seat.value = Math.min(desk.seat.value, count - 1);
  };
  return (
    <div class="table-row">
      <Button disabled={!session.entries.value.length} onClick={() => session.undo()}>
        {say("undo")}
      </Button>
      <Button disabled={!session.undone.value.length} onClick={() => session.redo()}>
        {say("redo")}
      </Button>
      <Select label={say("seats")} value={String(session.state.value.hands.length)} choices={seats} onChange={(value) => changeSeats(Number(value))} />
      <Select label={say("zoom")} value={String(desk.zoom.value)} choices={zooms} onChange={(value) => (desk.zoom.value = Number(value))} />
      <Loading desk={desk} />
      <Button onClick={() => setIsAsking(true)}>{say("new")}</Button>
      {isAsking && <NewTable desk={desk} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function Log({ desk }: { desk: Desk }) {
  const entries = desk.session.value.entries.value.slice(-MOST_TOLD).reverse();
  return (
    <aside class="table-log" aria-label={say("log")}>
      <h2>{say("log")}</h2>
      {!entries.length && <Empty>{say("log-empty")}</Empty>}
      <ol reversed tabIndex={0} aria-live="polite">
        {entries.map((entry, place) => (
          <li key={desk.session.value.entries.value.length - place}>{desk.log(entry.said)}</li>
        ))}
      </ol>
      <details>
        <summary>{say("keys")}</summary>
        <p class="hint">{say("keys-about")}</p>
      </details>
    </aside>
  );
}

/** Ctrl+Z and Ctrl+Y, unless something is typed. */
function useUndoKeys(desk: Desk): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (key !== "z" && !isRedo) return;
      event.preventDefault();
      if (isRedo) desk.session.value.redo();
      else desk.session.value.undo();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, [desk]);
}

function Table({ desk }: { desk: Desk }) {
  useUndoKeys(desk);
  return (
    <div class="table">
      <p class="hint">{say("about")}</p>
      <div class="table-bars">
        <Bar desk={desk} />
        <Adding desk={desk} />
      </div>
      <Tools desk={desk} />
      <div class="table-main">
        <Felt desk={desk} />
        <Hand desk={desk} />
        <Log desk={desk} />
      </div>
      <Ghost desk={desk} />
    </div>
  );
}

/** Tables that were begun stay as long as the page does, though another page is looked at. */
const desks = new Map<string, Desk>();

export function Show({ set }: PageProps) {
  const lang = cardLanguage(set);
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    void attempt(async () => {
      const box = await get<Box>("table/box", { set: set.reference, lang });
      const before = desks.get(set.reference);
      const found = new Desk(set.reference, lang, box, before?.session.value ?? newSession(box, SEATS));
      desks.set(set.reference, found);
      setDesk(found);
    });
  }, [set.reference, lang]);
  if (!desk) return null;
  if (!desk.box.pieces.length) return <Empty>{say("empty-box")}</Empty>;
  return <Table desk={desk} />;
}
