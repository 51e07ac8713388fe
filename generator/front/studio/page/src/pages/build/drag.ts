// Dragging by mouse, pen or finger; a press that does not move stays a click.
import { signal } from "@preact/signals";

export const dragged = signal<{ x: number; y: number } | null>(null);
const MOVED = 6;

interface Drag {
  /** Called once the pointer moves. */
  begin: () => void;
  /** Called with what lies under the pointer where it is let go. */
  drop: (over: Element | null) => void;
}

export function startDrag(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0) return;
  const { clientX, clientY, pointerId } = event;
  const ends = new AbortController();
  const options = { signal: ends.signal };
  const end = () => {
    ends.abort();
    dragged.value = null;
  };
  addEventListener("pointermove", (moved) => {
    if (moved.pointerId !== pointerId) return;
    if (!dragged.value) {
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < MOVED) return;
      drag.begin();
    }
    dragged.value = { x: moved.clientX, y: moved.clientY };
  }, options);
  addEventListener("pointerup", (up) => {
    const wasDragged = dragged.value !== null;
    end();
    if (!wasDragged) return;
    swallowClick();
    drag.drop(document.elementFromPoint(up.clientX, up.clientY));
  }, options);
  addEventListener("pointercancel", end, options);
}

/** The click that the browser sends after a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
