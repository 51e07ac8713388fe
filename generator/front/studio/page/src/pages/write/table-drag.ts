// Cells that are chosen by dragging over them; at the edge of the table it scrolls on by itself.
const EVERY = 50; // milliseconds from one row to the next
const EDGE = 10; // pixels of the edge at which it scrolls

interface Dragging {
  box: HTMLElement;
  /** Pixels of a row, and of the head above the rows. */
  tall: number;
  /** Chooses as far as a row; called anew for each. */
  reach: (row: number) => void;
  end: () => void;
}

/** Follows the mouse until its button is let go. */
export function followBeyond({ box, tall, reach, end }: Dragging): void {
  let y: number | null = null;
  const scroll = () => {
    if (y === null) return;
    const around = box.getBoundingClientRect();
    const [top, foot] = [around.top, Math.min(around.bottom, innerHeight)];
    const way = y > foot - EDGE ? 1 : y < top + tall ? -1 : 0;
    if (!way) return;
    const before = box.scrollTop;
    box.scrollTop += way * tall;
    if (box.scrollTop === before) scrollBy(0, way * tall); // on a phone the page goes on where the table ends
    const rows = (box.scrollTop + (way > 0 ? foot - top - 2 * tall : 0)) / tall;
    reach(way > 0 ? Math.floor(rows) : Math.ceil(rows));
  };
  const timer = setInterval(scroll, EVERY);
  const ends = new AbortController();
  addEventListener("mousemove", (event) => (y = event.clientY), { signal: ends.signal });
  addEventListener("mouseup", () => (clearInterval(timer), ends.abort(), end()), { signal: ends.signal });
}
