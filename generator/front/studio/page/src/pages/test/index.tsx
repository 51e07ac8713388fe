// Play-tests: begun, watched while their figures settle, kept, compared, and their games told.
import type { PageProps } from "../../core/page";
import { speech } from "../../core/speech";
import { Compare } from "./compare";
import { Games } from "./games";
import { Run } from "./run";
import { Runs } from "./runs";
import { Start } from "./start";
import { Story } from "./story";
import { words } from "./words";

const say = speech(words);

function Shown({ set, rest }: PageProps) {
  const [what, first, second, third] = rest;
  if (what === "compare" && first && second) return <Compare set={set} first={first} second={second} />;
  if (what === "run" && first && second === "game" && third) return <Story set={set} run={first} game={third} />;
  if (what === "run" && first && second) return <Games set={set} run={first} about={rest.slice(2)} />;
  if (what === "run" && first) return <Run set={set} number={first} />;
  return (
    <div class="begin">
      <section class="box" aria-label={say("new-run")}>
        <h2>{say("new-run")}</h2>
        <Start set={set} />
      </section>
      <section>
        <h2>{say("runs")}</h2>
        <Runs set={set} />
      </section>
    </div>
  );
}

export function Show({ set, rest }: PageProps) {
  return (
    <div class="test" key={rest.join("/")}>
      <Shown set={set} rest={rest} />
    </div>
  );
}
