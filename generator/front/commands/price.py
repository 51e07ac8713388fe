"""``proofpress price``: what each word is worth in cost by a set's own pieces, and which pieces are off the curve."""

from __future__ import annotations

import argparse

from validator.base.console import output_folder, tell, tell_places
from validator.base.plugins import need, with_extra
from validator.play.lab.prices.traits import cost_fields, costs_of, of_kinds
from validator.play.lookup import check_played, open_set
from validator.play.playtest.page.index import write_index
from validator.play.playtest.report.wording import LANGUAGES

DOING = "a price list"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument(
        "--kind",
        action="append",
        default=[],
        metavar="KIND",
        help="price only this kind, for example development (may be given again)",
    )
    parser.add_argument("--cost", metavar="FIELD", help="the field that holds the price (default: the game's costs)")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of what is said (default en)")
    parser.add_argument("--output", metavar="FOLDER", help="where the list goes (default: output)")


def run(options: argparse.Namespace) -> int:
    need("lab", DOING)
    content = open_set(options.set)
    check_played(content)
    folder = output_folder(content.name, options.output)
    of_kinds(costs_of(content, cost_fields(content, options.cost)), options.kind)  # what is wrong is said before
    pricing = with_extra("lab", "validator.play.lab.pricing", DOING)
    try:
        prices = pricing.priced(content, options.kind, options.cost, folder)
    except pricing.TooFewCosts as few:
        tell(pricing.instead(content, few, options.cost))
        return 0
    print(pricing.prices_text(prices, options.lang))
    tell_places(pricing.write_prices(prices, folder))
    write_index(folder.parent)
    return 0
