// What can be done with the thing or card that is chosen; all of it has a key, too.
import { useState } from "preact/hooks";
import { Button, Field, Select } from "../../core/ui";
import { say, type Desk } from "./desk";
import { play } from "./hand";
import { roll, take } from "./keys";
import { isStack, type Note, type Stack, type Thing } from "./model";
import { newSeed } from "./start";

function Onto({ desk, but, onPick }: { desk: Desk; but?: number; onPick: (onto: number) => void }) {
  const choices = desk.stacks(but);
  if (!choices.length) return null;
  const none = { value: "", label: `${say("onto")}: ${say("onto-none")}` };
  return <Select label={say("onto")} value="" choices={[none, ...choices]} onChange={(value) => value && onPick(Number(value))} />;
}

function StackTools({ desk, stack }: { desk: Desk; stack: Stack }) {
  const [count, setCount] = useState(1);
  const id = stack.id;
  const isDeck = stack.cards.length > 1;
  const most = Math.max(1, Math.floor(stack.cards.length / desk.session.value.state.value.hands.length));
  return (
    <>
      <Button onClick={() => desk.do({ do: "draw", thing: id, seat: desk.seat.value, count: 1 })}>{say("draw")}</Button>
      {isDeck && (
        <>
          <Button onClick={() => desk.do({ do: "deal", thing: id, count: Math.min(count, most) })}>{say("deal")}</Button>
          <input class="table-number" type="number" min={1} max={most} value={count} aria-label={say("deal-count")} onInput={(event) => setCount(Math.max(1, Number(event.currentTarget.value) || 1))} />
          <Button onClick={() => desk.do({ do: "shuffle", thing: id, seed: newSeed() })}>{say("shuffle")}</Button>
          <Button onClick={() => take(desk, stack)}>{say("take")}</Button>
          <Button onClick={() => desk.do({ do: "fan", thing: id })}>{say(stack.fanned ? "unfan" : "fan")}</Button>
        </>
      )}
      <Button onClick={() => desk.do({ do: "flip", thing: id })}>{say("flip")}</Button>
      <Onto desk={desk} but={id} onPick={(onto) => desk.do({ do: "join", thing: id, onto })} />
    </>
  );
}

function NoteTools({ desk, note }: { desk: Desk; note: Note }) {
  return (
    <Field label={say("text")}>
      <input value={note.text} maxLength={300} onChange={(event) => desk.do({ do: "write", thing: note.id, text: event.currentTarget.value })} />
    </Field>
  );
}

function ThingTools({ desk, thing }: { desk: Desk; thing: Thing }) {
  const id = thing.id;
  return (
    <>
      {isStack(thing) && <StackTools key={id} desk={desk} stack={thing} />}
      {thing.sort === "die" && <Button onClick={() => roll(desk, thing)}>{say("roll")}</Button>}
      {thing.sort === "counter" && (
        <>
          <Button onClick={() => desk.do({ do: "count", thing: id, by: 1 })}>{say("more")}</Button>
          <Button onClick={() => desk.do({ do: "count", thing: id, by: -1 })}>{say("less")}</Button>
        </>
      )}
      {thing.sort === "note" && <NoteTools key={id} desk={desk} note={thing} />}
      <Button onClick={() => desk.do({ do: "turn", thing: id })}>{say("turn")}</Button>
      {!isStack(thing) && <Button onClick={() => desk.do({ do: "remove", thing: id })}>{say("remove")}</Button>}
    </>
  );
}

function HandTools({ desk, card }: { desk: Desk; card: number }) {
  return (
    <>
      <Button onClick={() => play(desk, card, true)}>{say("play-up")}</Button>
      <Button onClick={() => play(desk, card, false)}>{say("play-down")}</Button>
      <Onto desk={desk} onPick={(onto) => play(desk, card, true, onto)} />
    </>
  );
}

export function Tools({ desk }: { desk: Desk }) {
  const chosen = desk.chosen.value;
  const thing = chosen && "thing" in chosen ? desk.thing(chosen.thing) : undefined;
  const hand = desk.session.value.state.value.hands[desk.seat.value] ?? [];
  const card = chosen && "hand" in chosen ? hand.find((one) => one.key === chosen.hand) : undefined;
  const what = thing ? desk.told(thing) : card ? desk.title(card.piece) : "";
  return (
    <div class="table-tools" role="toolbar" aria-label={what ? say("chosen", { what }) : say("nothing-chosen")}>
      <span class={what ? "table-chosen" : "hint"}>{what || say("nothing-chosen")}</span>
      {thing && <ThingTools desk={desk} thing={thing} />}
      {card && <HandTools desk={desk} card={card.key} />}
    </div>
  );
}
