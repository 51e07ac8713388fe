"""``proofpress print``: sheets to print at home.

Where neither the set nor the program has changed, the kept sheets are written again, and nothing that draws is loaded.
"""

from __future__ import annotations

import argparse
from importlib import import_module

from generator.front.tasks.printers import add_paper, correction_for
from generator.print.choice import BACKS as ONLY_BACKS
from generator.print.choice import BOOKLET, RULES
from generator.print.printed import (
    BACKS,
    BOX_FORMS,
    REGISTRATION,
    SPACINGS,
    asked_of,
    cached_printed,
    keep_printed,
    write,
)
from validator.base.console import add_watch, uncollected
from validator.base.issue import WrongUse
from validator.content.check_cache import keep_legal, set_stamp
from validator.content.places import find

PAGES = {RULES, BOOKLET}
"""What is printed besides pieces."""
FOR_FRONTS = ("cut", "registration", "contour", "box", "box_form", "dividers", "safe")
"""Options that say nothing to pages and backs alone."""
CARD = 0.32
"""How thick a card of 300 g/m² is, in mm."""
PICTURES = ("svg", "svg_text", "png", "cut")
"""Options that ask for files besides sheets, which are not kept."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    add_paper(parser)
    parser.add_argument("--lang", action="append", help="language to print, repeatable (default: all of the set)")
    parser.add_argument(
        "--only",
        help="what to print, with commas: ids (E07), ranges (E01-E05), kinds "
        "(raid), cards, rules, booklet (how to play, 4 to 12 pages), backs, or new: what a custom set adds or changes",
    )
    parser.add_argument(
        "--copies", type=int, metavar="N", help="print N copies of each design (default: as in the box)"
    )
    parser.add_argument("--printer", metavar="NAME", help="take out what calibrate measured of this printer")
    parser.add_argument("--pages", metavar="LIST", help="only these pages of the whole, e.g. 1-4,9")
    parser.add_argument("--backs", choices=BACKS, default=BACKS[0], help="which edge the sheet is turned on")
    parser.add_argument("--back-choice", metavar="NAME", help="one of the layout's choices of backs")
    parser.add_argument("--front-choice", metavar="NAME", help="one of the layout's choices of fronts")
    parser.add_argument(
        "--spacing",
        choices=SPACINGS,
        default=SPACINGS[0],
        help="bleed: every card with its own bleed (default); butt: cards share cuts, more on a sheet",
    )
    parser.add_argument("--offset", metavar="X,Y", default="0,0", help="mm to move every back page, e.g. 0.8,-1.2")
    parser.add_argument("--theme", default="standard", help="a look of the layout (default standard)")
    _add_besides(parser)
    _add_cutting(parser)
    parser.add_argument("--output", metavar="FOLDER", help="where files go (default: output)")
    add_watch(parser)


def _add_besides(parser: argparse.ArgumentParser) -> None:
    """Options that ask for more than the sheets."""
    parser.add_argument(
        "--for",
        dest="profile",
        metavar="PROFILE",
        help="whose press: ink within the limit of home, gamecrafter, makeplayingcards, drivethrucards, poster or a "
        "YAML file; dark words and greys in black alone",
    )
    parser.add_argument("--svg", action="store_true", help="also each face and sheet as SVG")
    parser.add_argument("--svg-text", action="store_true", help="SVG with real text and embedded fonts")
    parser.add_argument("--png", action="store_true", help="also each face and sheet as PNG")
    parser.add_argument("--bleed", action="store_true", help="single faces of --svg and --png with their bleed")
    parser.add_argument("--safe", action="store_true", help="also a page of each kind with its trim and its safe area")
    parser.add_argument(
        "--instructions",
        action="store_true",
        help="a first page that says how to print, cut and count the sheets, with small pictures of them",
    )
    parser.add_argument(
        "--booklet",
        action="store_true",
        help="two pages on each side of sheets to fold and staple: the booklet, or --only rules",
    )
    parser.add_argument("--html", action="store_true", help="also the booklet as a page for a phone or a screen")


def _add_cutting(parser: argparse.ArgumentParser) -> None:
    """Options for what is cut by a plotter or folded to a box."""
    parser.add_argument("--cut", action="store_true", help="also what a plotter cuts and scores, an SVG for each sheet")
    parser.add_argument(
        "--registration",
        type=int,
        choices=tuple(REGISTRATION),
        default=0,
        help="marks by which a Silhouette plotter finds the sheet, and --cut; cards 1.25 mm apart",
    )
    parser.add_argument(
        "--contour",
        action="store_true",
        help="lines for a cutting table in the PDF: layers in the spot colours CutContour, Crease and KissCut",
    )
    parser.add_argument(
        "--box",
        type=float,
        nargs="?",
        const=CARD,
        default=0.0,
        metavar="MM",
        help=f"also a box for each deck, its cards so thick ({CARD} by itself, 0.6 in sleeves)",
    )
    parser.add_argument(
        "--box-form", choices=BOX_FORMS, help="a tuck box (by itself), or a tray with a lid; brings --box"
    )
    parser.add_argument(
        "--dividers", action="store_true", help="also a divider for each kind of card, for which --box leaves room"
    )


def run(options: argparse.Namespace) -> int:
    complete(options)
    is_pictured = any(getattr(options, name) for name in PICTURES)
    stamp = set_stamp(find(options.set))
    asked = asked_of(options)
    printed = None if is_pictured or options.html else cached_printed(stamp, asked)
    if printed is not None:
        write(printed, options)
        return 0
    with uncollected():
        # It loads all that draws, which kept sheets do without.
        content, printed = import_module("generator.front.tasks.printing").print_set(options, stamp)
    if stamp == set_stamp(content.place):
        keep_legal(stamp)
        keep_printed(stamp, asked, printed)
    return 0


def complete(options: argparse.Namespace) -> None:
    """Fill in what options bring along: the press that is named, and what was measured of the printer.

    Raises:
        WrongUse: they do not go together, or there is no such press or printer.
    """
    if (options.booklet or options.html) and options.only is None:
        options.only = BOOKLET
    _check(options)
    options.made_for, options.ink = _press_of(options.profile)
    options.correction = correction_for(options.printer, options.backs)


def _check(options: argparse.Namespace) -> None:
    """Raise WrongUse for options that do not go together. Marks for a plotter bring what it cuts."""
    if options.bleed and not (options.svg or options.svg_text or options.png):
        raise WrongUse("--bleed is for single pictures: give it with --svg or --png; sheets have their bleed anyway")
    named = {name.strip() for name in (options.only or "").split(",")}
    if options.instructions and (options.booklet or ONLY_BACKS in named):
        raise WrongUse("--instructions tells of sheets that are cut: not with --booklet or --only backs")
    if options.dividers and options.booklet:
        raise WrongUse("--dividers part cards in a box: not with --booklet")
    if options.contour and (options.printer or options.booklet):
        raise WrongUse("--contour is for a print shop's cutting table: not with --printer or --booklet")
    _check_only(options, named)
    options.box = options.box or (CARD if options.box_form else 0.0)
    options.box_form = options.box_form or BOX_FORMS[0]
    if options.registration:
        if options.booklet or options.box or options.backs == "gutterfold":
            known = "--booklet, --box or --backs gutterfold"
            raise WrongUse(f"--registration is for sheets that a plotter cuts: not with {known}")
        options.cut = True


def _check_only(options: argparse.Namespace, named: set[str]) -> None:
    """Raise WrongUse for options that say nothing to what alone is printed."""
    if options.html and BOOKLET not in named:
        raise WrongUse(f"--html writes the booklet for a screen: add {BOOKLET} to --only, or leave --only out")
    if ONLY_BACKS in named or named <= PAGES:
        given = next((name for name in FOR_FRONTS if getattr(options, name)), None)
        if given is not None:
            option = given.replace("_", "-")
            raise WrongUse(f"--{option} is for pieces with their fronts: not with --only {options.only}")


def _press_of(name: str | None) -> tuple[str, int]:
    """The press that sheets are made for, as file names call it, and the most ink it takes; nothing where none is."""
    if name is None:
        return "", 0
    # Few name one, and the printers' needs take a while to load.
    profile = import_module("generator.print.preflight.profiles").profile_of(name)
    return profile.name, profile.ink
