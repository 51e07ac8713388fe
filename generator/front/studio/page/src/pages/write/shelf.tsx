// The shelf: the set's own pictures and thousands of icons, dragged onto a card or put there by keys.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { blob, get, send } from "../../core/api";
import { attempt, Button, Empty, tell } from "../../core/ui";
import { CropDialog } from "./crop";
import type { Entry } from "./kinds";
import type { Session } from "./session";
import { say } from "./words";

interface Own {
  name: string;
  cards: string[];
  layout: boolean;
}

interface Told {
  pictures: Own[];
  lacking: string[];
  /** By kind, the fields that name a picture and an icon. */
  fields: Record<string, { picture?: string; icon?: string }>;
  /** By kind, the field in whose words icons may stand. */
  texts: Record<string, { field: string; translated: boolean }>;
  own: boolean;
}

interface Icons {
  icons: { name: string; path: string }[];
  total: number;
  all: number;
  grid: number;
  guess: string | null;
}

export interface Taken {
  what: "picture" | "icon";
  name: string;
}

/** What lies on the shelf of the open set, and what of it is in one's hand. */
export const told = signal<Told | null>(null);
const taken = signal<Taken | null>(null);
const PAUSE = 250;
const MANY = 12;
export const DRAGGED = "application/x-proofpress-picture";

/** Puts a picture or an icon on a card, where a field of its kind takes one. */
export async function put(session: Session, id: string, { what, name }: Taken): Promise<void> {
  const face = session.faceOf.value.get(id);
  const known = told.value ?? (await get<Told>("writing/pictures", { set: session.set }));
  const field = face && known.fields[face.kind]?.[what];
  if (field) {
    await session.edit("set", id, [field], name);
    session.selected.value = id;
    await readShelf(session.set);
  } else if (what === "picture") tell(say("shelf-no-field", { card: id }));
  else if (face && known.texts[face.kind]) await added(session, id, known.texts[face.kind]!, `{${name}}`);
  else await copied(name);
}

/** Puts a mark at the end of what is written on a card, in the language that is shown. */
async function added(session: Session, id: string, { field, translated }: { field: string; translated: boolean }, mark: string): Promise<void> {
  const { data } = await get<Entry>("writing/entry", { set: session.set, id });
  const path = translated ? [field, session.language.peek()] : [field];
  const written = path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], data);
  const isFirst = translated && !data[field];
  const text = [written, mark].filter(Boolean).join(" ");
  await session.edit("set", id, isFirst ? [field] : path, isFirst ? { [path[1]!]: text } : text);
  session.selected.value = id;
}

async function copied(name: string): Promise<void> {
  await navigator.clipboard.writeText(name);
  const isKit = Object.keys(told.value?.texts ?? {}).length > 0;
  tell(say("shelf-copied", { name, mark: isKit ? `{${name}}` : `[icon:${name}]` }));
}

export async function readShelf(set: string): Promise<void> {
  told.value = await get<Told>("writing/pictures", { set });
}

export function ShelfPanel({ session }: { session: Session }) {
  useEffect(() => {
    told.value = null;
    taken.value = null;
  }, [session]);
  useEffect(() => void attempt(() => readShelf(session.set)), [session, session.version.value]);
  const hand = taken.value;
  const card = session.selected.value;
  const [cropping, setCropping] = useState("");
  return (
    <section class="shelf" aria-label={say("shelf")}>
      <div class="shelf-hand">
        {hand && card && session.own.value ? (
          <Button kind="main" onClick={() => void attempt(() => put(session, card, hand))}>{say("shelf-put", { name: bare(hand.name), card })}</Button>
        ) : (
          <span class="hint">{say("shelf-drag")}</span>
        )}
        {card && session.own.value && told.value?.pictures.some(({ cards }) => cards.includes(card)) && <Button onClick={() => setCropping(card)}>{say("crop", { card })}</Button>}
        {cropping && <CropDialog session={session} id={cropping} onClose={() => setCropping("")} />}
      </div>
      <OwnPictures session={session} />
      <IconSearch />
    </section>
  );
}

const bare = (name: string) => name.replace(/^game-icons:/, "");

