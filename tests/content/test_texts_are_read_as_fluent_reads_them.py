"""Our reader of text files takes names and words whole, and must find what Fluent's own finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from validator.speech.fluency import resource_of

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(file for folder in ("content", "generator", "validator") for file in (ROOT / folder).rglob("*.ftl"))
ODD = (
    "", "\n\n", "a = b", "a = b\r\nc = d\r\n", "a =\n    b\n\n    c { $d } e\n", "-t = { \"x\" }\n    .n = { 1 }\n",
    "a = } b\nc = d\n", "a = { b\nc = d\n", "1a = b\n", "a\n", "a = { F(b: 1, c: \"d\") }", "# a\n#b\na = b\n", "é = b",
    "a = b { $c } \n", "a ={ $c }{$d}  \n\nb=c", "a = b\n\n  c\n", "a = b\n  .c = d\n", "a = b\n{ $c }\n", "a = b\n}\n",
    "a = b\t\n", "a =\tb", "a = \u3000b\n# c\n", "a = b { $c\n }\n", "# d\na = b\n", "a = b\n c = d", "a = b\n\n\n",
    "a = { $b ->\n    [one] c\n   *[other] d { e.f }\n }  \n",
    "a = { $b ->\n[one]c { $d } \n\n   * [ two ]  { $e }\n    [ 3 ] f\n    *[g] h\n  \n}\n",
    "a = { $b ->\n    *[one] c\n    *[two] d\n }\n", "a = { $b ->\n    [one] c\n      d\n   *[two] e\n   .f = g\n }\n",
    "a = { $b ->\n    [one] c\n     { $d }\n   *[two] { $e } }\n", "a = { $b ->\n    [one]\tc\n   *[two] d }\n\n }\n",
    "a =\n    { $b } { $c\n } {$d}{ $e}\n", "a = b { $c } }\n", "a = { $b ->\n    [one] c\n   *[two] d\n }{ $f } g\n",
    "a = { \"\\u00e9\\x\" }\n", "a =  \n", "a = { $\u00e9 }",
    "# c\n## d\n##\n## e\n### f\n#### g\na = b\n", "#\n#\n# c\n#", "# c\n#d\n", "#  c \n#", "##c\na = b\n",
    "a = { $b ->\n    [-5] c\n    [1.5] d\n    [ 2 ] e\n    [1.] f\n   *[3] g\n }\n", "a = { $b ->\n    *[-1] c\n }\n",
    "a = { \"b\" } { \"\" } { \"c\nd\" }\n", "a = { \"b\\\"c\" }\n", "a = { \"b }\n",
    "a = { b } { -c } {\"d\"}e{\"\"}\n", "a =\n    {\"\"}b { c }\n    { -d }{ $e }\n", "a = { -b.c } { b.c } { F() }\n",
    "a = { b -> }\n", "a = { -b ->\n   *[c] d\n }\n", "a = { $b ->\n }\n", "a = { $b ->\n   *[c] d\n", "a = { - b }\n",
    "a = { $b ->\n   *[c] { d } {\"\"}\n} { $e ->\n   *[f] g }\n", "a = { $ b }\n",
    "a = { $b -> \n\n\n  *[c] d\n  \n  }\n",
)  # fmt: skip


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_file_of_ours(file: Path) -> None:
    source = file.read_text(encoding="utf-8-sig")
    assert resource_of(source).to_json() == FluentParser().parse(source).to_json()


@pytest.mark.parametrize("source", ODD)
def test_an_odd_text(source: str) -> None:
    assert resource_of(source).to_json() == FluentParser().parse(source).to_json()
