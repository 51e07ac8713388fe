// What a click on something on the table comes to: an answer where one alone is about it, else fewer answers to choose from.
import { choose, lying, picked, told, type Option } from "./game";
import { mapped, turnNow } from "./laying";

interface Placed {
  option: Option;
  place: number;
}

function about(keys: string[]): Placed[] {
  const all = (told.value?.options ?? []).map((option, place) => ({ option, place }));
  return all.filter(({ option }) => keys.every((key) => option.keys.includes(key)));
}

/** The answers left, or of those the one that is turned as the person has turned the piece. */
function byTurn(found: Placed[]): Placed[] {
  if (turnNow.value === null || found.length < 2) return found;
  const alike = found.filter(({ option }) => option.turn === turnNow.value);
  return alike.length === 1 ? alike : found;
}

/** Whether any answer is about what was picked; one answer alone is chosen at once. */
export async function pick(...keys: string[]): Promise<boolean> {
  const last = keys[keys.length - 1]!;
  const isOnMap = (key: string) => lying.value.get(key)?.cell !== undefined;
  if (mapped.value && isOnMap(last)) picked.value = picked.value.filter((key) => key === last || !isOnMap(key)); // one hex at a time
  if (keys.length === 1 && picked.value.includes(last)) {
    picked.value = picked.value.filter((key) => key !== last);
    return true;
  }
  for (const wanted of [[...picked.value, ...keys], keys]) {
    const found = byTurn(about(wanted));
    if (!found.length) continue;
    // What costs money is said before it is done.
    if (found.length === 1 && !found[0]!.option.foretold) await choose(found[0]!.place);
    else picked.value = [...new Set(wanted)];
    return true;
  }
  return false;
}

/** The ways in which a piece can be turned in any answer about it. */
export function turnsOf(key: string): number[] {
  return [...new Set(about([key]).map(({ option }) => option.turn))].sort((one, other) => one - other);
}