function OwnPictures({ session }: { session: Session }) {
  const [isOver, setOver] = useState(false);
  const bring = (files: Iterable<File>) =>
    attempt(async () => {
      for (const file of files) await send("writing/bring", { set: session.set, name: file.name }, file);
      await readShelf(session.set);
    });
  const { pictures, lacking, own } = told.value ?? { pictures: [], lacking: [], own: false };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    event.stopPropagation();
    void bring(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && (event.preventDefault(), setOver(true));
  return (
    <div class={isOver ? "shelf-own over" : "shelf-own"} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <h2>{say("shelf-own")}</h2>
      {told.value && !pictures.length && own && <Empty>{say("shelf-empty")}</Empty>}
      <ul class="shelf-pictures">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <Item taking={{ what: "picture", name: picture.name }} label={picture.name}>
              <Thumbnail set={session.set} name={picture.name} />
            </Item>
            <b>{picture.name}</b>
            <span class={picture.cards.length || picture.layout ? "hint" : "shelf-idle"}>{shownOn(picture)}</span>
          </li>
        ))}
      </ul>
      {own && (
        <label class="button shelf-add">
          {say("shelf-add")}
          <input type="file" multiple accept=".png,.jpg,.jpeg,.webp,.svg" class="heard" onChange={(event) => void bring([...(event.currentTarget.files ?? [])])} />
        </label>
      )}
      {lacking.length > 0 && pictures.length > 0 && (
        <p class="shelf-lacking">
          <span class="hint">{say("shelf-lacking")}:</span>{" "}
          {lacking.slice(0, MANY).map((id) => (
            <button key={id} type="button" class="lay-chip" onClick={() => ((session.selected.value = id), session.focusCard(id))}>{session.faceOf.value.get(id)?.title ?? id}</button>
          ))}
          {lacking.length > MANY && ` +${lacking.length - MANY}`}
        </p>
      )}
    </div>
  );
}

function shownOn(picture: Own): string {
  if (picture.cards.length) return picture.cards.slice(0, 3).join(", ") + (picture.cards.length > 3 ? ` +${picture.cards.length - 3}` : "");
  return say(picture.layout ? "shelf-layout" : "shelf-idle");
}

/** Something that is dragged onto a card, or taken in hand by a click. */
function Item({ taking, label, children }: { taking: Taken; label: string; children: ComponentChildren }) {
  const isTaken = taken.value?.name === taking.name;
  const drag = (event: DragEvent) => {
    taken.value = taking;
    event.dataTransfer?.setData(DRAGGED, JSON.stringify(taking));
    if (event.dataTransfer) event.dataTransfer.effectAllowed = "copy";
  };
  return (
    <button type="button" class="shelf-item" draggable aria-pressed={isTaken} aria-label={label} title={label} onDragStart={drag} onClick={() => (taken.value = isTaken ? null : taking)}>
      {children}
    </button>
  );
}

export function Thumbnail({ set, name }: { set: string; name: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let url = "";
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      void blob("writing/picture", { set, name }).then((found) => image.current && (image.current.src = url = URL.createObjectURL(found)), () => undefined);
    });
    watcher.observe(image.current!);
    return () => (watcher.disconnect(), URL.revokeObjectURL(url));
  }, [set, name]);
  return <img ref={image} alt="" draggable={false} />;
}

function IconSearch() {
  const [text, setText] = useState("");
  const [found, setFound] = useState<Icons>();
  useEffect(() => {
    const ending = new AbortController();
    const later = setTimeout(() => void get<Icons>("writing/icons", { text }, ending.signal).then(setFound, () => undefined), found ? PAUSE : 0);
    return () => (clearTimeout(later), ending.abort());
  }, [text]);
  const hand = taken.value;
  return (
    <div class="shelf-icons">
      <h2>{say("icons")}</h2>
      <p class="shelf-search">
        <input type="search" value={text} aria-label={say("icons-search", { count: found?.all ?? "" })} placeholder={say("icons-search", { count: found?.all ?? "" })} onInput={(event) => setText(event.currentTarget.value)} />
        <span class="hint" role="status">{found && text && foundSaid(found)}</span>
        {hand?.what === "icon" && <Button onClick={() => void attempt(() => copied(hand.name))}>{say("copy-name", { name: bare(hand.name) })}</Button>}
      </p>
      {found?.guess && <Button onClick={() => setText(found.guess!)}>{say("icons-guess", { guess: found.guess })}</Button>}
      <div class="shelf-grid">
        {found?.icons.map(({ name, path }) => (
          <Item key={name} taking={{ what: "icon", name }} label={bare(name)}>
            <svg viewBox={`0 0 ${found.grid} ${found.grid}`} aria-hidden="true">
              <path d={path} />
            </svg>
          </Item>
        ))}
      </div>
      <p class="hint">{say("icons-credit")}</p>
    </div>
  );
}

function foundSaid(found: Icons): string {
  if (!found.total) return say("icons-none");
  return found.total > found.icons.length ? say("icons-first", { shown: found.icons.length, count: found.total }) : say("icons-found", { count: found.total });
}
