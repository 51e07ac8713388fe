"""Bars, a picture of what stands together, and filled shares, as HTML whose words can be read and copied."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from validator.play.survey.figures import Together

MOST_BARS = 20
FEW_BARS = 12
HIGHEST = 6.2
"""How high the highest bar is, in rem."""


class Bar(NamedTuple):
    """Values from ``low`` to ``high``, both included, and how many pieces have one of them."""

    low: float
    high: float
    pieces: int

    @property
    def name(self) -> str:
        """The value, or the first and the last."""
        return shown(self.low) if self.low == self.high else f"{shown(self.low)}–{shown(self.high)}"


def bars_of(counts: Sequence[tuple[float, int]]) -> list[Bar]:
    """A bar for each value, whole numbers between with none; of a wide range, bars of equal width."""
    known = dict(counts)
    low, high = min(known), max(known)
    whole = all(float(value).is_integer() for value in known)
    if whole and (high - low < FEW_BARS or FEW_BARS < len(known) <= high - low < MOST_BARS):
        return [Bar(value, value, known.get(value, 0)) for value in range(int(low), int(high) + 1)]
    if len(known) <= FEW_BARS:
        return [Bar(value, value, pieces) for value, pieces in sorted(known.items())]
    if whole:
        width = -(-int(high - low + 1) // MOST_BARS)
        starts = range(int(low), int(high) + 1, width)
        return [Bar(at, at + width - 1, sum(known.get(value, 0) for value in range(at, at + width))) for at in starts]
    return _equal(known, low, high)


def _equal(known: dict[float, int], low: float, high: float) -> list[Bar]:
    step = (high - low) / (MOST_BARS // 2)
    found = []
    for place in range(MOST_BARS // 2):
        first, last = low + place * step, low + (place + 1) * step
        held = (pieces for value, pieces in known.items() if _place(value, low, step) == place)
        found.append(Bar(float(f"{first:.4g}"), float(f"{last:.4g}"), sum(held)))
    return found


def _place(value: float, low: float, step: float) -> int:
    return min(MOST_BARS // 2 - 1, int((value - low) / step))


def shown(value: float) -> str:
    """A number as it is read: ``3``, ``2.5``, ``−1``."""
    return f"{value:.4g}".replace("-", "−")


def columns(counts: Sequence[tuple[float, int]], label: str) -> str:
    """Upright bars with the value below each and how many above; ``label`` says what they show (not HTML)."""
    found = bars_of(counts)
    top = max(bar.pieces for bar in found)
    few = len(found) <= FEW_BARS
    cells = []
    for place, bar in enumerate(found):
        high = HIGHEST * bar.pieces / top
        head = f'<li title="{bar.name}: {bar.pieces:,}"><b>{bar.pieces or ""}</b>'
        cells.append(
            f'{head}<i style="height:{high:.2f}rem"></i><span>{_under(bar, place, len(found), few)}</span></li>'
        )
    return f'<ol class="columns{"" if few else " narrow"}" aria-label="{escape(label)}">{"".join(cells)}</ol>'


def _under(bar: Bar, place: int, many: int, few: bool) -> str:
    """The value below a bar; of many bars only some, so that they do not run into each other."""
    step = 1 if few else 5
    return shown(bar.low) if place % step == 0 or (place == many - 1 and place % step > 2) else ""


def line(name: str, part: float, figure: str) -> str:
    """A row with a lying bar; ``name`` and ``figure`` are HTML, ``part`` is of the full width."""
    return (
        f'<div class="row"><div class="what">{name}</div><div class="draw"><div class="full">'
        f'<i style="width:{100 * part:.1f}%"></i></div></div><div class="num">{figure}</div></div>'
    )


def together_table(together: Together, label: str) -> str:
    """A square for each two terms, the darker the more often they stand together."""
    names, rows = together.names, together.rows
    top = max((count for place, row in enumerate(rows) for other, count in enumerate(row) if place != other), default=0)
    heads = "".join(f'<th scope="col"><span>{escape(name)}</span></th>' for name in names)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(_square(name, names[other], count, place == other, top) for other, count in enumerate(rows[place]))
        + "</tr>"
        for place, name in enumerate(names)
    )
    return (
        f'<div class="scroll" role="region" aria-label="{escape(label)}" tabindex="0"><table class="together">'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _square(name: str, other: str, count: int, own: bool, top: int) -> str:
    title = escape(name if own else f"{name} + {other}")
    if own:
        return f'<td class="own" title="{title}: {count}">{count}</td>'
    strength = f"{0.12 + 0.88 * count / top:.2f}" if count else "0"
    look = ' class="deep"' if count and count / top > 0.5 else ""
    return f'<td{look} title="{title}: {count}"><i style="opacity:{strength}"></i><span>{count or ""}</span></td>'
