// Laying out a face with the mouse: the card with its parts, the list of them, and what each may be.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { signal, type Signal } from "@preact/signals";
import { titled } from "../../core/speech";
import { Button, Empty } from "../../core/ui";
import { dragged, startDrag } from "../build/drag";
import type { View } from "./bar";
import { fieldName } from "./field-names";
import { Patch } from "./layout-colour";
import { Inspector } from "./layout-inspector";
import { Layout, type Laid, type Offered } from "./layout-model";
import { Stage } from "./layout-stage";
import { called, partCalled, say } from "./layout-words";
import type { Session } from "./session";
import { say as sayWrite } from "./words";

const carried = signal("");

export function LayoutPane({ session, view }: { session: Session; view: Signal<View> }) {
  const layout = useMemo(() => new Layout(session), [session]);
  const id = session.selected.value;
  const face = session.faceOf.value.get(id);
  useEffect(() => {
    if (!face) session.selected.value = session.faces.value[0]?.id ?? "";
  }, [session, face === undefined, session.version.value]);
  useEffect(() => {
    if (id) void layout.read(id);
  }, [layout, id, session.version.value, session.side.value, session.theme.value, session.language.value]);
  useEffect(() => {
    // The cards of the kind are seen beside it, before and after.
    if (face) view.value = { ...view.value, kind: face.kind };
    return () => {
      view.value = { ...view.value, kind: "", compare: false };
    };
  }, [face?.kind]);
  const laid = layout.laid.value;
  if (!id || !face) return <Empty>{say("no-card")}</Empty>;
  if (!laid) return <Empty>{layout.problem.value || sayWrite("opening")}</Empty>;
  return (
    <section class="lay" aria-label={sayWrite("layout")}>
      <Bar layout={layout} view={view} hasBack={face.back} />
      {layout.problem.value && <p class="write-note" role="status">{layout.problem.value}</p>}
      {!laid.own && <p class="hint">{say("not-own")}</p>}
      <div class="lay-work">
        <Stage layout={layout} face={face} />
        <div class="lay-side">
          <Parts layout={layout} laid={laid} />
          <Inspector layout={layout} laid={laid} />
          {laid.own && <Shelf layout={layout} laid={laid} />}
        </div>
      </div>
      <p class="hint lay-keys">{say("keys")}</p>
      {carried.value && dragged.value && <span class="lay-carried" style={{ left: `${dragged.value.x}px`, top: `${dragged.value.y}px` }}>{carried.value}</span>}
    </section>
  );
}

function Bar({ layout, view, hasBack }: { layout: Layout; view: Signal<View>; hasBack: boolean }) {
  const { session } = layout;
  const now = view.value;
  return (
    <div class="write-bar" role="toolbar" aria-label={sayWrite("layout")}>
      <Button pressed={session.side.value === "front"} onClick={() => (session.side.value = "front")}>{say("front")}</Button>
      <Button pressed={session.side.value === "back"} disabled={!hasBack} onClick={() => (session.side.value = "back")}>{say("back")}</Button>
      <Button pressed={layout.thirds.value} onClick={() => (layout.thirds.value = !layout.thirds.value)}>{say("thirds")}</Button>
      <Button pressed={layout.snaps.value} onClick={() => (layout.snaps.value = !layout.snaps.value)}>{say("snap")}</Button>
      <Button pressed={now.compare} onClick={() => (view.value = { ...now, compare: !now.compare })}>{sayWrite("before-after")}</Button>
    </div>
  );
}

function Parts({ layout, laid }: { layout: Layout; laid: Laid }) {
  const chosen = layout.chosen.value;
  const first = chosen[0] ?? laid.parts.length - 1;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!line || !list.current) return;
    const [above, below] = [line.offsetTop, line.offsetTop + line.offsetHeight];
    if (above < list.current.scrollTop) list.current.scrollTop = above;
    if (below > list.current.scrollTop + list.current.clientHeight) list.current.scrollTop = below - list.current.clientHeight;
  }, [chosen[0]]);
  const pressed = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? -1 : event.key === "ArrowUp" ? 1 : 0;
    if (step) {
      event.preventDefault();
      const next = Math.min(Math.max(first + step, 0), laid.parts.length - 1);
      layout.choose(next);
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`.lay-parts [data-place="${next}"]`)?.focus());
    } else if (event.key === "Delete") {
      event.preventDefault();
      layout.act("remove");
    }
  };
  return (
    <ul ref={list} class="lay-parts" role="listbox" aria-label={say("parts")} aria-multiselectable="true" onKeyDown={pressed}>
      {[...laid.parts.keys()].reverse().map((place) => {
        const part = laid.parts[place]!;
        return (
          <li
            key={place} role="option" aria-selected={chosen.includes(place)} tabIndex={place === first ? 0 : -1} data-place={place}
            class={part.fixed ? "fixed" : part.stated.length ? "stated" : ""} onClick={(event) => layout.choose(place, event.shiftKey || event.ctrlKey)}
          >
            {typeof part.fields["fill"] === "string" && <Patch laid={laid} name={part.fields["fill"]} />}
            {partCalled(part)} {part.stated.length > 0 && <span class="hint">{say("changed-here")}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What may be put on the card: the fields of the kind, a box, the pictures of the set; and what was taken away. */
function Shelf({ layout, laid }: { layout: Layout; laid: Laid }) {
  const grab = (what: Offered | "panel" | { picture: string }) => (event: PointerEvent) => {
    const place = (event.currentTarget as HTMLElement).textContent ?? "";
    let at = { x: 0, y: 0 };
    const unsubscribe = dragged.subscribe((now) => now && (at = now));
    const over = (element: Element | null) => {
      unsubscribe();
      carried.value = "";
      const svg = element?.closest(".lay-stage")?.querySelector("svg");
      if (!svg) return;
      const box = svg.getBoundingClientRect();
      const scale = box.width / (laid.card.width + 2 * laid.card.bleed);
      layout.add(what, (at.x - box.left) / scale - laid.card.bleed, (at.y - box.top) / scale - laid.card.bleed);
    };
    startDrag(event, { begin: () => (carried.value = place), drop: over });
  };
  return (
    <div class="lay-shelf" role="group" aria-label={say("add")}>
      <p class="lay-head">{say("add")} <span class="hint">{say("add-told")}</span></p>
      <p class="lay-chips">
        {laid.fields.map((field) => (
          <button key={field.name} type="button" class="lay-chip" onPointerDown={grab(field)} onClick={() => layout.add(field)}>
            {field.called && Object.keys(field.called).length ? titled(field.called, field.name) : fieldName(field.name)}
          </button>
        ))}
        <button type="button" class="lay-chip" onPointerDown={grab("panel")} onClick={() => layout.add("panel")}>{say("panel")}</button>
      </p>
      {laid.pictures.length > 0 && (
        <p class="lay-chips" role="group" aria-label={say("pictures")}>
          {laid.pictures.map((name) => (
            <button key={name} type="button" class="lay-chip" onPointerDown={grab({ picture: name })} onClick={() => layout.add({ picture: name })}>{called("picture")} {name}</button>
          ))}
        </p>
      )}
      {laid.removed.length > 0 && (
        <p class="lay-chips">
          <span class="hint">{say("removed")}</span>
          {laid.removed.map((name) => (
            <button key={name} type="button" class="lay-chip" onClick={() => layout.restore(name)}>{say("restore", { name })}</button>
          ))}
        </p>
      )}
    </div>
  );
}
