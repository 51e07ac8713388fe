// Two decks beside each other, all their cards at a glance.
import { useEffect, useState } from "preact/hooks";
import { text } from "../../core/api";
import { language, speech } from "../../core/speech";
import { attempt, Button, Select } from "../../core/ui";
import { words } from "./words";

const say = speech(words);

function Sheet({ path, deck }: { path: string; deck: string }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let url = "";
    let isWanted = true;
    setSource(undefined);
    void attempt(async () => {
      const svg = await text("lab/sheet", { deck: path, lang: language.value });
      url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      if (isWanted) setSource(url);
    });
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [path, language.value]);
  return (
    <div class="lab-sheets" tabIndex={0} role="region" aria-label={deck}>
      <img class="lab-sheet" src={source} alt={deck} />
    </div>
  );
}

export function DecksSideBySide({ folder, decks, onAdopt }: { folder: string; decks: string[]; onAdopt: (deck: string) => void }) {
  const [chosen, setChosen] = useState<[string?, string?]>([]);
  const [isShown, setIsShown] = useState(false);
  const shown = [0, 1].map((place) => (chosen[place] && decks.includes(chosen[place]!) ? chosen[place]! : decks[Math.min(place, decks.length - 1)]!));
  const choose = (place: number, deck: string) => setChosen(place === 0 ? [deck, shown[1]] : [shown[0], deck]);
  return (
    <div class="lab-side">
      <h3>{say("side")}</h3>
      {!isShown && <Button onClick={() => setIsShown(true)}>{say("show")}</Button>}
      {isShown && (
        <div class="lab-decks">
          {shown.map((deck, place) => (
            <div key={place}>
              <div class="lab-row">
                <Select label={say(place === 0 ? "left" : "right")} value={deck} choices={decks.map((value) => ({ value, label: value }))} onChange={(value) => choose(place, value)} />
                <Button label={say("adopt-as", { deck })} onClick={() => onAdopt(deck)}>
                  {say("adopt")}
                </Button>
              </div>
              <Sheet path={`${folder}/decks/${deck}`} deck={deck} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
