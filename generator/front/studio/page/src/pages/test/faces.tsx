// Small pictures of cards, looked at more closely when pressed.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { get } from "../../core/api";
import type { SetSummary } from "../../core/sets";
import { cardLanguage } from "../../core/sets";
import { speech } from "../../core/speech";
import { CardPicture, Dialog } from "../../core/ui";
import { words } from "./words";

const say = speech(words);

interface Size {
  id: string;
  title: string;
  width: number;
  height: number;
}

type Sizes = Map<string, Size>;

/** How large each piece is, by set and language; asked for once. */
const known = signal(new Map<string, Sizes>());

export function useSizes(set: SetSummary): Sizes | undefined {
  const lang = cardLanguage(set);
  const key = `${set.reference} ${lang}`;
  useEffect(() => {
    if (known.value.has(key)) return;
    get<{ faces: Size[] }>("faces", { set: set.reference, lang }).then(
      ({ faces }) => (known.value = new Map(known.value).set(key, new Map(faces.map((face) => [face.id, face])))),
      () => (known.value = new Map(known.value).set(key, new Map())),
    );
  }, [key]);
  return known.value.get(key);
}

interface FaceProps {
  set: SetSummary;
  id: string;
  title: string;
  /** In CSS pixels; the width follows, within 1.5 times as much. */
  height?: number;
}

export function Face({ set, id, title, height = 78 }: FaceProps) {
  const size = useSizes(set)?.get(id);
  const [isOpen, setOpen] = useState(false);
  if (!size) return <span class="no-face" style={{ width: `${height * 0.72}px`, height: `${height}px` }} />;
  const ratio = size.width / size.height;
  const width = Math.min(height * ratio, height * 1.5);
  const lang = cardLanguage(set);
  const name = title || size.title;
  return (
    <>
      <button type="button" class="small-face" style={{ width: `${width}px` }} aria-label={say("look-at", { title: name })} onClick={() => setOpen(true)}>
        <CardPicture set={set.reference} id={id} lang={lang} title="" ratio={ratio} />
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <div class="large-face" style={{ maxWidth: `min(100%, ${ratio * 70}dvh)` }}>
            <CardPicture set={set.reference} id={id} lang={lang} title={name} ratio={ratio} />
          </div>
        </Dialog>
      )}
    </>
  );
}
