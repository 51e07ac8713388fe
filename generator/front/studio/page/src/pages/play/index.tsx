// Play any game in the browser: the table with the set's own faces, the question, and the story.
import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../core/page";
import { go } from "../../core/route";
import { attempt } from "../../core/ui";
import { begin, isInviting, leave, number, reopen, told } from "./game";
import { InviteDialog } from "./invite";
import { Table } from "./laid";
import { Start } from "./start";

/** Opens what the address names: a game by its number, or the file of one that was saved. */
async function open(set: string, rest: string[]): Promise<void> {
  const [first = "", ...file] = rest;
  if (first === "saved" && file.length) {
    await attempt(() => begin({ file: file.join("/") }));
    if (number.value) go("play", set, String(number.value));
  } else if (/^\d+$/.test(first) && Number(first) !== number.value) {
    await reopen(Number(first)).catch(() => leave());
  } else if (!first) leave();
}

export function Show({ set, rest }: PageProps) {
  const [isReady, setReady] = useState(false);
  const address = rest.join("/");
  useEffect(() => {
    void open(set.reference, rest).finally(() => setReady(true));
  }, [set.reference, address]);
  const game = told.value;
  if (!isReady) return <div class="play" />;
  return (
    <div class="play">
      {game && game.set === set.reference ? <Table game={game} /> : <Start set={set} />}
      {game && isInviting.value && <InviteDialog />}
    </div>
  );
}
