"""What a page asks to be printed, in the words of ``proofpress print``."""

import argparse
import shlex
from collections.abc import Mapping
from typing import Any

import msgspec

from generator.front.tasks.printers import known_paper
from generator.print.printed import BACKS, SPACINGS
from validator.base.decoding import convert
from validator.base.issue import WrongUse

STANDARD, NOT_MOVED = "standard", "0,0"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """One print job in one language; every field as the option of the command that has its name."""

    set: str
    lang: str
    paper: str = "a4"
    backs: str = BACKS[0]
    spacing: str = SPACINGS[0]
    offset: str = NOT_MOVED
    theme: str = STANDARD
    only: str = ""
    pages: str | None = None
    copies: int | None = None
    back_choice: str | None = None
    front_choice: str | None = None

    def options(self) -> argparse.Namespace:
        """As the command has its options, so that both ask for the same and share what is kept."""
        return argparse.Namespace(
            set=self.set,
            paper=self.paper,
            lang=[self.lang],
            only=self.only or None,
            pages=self.pages,
            printer=None,
            correction=None,
            copies=self.copies,
            backs=self.backs,
            back_choice=self.back_choice,
            front_choice=self.front_choice,
            spacing=self.spacing,
            offset=self.offset,
            theme=self.theme,
            svg=False,
            svg_text=False,
            png=False,
            bleed=False,
            safe=False,
            booklet=False,
            instructions=False,
            made_for="",
            ink=0,
            registration=0,
            box=0.0,
            contour=False,
            box_form="tuck",
            dividers=False,
            cut=False,
            html=False,
            output=None,
        )

    def words(self) -> list[str]:
        """The words of the command after ``proofpress``: what differs from what it does by itself."""
        usual = Asked(set=self.set, lang=self.lang)
        names = (
            "paper",
            "backs",
            "back_choice",
            "front_choice",
            "spacing",
            "offset",
            "theme",
            "only",
            "pages",
            "copies",
        )
        given = [(name, getattr(self, name)) for name in names if getattr(self, name) != getattr(usual, name)]
        return ["print", self.set, f"--lang={self.lang}", *(f"--{_dashed(name)}={value}" for name, value in given)]

    def command(self) -> str:
        """The line to type that does the same."""
        return shlex.join(["proofpress", *self.words()])


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def asked_in(values: Mapping[str, Any]) -> Asked:
    """What an address asks for. Raises WrongUse, msgspec.ValidationError for what the command does not take either."""
    asked = convert({name: value for name, value in values.items() if value}, Asked, strict=False)
    asked = msgspec.structs.replace(asked, paper=known_paper(asked.paper))
    for what, given, known in (("way of backs", asked.backs, BACKS), ("spacing", asked.spacing, SPACINGS)):
        if given not in known:
            raise WrongUse(f"there is no {what} {given!r} (there are: {', '.join(sorted(known))})")
    return asked
