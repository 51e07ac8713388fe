// The picture of one card in a frame of its box's form: moved and made smaller by mouse, fingers, wheel or keys.
import { useEffect, useRef, useState } from "preact/hooks";
import { blob, get } from "../../core/api";
import { attempt, Button, Dialog, Empty } from "../../core/ui";
import type { Session } from "./session";
import { say } from "./words";

type Share = [number, number, number, number];

interface Cropped {
  field: string;
  /** As it is named on the card, and its file below `pictures/`. */
  name: string;
  picture: string;
  size: [number, number];
  /** Of the box on the card: width by height. */
  ratio: number;
  shown: Share;
  stated: boolean;
}

const SMALLEST = 0.05; // of the picture's width
const [STEP, FAR, ZOOM] = [0.01, 0.1, 1.08];
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function CropDialog({ session, id, onClose }: { session: Session; id: string; onClose: () => void }) {
  const [found, setFound] = useState<Cropped>();
  const [url, setUrl] = useState("");
  useEffect(() => {
    let made = "";
    void attempt(async () => {
      const crop = await get<Cropped>("writing/crop", { set: session.set, id, lang: session.language.peek(), theme: session.theme.peek() });
      made = URL.createObjectURL(await blob("writing/picture", { set: session.set, name: crop.picture }));
      setUrl(made);
      setFound(crop);
    }).then((done) => done === undefined && !made && onClose());
    return () => URL.revokeObjectURL(made);
  }, [id]);
  return (
    <Dialog title={say("crop-of", { card: session.faceOf.value.get(id)?.title ?? id })} onClose={onClose}>
      {found ? <Cropping session={session} id={id} found={found} url={url} onClose={onClose} /> : <Empty>…</Empty>}
    </Dialog>
  );
}

/** The frame about a middle, so wide, within the picture and of the box's form. */
function framed({ size, ratio }: Cropped, middle: [number, number], wide: number): Share {
  const form = size[0] / (ratio * size[1]);
  const width = Math.min(Math.max(wide, SMALLEST), 1, 1 / form);
  const height = width * form;
  const within = (at: number, length: number) => Math.min(1 - length, Math.max(0, at - length / 2));
  return [within(middle[0], width), within(middle[1], height), width, height];
}

const middleOf = ([x, y, width, height]: Share): [number, number] => [x + width / 2, y + height / 2];
const percent = (share: number) => `${100 * share}%`;

function Cropping({ session, id, found, url, onClose }: { session: Session; id: string; found: Cropped; url: string; onClose: () => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState(() => framed(found, middleOf(found.shown), found.shown[2]));
  const most = framed(found, [0.5, 0.5], 1)[2];
  const zoom = (wide: number) => setFrame((now) => framed(found, middleOf(now), wide));
  const move = (x: number, y: number) => setFrame((now) => framed(found, [middleOf(now)[0] + x, middleOf(now)[1] + y], now[2]));
  useEffect(() => {
    const turned = (event: WheelEvent) => (event.preventDefault(), setFrame((now) => framed(found, middleOf(now), event.deltaY < 0 ? now[2] / ZOOM : now[2] * ZOOM)));
    stage.current!.addEventListener("wheel", turned, { passive: false });
    return () => stage.current?.removeEventListener("wheel", turned);
  }, []);
  const grabbed = (event: PointerEvent) => {
    const [box, frame] = [stage.current!, event.currentTarget as HTMLElement];
    frame.setPointerCapture(event.pointerId);
    let at = [event.clientX, event.clientY] as const;
    frame.onpointermove = (moved) => {
      move((moved.clientX - at[0]) / box.clientWidth, (moved.clientY - at[1]) / box.clientHeight);
      at = [moved.clientX, moved.clientY];
    };
    frame.onpointerup = frame.onpointercancel = () => (frame.onpointermove = null);
  };
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) move(way[0] * (event.shiftKey ? FAR : STEP), way[1] * (event.shiftKey ? FAR : STEP));
    else if (event.key === "+" || event.key === "=") zoom(frame[2] / ZOOM);
    else if (event.key === "-") zoom(frame[2] * ZOOM);
    else return;
    event.preventDefault();
  };
  const write = (value: string | null) =>
    void attempt(async () => {
      await session.edit(value === null ? "leave" : "set", id, [found.field], value);
      await session.flush();
      onClose();
    });
  const part = frame.map((share) => Math.round(share * 1000) / 10).join(",");
  const isFoundById = found.picture.replace(/\.\w+$/, "") === id;
  const [x, y, width, height] = frame;
  const seen = { width: percent(1 / width), height: percent(1 / height), left: percent(-x / width), top: percent(-y / height) };
  return (
    <div class="crop">
      <p class="hint">{say("crop-told")}</p>
      <div class="crop-work">
        <div ref={stage} class="crop-stage" style={{ aspectRatio: `${found.size[0]} / ${found.size[1]}`, "--wide": found.size[0] / found.size[1] }}>
          <img src={url} alt="" draggable={false} />
          <div
            class="crop-frame" role="application" tabIndex={0} aria-label={say("crop-frame", { part: part.replaceAll(",", ", ") })} onPointerDown={grabbed} onKeyDown={pressed}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          />
        </div>
        <div class="crop-seen" style={{ aspectRatio: String(found.ratio) }} aria-hidden="true">
          <img src={url} alt="" draggable={false} style={seen} />
        </div>
      </div>
      <label class="crop-zoom">
        <span class="field-label">{say("crop-zoom")}</span>
        <input type="range" min={0} max={100} value={(100 * Math.log(most / width)) / Math.log(most / SMALLEST)} onInput={(event) => zoom(most * (SMALLEST / most) ** (Number(event.currentTarget.value) / 100))} />
      </label>
      <p class="home-buttons">
        <Button kind="main" onClick={() => write(`${found.name}#xywh=percent:${part}`)}>{say("crop-use")}</Button>
        {found.stated && <Button onClick={() => write(isFoundById ? null : found.name)}>{say("crop-none")}</Button>}
        <Button onClick={onClose}>{say("cancel")}</Button>
      </p>
    </div>
  );
}
