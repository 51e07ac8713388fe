// The hand of the seat that is shown; the others only say how many cards they hold.
import { Empty } from "../../core/ui";
import { say, type Desk } from "./desk";
import { endsDrag, startDrag } from "./drag";
import { Face } from "./felt";
import type { Card } from "./model";

const CARD = 84;

export function play(desk: Desk, key: number, up: boolean, onto?: number): void {
  const place = desk.session.value.state.value.things.length % 8;
  desk.do({ do: "play", seat: desk.seat.value, key, up, x: 330 + place * 24, y: 230 + place * 12, onto });
  desk.chosen.value = undefined;
}

function HandCard({ desk, card }: { desk: Desk; card: Card }) {
  const chosen = desk.chosen.value;
  const isChosen = Boolean(chosen && "hand" in chosen && chosen.hand === card.key);
  const title = desk.title(card.piece);
  return (
    <button
      type="button"
      class="table-hand-card"
      data-card={card.key}
      aria-label={title}
      aria-pressed={isChosen}
      title={title}
      onClick={() => !endsDrag() && (desk.chosen.value = isChosen ? undefined : { hand: card.key })}
      onPointerDown={(event) => startDrag(event, desk, { hand: card.key }, { piece: card.piece, up: true, turn: 0 })}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== "p" || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        play(desk, card.key, !event.shiftKey);
      }}
    >
      <Face desk={desk} card={{ piece: card.piece, up: true }} width={CARD} />
    </button>
  );
}

export function Hand({ desk }: { desk: Desk }) {
  const { hands } = desk.session.value.state.value;
  const seat = Math.min(desk.seat.value, hands.length - 1);
  return (
    <section class="table-hand" data-hand="" aria-label={say("hand-of", { seat: seat + 1 })}>
      <div class="table-seats" role="group" aria-label={say("seats")}>
        {hands.map((hand, place) => (
          <button key={place} type="button" class="button" aria-pressed={place === seat} onClick={() => ((desk.seat.value = place), (desk.chosen.value = undefined))}>
            {say("others", { seat: place + 1, count: hand.length })}
          </button>
        ))}
      </div>
      <div class="table-hand-cards">
        {hands[seat]!.map((card) => (
          <HandCard key={card.key} desk={desk} card={card} />
        ))}
        {!hands[seat]!.length && <Empty>{say("empty-hand")}</Empty>}
      </div>
    </section>
  );
}
