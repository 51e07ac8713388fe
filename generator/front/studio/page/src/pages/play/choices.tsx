// What is asked, and the answers: with small pictures, narrowed by what was picked on the table or by a part of their words.
import { useEffect, useState } from "preact/hooks";
import { speech } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { DiePicture } from "./die";
import { choose, dice, hint, lying, offered, picked, told, type Option } from "./game";
import { laying, mapped, wheel, withoutLetters } from "./laying";
import { FacePicture } from "./picture";
import { Stake } from "./stake";
import { titleOf } from "./faces";
import { Foretold, Trial } from "./wheel";
import { words } from "./words";

const say = speech(words);
/** With more answers than these a field to find them is offered, and they stand in groups. */
const MANY = 18;

interface Offered {
  option: Option;
  place: number;
}

/** The picture of an answer: its own, or that of the first thing it is about. */
function Picture({ option }: { option: Option }) {
  if (option.piece) return <FacePicture piece={option.piece} turn={option.turn} title="" width={38} />;
  const found = option.keys.map((key) => lying.value.get(key)).find((piece) => piece?.piece);
  if (!found) return null;
  if (dice.value.has(found.key)) return <DiePicture piece={found.piece!} side={found.pip ?? -1} width={30} />;
  return <FacePicture piece={found.piece!} side={found.side} turn={found.turn} title="" width={38} />;
}

function Answer({ option, place }: Offered) {
  const isHinted = hint.value?.place === place;
  const label = withoutLetters(option.label);
  return (
    <li>
      <button type="button" class={`answer ${isHinted ? "hinted" : ""}`} title={label} onClick={() => void attempt(() => choose(place))}>
        <Picture option={option} />
        <span class="words">
          {label}
          <Foretold option={option} />
        </span>
      </button>
    </li>
  );
}

/** What a group of answers is about: the first thing on the table that they name. */
function groupOf(option: Option): string {
  const piece = option.keys.map((key) => lying.value.get(key)).find(Boolean);
  return piece ? titleOf(piece) : "";
}

function grouped(found: Offered[]): [string, Offered[]][] {
  const groups = new Map<string, Offered[]>();
  for (const each of found) {
    const name = groupOf(each.option);
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups];
}

function Groups({ found }: { found: Offered[] }) {
  const groups = grouped(found);
  if (found.length <= MANY || groups.length < 2) return <List found={found} />;
  return (
    <>
      {groups.map(([name, each]) =>
        name ? (
          <details key={name} open={hint.value ? each.some(({ place }) => place === hint.value!.place) : undefined}>
            <summary>
              {name} <span class="count">{each.length}</span>
            </summary>
            <List found={each} />
          </details>
        ) : (
          <List key="" found={each} />
        ),
      )}
    </>
  );
}

function Found({ found, isNarrow }: { found: Offered[]; isNarrow: boolean }) {
  if (!found.length) return <p class="hint">{say("no-answers")}</p>;
  return isNarrow ? <List found={found} /> : <Groups found={found} />;
}

function List({ found }: { found: Offered[] }) {
  return (
    <ul class="answers">
      {found.map((each) => (
        <Answer key={each.place} {...each} />
      ))}
    </ul>
  );
}

/** What can be done besides laying the thing in hand; where it may lie is shown on the board, and folded away in words. */
function Laid({ found }: { found: Offered[] }) {
  const laid = laying.value!;
  const isLaying = ({ option }: Offered) => laid.options.includes(option);
  const inWords = found.filter(isLaying);
  return (
    <>
      <Stake laid={laid} />
      <List found={found.filter((each) => !isLaying(each))} />
      <details open={inWords.some(({ place }) => place === hint.value?.place) || undefined}>
        <summary>
          {say("lay-in-words")} <span class="count">{inWords.length}</span>
        </summary>
        <List found={inWords} />
      </details>
    </>
  );
}

/** The hex is chosen on the map first; what else can be done stands beside it, and the many tiles in words are folded away. */
function Mapped({ found }: { found: Offered[] }) {
  const isTile = ({ option }: Offered) => mapped.value!.includes(option);
  const tiles = found.filter(isTile);
  const hexes = new Set(tiles.map(({ option }) => option.keys[0]));
  return (
    <>
      <p class="about">{say("pick-hex", { count: hexes.size })}</p>
      <List found={found.filter((each) => !isTile(each))} />
      <details open={tiles.some(({ place }) => place === hint.value?.place) || undefined}>
        <summary>
          {say("lay-in-words")} <span class="count">{tiles.length}</span>
        </summary>
        <Groups found={tiles} />
      </details>
    </>
  );
}

export function Choices() {
  const game = told.value!;
  const [part, setPart] = useState("");
  useEffect(() => setPart(""), [game.choices]);
  const wanted = part.trim().toLocaleLowerCase();
  const found = offered.value.filter(({ option }) => option.label.toLocaleLowerCase().includes(wanted));
  return (
    <div class="choices">
      {picked.value.length > 0 && (
        <p class="narrowed">
          {say("more-about", { count: found.length })}{" "}
          <Button kind="quiet" onClick={() => (picked.value = [])}>
            {say("all-answers")}
          </Button>
        </p>
      )}
      {game.options.length > MANY && (
        <input type="search" value={part} aria-label={say("filter")} placeholder={say("filter")} onInput={(event) => setPart(event.currentTarget.value)} />
      )}
      {wheel.value.length > 0 && <Trial />}
      {mapped.value && !wanted && !picked.value.length ? <Mapped found={found} /> : laying.value && !wanted && !picked.value.length ? <Laid found={found} /> : <Found found={found} isNarrow={wanted !== ""} />}
    </div>
  );
}
