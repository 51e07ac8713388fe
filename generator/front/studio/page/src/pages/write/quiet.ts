// What may wait: it is done in idle moments, a little at a time, and never while somebody types.
import type { Session } from "./session";

const QUIET = 600; // milliseconds after a key
const AT_ONCE = 4;

const waiting = new Set<() => void>();
let isAtWork = false;

/** Does something when there is time for it, unless the function that is returned is called before. */
export function inQuiet(session: Session, act: () => void): () => void {
  waiting.add(act);
  if (!isAtWork) void work(session);
  return () => void waiting.delete(act);
}

async function work(session: Session): Promise<void> {
  isAtWork = true;
  while (waiting.size) {
    await quiet(session);
    for (const act of [...waiting].slice(0, AT_ONCE)) {
      waiting.delete(act);
      act();
    }
  }
  isAtWork = false;
}

/** Waits for an idle moment in which nobody types. */
export async function quiet(session: Session): Promise<void> {
  for (let rest = restOf(session); rest > 0; rest = restOf(session)) await new Promise((resolve) => setTimeout(resolve, rest));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
}

function restOf(session: Session): number {
  return session.lastKey + QUIET - performance.now();
}
