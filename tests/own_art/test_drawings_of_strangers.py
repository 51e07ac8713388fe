"""SVG that means harm: it is refused at its line, and nothing outside is ever opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.svg.reading import drawing_of
from tests.own_art.painted import STAR, svg

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


def test_nothing_of_a_note_in_it_is_drawn(tmp_path: Path) -> None:
    note = '<metadata><rdf:x xmlns:rdf="http://r/" rdf:resource="http://example.com"/></metadata><title>No</title>'
    assert drawing_of(svg(note)).items == ()
