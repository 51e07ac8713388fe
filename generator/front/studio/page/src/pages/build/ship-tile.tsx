// A component tile as the set prints it, turned.
import { CardPicture } from "../../core/ui";
import type { Ship } from "./ship";
import { say } from "./words";

interface TileProps {
  ship: Ship;
  id: string;
  turn: number;
  isOwn?: boolean;
}

export function TilePicture({ ship, id, turn, isOwn = false }: TileProps) {
  const tile = ship.tiles.value.get(id);
  const title = tile?.told ?? (id || say("own-tile"));
  return (
    <span class="tile" style={{ rotate: `${turn}deg` }}>
      {isOwn || !tile ? (
        <span class="unknown">{title}</span>
      ) : (
        <CardPicture set={ship.set.reference} id={id} lang={ship.lang} title={title} ratio={1} />
      )}
    </span>
  );
}
