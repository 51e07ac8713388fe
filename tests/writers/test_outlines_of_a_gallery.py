"""Outlines in a page's gallery are those that are printed, rounded to hundredths of a millimetre."""

import re

import pytest

from generator.print.drawing.scene import Path, Scene
from generator.print.writers.gallery import gallery_svg


def outline(written: str) -> str:
    """What a gallery makes of a path as a PDF writes it."""
    scene = Scene("f", "f", 60, 40, (Path(written, fill="#000000"),), corner=0)
    return re.findall(r' d="([^"]*)"', gallery_svg({"f": scene}))[-1]


@pytest.mark.parametrize("whole", ["0", "-0", "9", "87", "-104"])
def test_every_number_is_rounded_as_numbers_are(whole: str) -> None:
    words = [f"{whole}.{decimals:03d}" for decimals in range(1000)]
    found = outline(" ".join([f"{word} 500.000 m" for word in words]))
    rounded = [f"{float(word):.2f}".rstrip("0").rstrip(".") for word in words]
    assert found == "".join([f"M{word} 500" for word in rounded])


def test_numbers_of_fewer_decimals_are_what_they_are() -> None:
    assert outline("4.64 0.27 m 4.65 0.27 l") == "M4.64 0.27H4.65"


def test_lines_that_run_level_or_upright_say_one_number() -> None:
    assert outline("1.000 2.000 m 3.004 2.001 l 3.000 4.000 l 1.500 2.500 l h") == "M1 2H3V4L1.5 2.5Z"


def test_after_a_curve_lines_go_on_from_its_end() -> None:
    assert outline("0.000 0.000 m 1.000 0.000 2.000 1.000 2.000 3.000 c 5.000 3.000 l") == "M0 0C1 0 2 1 2 3H5"
