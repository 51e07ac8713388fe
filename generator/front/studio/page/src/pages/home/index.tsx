// The first page: how to begin, what can be dropped here, and every set as a door to its pages.
import { useEffect, useRef, useState } from "preact/hooks";
import { words as shared } from "../../core/words";
import { href } from "../../core/route";
import { sets, type SetSummary } from "../../core/sets";
import { LANGUAGES, language, speech, titled, type Language } from "../../core/speech";
import { attempt, Button } from "../../core/ui";
import { Cover } from "./cover";
import { pages } from "..";
import { NewDialog } from "./beginnings";
import { BringDialog } from "./bringing";
import { filesOf } from "./dropped";
import { words } from "./words";

const say = speech(shared);
const tellOf = speech(words);

function SetCard({ set }: { set: SetSummary }) {
  const designs = set.kinds.reduce((sum, kind) => sum + kind.designs, 0);
  const spoken = set.languages.map((code) => LANGUAGES[code as Language] ?? code).join(language.value === "en" ? ", " : "、");
  return (
    <li class="set-card">
      <a class="set-door" href={href("write", set.reference)}>
        <Cover set={set} />
        <h3>{titled(set.title, set.name)}</h3>
      </a>
      <p class="hint">
        {set.reference} · {set.readable ? tellOf("designs", { count: designs }) : say("not-readable")} · {spoken}
      </p>
      <p class="set-pages" aria-label={titled(set.title, set.name)}>
        {pages
          .filter((page) => page.fits(set))
          .map((page) => (
            <a key={page.name} href={href(page.name, set.reference)}>
              {say(page.name)}
            </a>
          ))}
      </p>
    </li>
  );
}

/** Hears files that are dragged over the page and dropped. */
function useDropped(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files");
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      const transfer = event.dataTransfer;
      void attempt(async () => onFiles(await filesOf(transfer)));
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}

function Chooser({ label, isFolder, onFiles }: { label: string; isFolder: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFolder) input.current?.setAttribute("webkitdirectory", "");
  }, [isFolder]);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (chosen.length) onFiles(chosen);
        }}
      />
    </>
  );
}

function Begin({ isEmpty, isOver, onFiles }: { isEmpty: boolean; isOver: boolean; onFiles: (files: File[]) => void }) {
  const [asked, setAsked] = useState<"set" | "kit">();
  return (
    <section class={`home-begin ${isOver ? "is-over" : ""}`} aria-label={tellOf("welcome")}>
      <h2>{tellOf("welcome")}</h2>
      {isEmpty && <p>{tellOf("empty")}</p>}
      <p class="home-buttons">
        <Button kind="main" onClick={() => setAsked("set")}>
          {tellOf("new-set")}
        </Button>
        <Button kind="main" onClick={() => setAsked("kit")}>
          {tellOf("new-kit")}
        </Button>
        <Chooser label={tellOf("choose-files")} isFolder={false} onFiles={onFiles} />
        <Chooser label={tellOf("choose-folder")} isFolder onFiles={onFiles} />
      </p>
      <p class="hint">{tellOf("bring-about")}</p>
      {asked && <NewDialog isKit={asked === "kit"} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

export function Home() {
  // Each drop has a window of its own, with nothing in it of the one before.
  const [dropped, setDropped] = useState<{ number: number; files: File[] }>();
  const take = (files: File[]) => setDropped((before) => ({ number: (before?.number ?? 0) + 1, files }));
  const isOver = useDropped(take);
  const own = sets.value.filter((set) => set.own);
  const shipped = sets.value.filter((set) => !set.own);
  const kits = shipped.filter((set) => set.reference.includes("/"));
  const games = shipped.filter((set) => !kits.includes(set));
  return (
    <div class="home">
      <Begin isEmpty={!own.length} isOver={isOver} onFiles={take} />
      {dropped && <BringDialog key={dropped.number} files={dropped.files} onClose={() => setDropped(undefined)} />}
      {own.length > 0 && <h2>{say("own-sets")}</h2>}
      {own.length > 0 && <ul class="set-cards">{own.map((set) => <SetCard key={set.reference} set={set} />)}</ul>}
      {games.length > 0 && <h2>{say("shipped-sets")}</h2>}
      {games.length > 0 && <ul class="set-cards">{games.map((set) => <SetCard key={set.reference} set={set} />)}</ul>}
      {kits.length > 0 && <h2>{tellOf("examples")}</h2>}
      {kits.length > 0 && <p class="hint">{tellOf("examples-told")}</p>}
      {kits.length > 0 && <ul class="set-cards small">{kits.map((set) => <SetCard key={set.reference} set={set} />)}</ul>}
    </div>
  );
}
