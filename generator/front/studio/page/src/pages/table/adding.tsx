// Dice, counters and notes to be laid on the table.
import { useState } from "preact/hooks";
import { Button, Select } from "../../core/ui";
import { say, type Desk } from "./desk";
import { newSeed } from "./start";

const SIDES = [4, 6, 8, 10, 12, 20];

function faces(sides: number): string[] {
  return Array.from({ length: sides }, (_, place) => String(place + 1));
}

export function Adding({ desk }: { desk: Desk }) {
  const kit = desk.box.dice.map((die) => ({ value: die.id, label: say("kit-die", { faces: die.faces.slice(0, 3).join(" ") }), faces: die.faces }));
  const usual = SIDES.map((sides) => ({ value: `d${sides}`, label: `d${sides}`, faces: faces(sides) }));
  const choices = [...usual, ...kit];
  const [chosen, setChosen] = useState("d6");
  const at = () => {
    const place = desk.session.value.state.value.things.length % 10;
    return { x: 240 + place * 34, y: 190, turn: 0 };
  };
  const addDie = () => {
    const found = choices.find((choice) => choice.value === chosen)!;
    desk.do({ do: "add", thing: { sort: "die", ...at(), faces: found.faces, side: newSeed() % found.faces.length } });
  };
  return (
    <div class="table-row" role="group" aria-label={say("add")}>
      <Select label={say("die")} value={chosen} choices={choices} onChange={setChosen} />
      <Button onClick={addDie}>{say("add-die")}</Button>
      <Button onClick={() => desk.do({ do: "add", thing: { sort: "counter", ...at(), name: say("counter-name"), count: 0 } })}>{say("add-counter")}</Button>
      <Button onClick={() => desk.do({ do: "add", thing: { sort: "note", ...at(), text: "" } })}>{say("add-note")}</Button>
    </div>
  );
}
