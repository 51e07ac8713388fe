"""Pictures and drawings that mean harm, or are damaged: refused at their place before anything decodes them, and
nothing outside is ever opened.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image

from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.svg.reading import drawing_of
from generator.print.own_art.svg.tree import MOST_NAMED, MOST_RULES, say
from tests.own_art.painted import SIGNATURE, STAR, chunk, looked_at, painting, png, saved, svg

PHOTO = saved(painting(), "JPEG", quality=90)
PLAIN = saved(painting(), "PNG")
WEBP = saved(painting(), "WEBP")
ROWS = (b"\0" + b"abc" * 4) * 4
MOVING = saved(painting(), "PNG", save_all=True, append_images=[painting(seed=2)])
WAVING = saved(painting(), "WEBP", save_all=True, append_images=[painting(seed=2)])
GROWING = chunk(b"iCCP", b"mine\0\0" + zlib.compress(b"\0" * 100_000_000, 1))
HUGE = struct.pack("<4sI4s4sI4s3s3s", b"RIFF", 22, b"WEBP", b"VP8X", 10, b"\x10\0\0\0", b"\xff\x3f\0", b"\xff\x3f\0")


def frame_of(width: int, height: int) -> bytes:
    """A JPEG's first bytes, up to its size, and its end."""
    return (
        b"\xff\xd8\xff\xc0\0\x11\x08"
        + struct.pack(">HHB", height, width, 3)
        + b"\1\x22\0\2\x11\1\3\x11\1"
        + b"\xff\xd9"
    )


