"""Six costs of a set moved by three at random: how many are named, and how many others?

    python benchmarks/moved_costs.py [--draws 20] [SET ...]

A line for each set: costs, the share of moved ones that are named, the share of draws in which at least five of the six
are, the mean share of the others that are named, and the largest in any draw. ``SET:KIND`` prices one kind only.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tests.lab.prices.lists import MOVED, Planted, planted
from validator.play.lab.prices.listing import PriceList
from validator.play.lookup import open_set

SETS = ("race", "empires", "roll", "roll:tile", "roll:world", "roll:development")


def main() -> None:
    """Print the figures of each set."""
    parser = argparse.ArgumentParser()
    parser.add_argument("sets", nargs="*", default=SETS)
    parser.add_argument("--draws", type=int, default=20)
    options = parser.parse_args()
    print("set                costs  named  five of six  others  at most")
    for name in options.sets:
        reference, _, kind = name.partition(":")
        prices = PriceList(open_set(reference), [kind] if kind else [])
        print(line(name, [planted(prices, seed) for seed in range(options.draws)]), flush=True)


def line(name: str, draws: Sequence[Planted]) -> str:
    """The figures of one set."""
    count = len(draws)
    named = sum(one.found for one in draws) / MOVED / count
    enough = sum(one.found >= MOVED - 1 for one in draws) / count
    others, most = sum(one.falsely for one in draws) / count, max(one.falsely for one in draws)
    return f"{name:18} {len(draws[0].costs):5}  {named:5.0%}  {enough:11.0%}  {others:6.1%}  {most:7.1%}"


if __name__ == "__main__":
    main()
