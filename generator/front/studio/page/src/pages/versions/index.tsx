// How the set was: a line of time with the cards that changed, any two versions side by side, and the way back.
import { useEffect, useState } from "preact/hooks";
import { get, hear, post } from "../../core/api";
import type { PageProps } from "../../core/page";
import { cardLanguage, type SetSummary } from "../../core/sets";
import { language, speech } from "../../core/speech";
import { attempt, Button, Drawing, Empty } from "../../core/ui";
import { Compared } from "./compared";
import { words } from "./words";

const say = speech(words);
const SHOWN = 5;

export interface Version {
  version: string;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  changed: string[];
  look: boolean;
}

/** When it was, shortly: the hour of a version of today, the day of others. */
function when(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const parts: Intl.DateTimeFormatOptions = isToday ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...parts }).format(date);
}

function whatChanged(version: Version, isFirst: boolean): string {
  if (isFirst) return say("first");
  if (version.look) return say("look-changed");
  if (!version.changed.length) return say("texts-changed");
  return version.changed.length === 1 ? say("card-changed") : say("cards-changed", { count: version.changed.length });
}

export function labelOf(version: Version): string {
  return [version.name, when(version.at)].filter(Boolean).join(", ");
}

export function Show({ set }: PageProps) {
  if (!set.own) return <div class="versions"><Empty>{say("not-own")}</Empty></div>;
  return <Line set={set} />;
}

function Line({ set }: { set: SetSummary }) {
  const [all, setAll] = useState<Version[]>();
  const [chosen, setChosen] = useState("");
  const [undo, setUndo] = useState("");
  const read = () => attempt(async () => setAll(await get<Version[]>("versions/list", { set: set.reference })));
  useEffect(() => void read(), []);
  useEffect(() => hear((news) => news.kind === "files" && void read()), []);
  if (!all) return <Empty>…</Empty>;
  const [now, ...earlier] = all;
  if (!now || !earlier.length) return <div class="versions"><Empty>{say("nothing-yet")}</Empty>{now && <Naming set={set} version={now} isNow onNamed={read} />}</div>;
  const first = earlier.find((each) => each.version === chosen) ?? earlier[0]!;
  const back = (version: string) =>
    attempt(async () => {
      const { before } = await post<{ before: string }>("versions/back", { set: set.reference, version });
      setUndo(undo === version ? "" : before);
      await read();
    });
  return (
    <div class="versions">
      <section class="line" aria-label={say("line")}>
        <Naming key={now.version} set={set} version={now} isNow onNamed={read} />
        <ol>
          {all.map((version, number) => (
            <li key={version.version} class={version.version === first.version ? "chosen" : ""}>
              <button type="button" class="stop" disabled={!number} aria-pressed={version.version === first.version} onClick={() => setChosen(version.version)}>
                <b>{version.name || (number ? when(version.at) : say("now"))}</b>
                {version.name && <span class="hint">{when(version.at)}</span>}
                <span class="hint">{whatChanged(version, number === all.length - 1)}</span>
              </button>
              <Pictures set={set} version={version} />
            </li>
          ))}
        </ol>
        <p class="hint">{say("pictures-note")}</p>
      </section>
      <div class="beside">
        {undo && (
          <p class="went-back" role="status">
            {say("went-back")} <Button onClick={() => void back(undo)}>{say("undo")}</Button>
          </p>
        )}
        <Compared key={`${first.version} ${now.version}`} set={set} all={all} first={first} onBack={() => void back(first.version)} />
        <Naming key={first.version} set={set} version={first} onNamed={read} />
      </div>
    </div>
  );
}

function Pictures({ set, version }: { set: SetSummary; version: Version }) {
  const shown = version.changed.slice(0, SHOWN);
  return (
    <div class="changed">
      {shown.map((id) => (
        <Drawing key={id} path="versions/face" values={{ set: set.reference, version: version.version, id, lang: cardLanguage(set) }} title={id} ratio={0.714} />
      ))}
      {version.changed.length > SHOWN && <span class="hint">+{version.changed.length - SHOWN}</span>}
    </div>
  );
}

function Naming({ set, version, isNow = false, onNamed }: { set: SetSummary; version: Version; isNow?: boolean; onNamed: () => Promise<unknown> }) {
  const [name, setName] = useState(version.name);
  const keep = () => attempt(async () => (await post("versions/name", { set: set.reference, version: version.version, name }), await onNamed()));
  return (
    <form class="naming" onSubmit={(event) => (event.preventDefault(), void keep())}>
      <label>
        <span class="field-label">{isNow ? say("name-now") : say("name-it", { when: when(version.at) })}</span>
        <input value={name} maxLength={60} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button" disabled={name === version.name}>{say("name")}</button>
      {!isNow && <span class="hint">{say("name-hint")}</span>}
    </form>
  );
}