REFUSED = {
    "more rows than it states": ("a.png", png(4, 4, b"\0" * 50_000_000), "picture-broken"),
    "a side of thirty thousand": ("a.png", png(30_000, 4, ROWS), "picture-too-large"),
    "sixty-four million pixels": ("a.png", png(8_000, 8_000, ROWS), "picture-too-large"),
    "no size": ("a.png", png(0, 4, ROWS), "picture-broken"),
    "rows that are missing": ("a.png", png(4, 5, ROWS), "picture-broken"),
    "rows that are damaged": ("a.png", PLAIN[:60] + b"!" + PLAIN[61:], "picture-broken"),
    "an end that is missing": ("a.png", PLAIN[:-20], "picture-broken"),
    "a palette that is missing": ("a.png", png(4, 4, (b"\0" + b"abcd") * 4, 8, 3), "picture-broken"),
    "something behind its end": ("a.png", PLAIN + b"PK\3\4 an archive", "picture-unsafe"),
    "several frames": ("a.png", MOVING, "picture-animated"),
    "a JPEG with a huge side": ("a.jpg", frame_of(65_000, 65_000), "picture-too-large"),
    "a JPEG without an end": ("a.jpg", PHOTO[:-30], "picture-broken"),
    "half a JPEG": ("a.jpg", PHOTO[: len(PHOTO) // 2], "picture-broken"),
    "a profile that grows": ("a.png", png(4, 4, ROWS, 8, 2, GROWING), "picture-broken"),
    "a page behind a JPEG": ("a.jpg", PHOTO + b"<html><script>1</script>", "picture-unsafe"),
    "a JPEG of no picture": ("a.jpg", b"\xff\xd8\xff\xd9", "picture-broken"),
    "a WebP of a huge canvas": ("a.webp", HUGE, "picture-too-large"),
    "a WebP that moves": ("a.webp", WAVING, "picture-animated"),
    "half a WebP": ("a.webp", WEBP[: len(WEBP) // 2], "picture-broken"),
    "something behind a WebP": ("a.webp", WEBP + b"GIF89a" * 3, "picture-unsafe"),
    "a GIF by another name": ("a.png", b"GIF89a" + PLAIN, "picture-kind"),
    "a page by another name": ("a.jpg", b"<!DOCTYPE html><script>1</script>", "picture-kind"),
    "a JPEG that is called PNG": ("a.png", PHOTO, "picture-kind"),
    "nothing at all": ("a.png", b"", "picture-kind"),
    "a drawing by another name": ("a.png", svg(""), "picture-kind"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_picture_is_refused_that_holds(name: str, tmp_path: Path) -> None:
    file, data, code = REFUSED[name]
    with pytest.raises(PictureFault) as fault:
        looked_at(tmp_path, file, data)
    assert fault.value.code == code


GOOD = {
    "a.png": PLAIN,
    "b.jpg": PHOTO,
    "c.webp": WEBP,
    "d.JPEG": saved(painting(), "JPEG", progressive=True),
    "e.png": saved(painting(mode="P"), "PNG"),
    "f.png": saved(painting(mode="L").convert("1"), "PNG"),
    "g.png": saved(painting(mode="RGBA"), "PNG"),
    "h.jpg": saved(painting(mode="CMYK"), "JPEG"),
    "i.png": saved(Image.new("I;16", (9, 9), 40_000), "PNG"),
    "j.webp": saved(painting(mode="RGBA"), "WEBP", lossless=True),
    "k.jpg": PHOTO + b"\xff\xd8\xff" + b"a second picture, as some cameras have it",
    "l.jpg": PHOTO + b"\0" * 40,
    "m.png": SIGNATURE + png(4, 4, ROWS)[8:],
}


@pytest.mark.parametrize("name", GOOD)
def test_a_plain_picture_is_taken(name: str, tmp_path: Path) -> None:
    looked_at(tmp_path, name, GOOD[name])


HEAD = '<?xml version="1.0"?>\n'
LAUGHS = (
    HEAD + '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n'
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&b;</text></svg>'
)
SECRET = LAUGHS.replace('<!ENTITY a "ha">', '<!ENTITY a SYSTEM "file:///etc/passwd">')
ELSEWHERE = HEAD + '<!DOCTYPE svg SYSTEM "http://example.com/x.dtd">\n' + svg(STAR).decode()

UNSAFE = {
    "script": "\n<script>alert(1)</script>",
    "script elsewhere": '\n<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>',
    "onload": '\n<g onload="alert(1)"/>',
    "onclick in a shape": '\n<rect width="3" height="3" onclick="x()"/>',
    "file": '\n<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
    "web": '\n<image href="https://example.com/a.png" width="9" height="9"/>',
    "relative": '\n<use xlink:href="other.svg#a"/>',
    "link": '\n<a href="javascript:alert(1)"><rect width="3" height="3"/></a>',
    "data": '\n<image href="data:image/png;base64,AAAA" width="9" height="9"/>',
    "foreign": "\n<foreignObject><b>1</b></foreignObject>",
    "import": "\n<style>@import 'x.css';</style>",
    "import in a comment": "\n<style>/* x */@im/**/port url(x.css)</style>",
    "url in style": '\n<rect style="fill:url(http://example.com/a)" width="3" height="3"/>',
    "url in a rule": "\n<style>.a{fill:url('file:///etc/passwd')}</style>",
    "url in an attribute": '\n<rect filter="url(//example.com/f#a)" width="3" height="3"/>',
    "font": "\n<style>@font-face{src:url(a.woff)}</style>",
    "frame": '\n<iframe src="#a"/>',
    "instruction": '\n<?xml-stylesheet href="a.css"?>',
}


@pytest.mark.parametrize("name", UNSAFE)
def test_a_drawing_is_refused_at_its_line(name: str) -> None:
    with pytest.raises(PictureFault) as fault:
        drawing_of(svg(f"{UNSAFE[name]}\n{STAR}"))
    assert (fault.value.code, fault.value.line) == ("picture-unsafe", 2)


@pytest.mark.parametrize("text", [LAUGHS, SECRET, ELSEWHERE], ids=["laughs", "secret", "elsewhere"])
def test_a_document_type_of_its_own_is_refused(text: str) -> None:
    with pytest.raises(PictureFault) as fault:
        drawing_of(text.encode())
    assert (fault.value.code, fault.value.line) == ("picture-unsafe", 2)


def test_the_document_type_that_programs_write_is_no_harm() -> None:
    plain = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    assert drawing_of(plain.encode() + svg(STAR)).items


BROKEN = {
    "cut short": (svg(STAR)[:-10], "picture-broken"),
    "no drawing": (b"<html>no drawing</html>", "picture-kind"),
    "another root": (b'<html><svg xmlns="http://www.w3.org/2000/svg"/></html>', "picture-kind"),
    "no size": (svg(STAR, ""), "picture-broken"),
    "a broken path": (svg('<path d="M0 0 L banana"/>'), "picture-broken"),
    "deep": (svg("<g>" * 500 + "</g>" * 500), "picture-too-large"),
    "many": (svg("<g/>" * 30_000), "picture-too-large"),
    "a use of itself": (svg('<g id="a"><use href="#a"/></g>'), "picture-too-large"),
    "uses that double": (
        svg(
            "".join(f'<g id="a{n}"><use href="#a{n - 1}"/><use href="#a{n - 1}"/></g>' for n in range(1, 40))
            + '<path id="a0" d="M0 0h1v1z"/>'
        ),
        "picture-too-large",
    ),
    "far away": (svg('<g transform="scale(1e5)"><rect width="1e5" height="9"/></g>'), "picture-broken"),
    "without end": (svg('<g transform="skewX(90)"><rect width="1e6" height="1e6"/></g>'), "picture-broken"),
    "moving": (svg('<rect width="3" height="3"><animate attributeName="x"/></rect>'), "picture-animated"),
    "not text": (b"<svg\xff\xfe\x00\x01", "picture-broken"),
    "foreign letters": (b'<?xml version="1.0" encoding="none-such"?><svg/>', "picture-broken"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_drawing_is_refused_that_is(name: str) -> None:
    data, code = BROKEN[name]
    with pytest.raises(PictureFault) as fault:
        drawing_of(data)
    assert fault.value.code == code


def test_of_very_many_rules_that_are_left_out_a_few_are_named_and_the_rest_counted() -> None:
    rules = "".join(f".a{number}{{fill:red}}" for number in range(MOST_RULES + MOST_NAMED + 500))
    left_out = drawing_of(svg(f"<style>{rules}</style>{STAR}")).left_out
    assert len(left_out) == MOST_NAMED + 1
    assert say("rules-left-out", count=500) in left_out


def test_nothing_of_a_note_in_it_is_drawn(tmp_path: Path) -> None:
    note = '<metadata><rdf:x xmlns:rdf="http://r/" rdf:resource="http://example.com"/></metadata><title>No</title>'
    assert drawing_of(svg(note)).items == ()
