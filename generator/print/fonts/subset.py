"""Makes the font files of this folder from their upstream releases; a maintainer's script, never imported.

    python generator/print/fonts/subset.py <folder with the four unpacked npm packages>

The packages are ``@expo-google-fonts/noto-sans-tc`` 0.4.3, ``noto-sans-sc`` 0.4.3, ``noto-sans`` 0.4.2 and
``exo-2`` 0.4.2: static TrueType fonts under the SIL Open Font License 1.1 (``npm pack`` fetches them; unpack each
into a folder of its own). What is kept:

* Noto Sans TC: the 5,401 common Traditional characters (Big5 level 1) and `EXTRAS`;
* Noto Sans SC: the 3,755 common Simplified characters (GB 2312 level 1), `EXTRAS` and `GAMES`;
* Noto Sans and Exo 2: `LATIN`; arrows and geometric signs, which they lack, come from Noto Sans TC.

Chinese fonts set × ÷ ± as wide as a character, which reads badly between digits: those come from Noto Sans.
    python generator/print/fonts/subset.py --hands <folder with the unpacked npm packages>

makes the display fonts of the hands. Those packages are ``@expo-google-fonts/righteous`` 0.4.1, ``fredoka`` 0.4.1,
``bangers`` 0.4.1, ``cinzel`` 0.4.2, ``noto-serif-tc`` 0.4.4 and ``noto-serif-sc`` 0.4.3, and
``@fontsource/lxgw-marker-gothic`` and ``chiron-goround-tc`` 5.3.0, under the same licence. Of Chinese fonts are kept
the characters that the game with the hand writes, and those in titles of kits: another text is set in Noto Sans.

Hinting, kerning, ligatures and vertical metrics are dropped: no writer uses them, so all writers agree on widths.
Afterwards ``outlines.json`` is to be made anew, as `generator.print.writers.font_outlines` says.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from reportlab.pdfbase import ttfonts

HERE = Path(__file__).parent

SIGNS = "←↑→↓↔↕↖↗↘↙⇒⇔■□▲△▶▷▼▽◀◁◆◇○◎●★☆♠♡♢♣♥♦✓≤≥≠≈∞"
NARROW = "×÷±"
LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™−½¼¾⅓⅔" + SIGNS
EXTRAS = LATIN + "".join(map(chr, (*range(0x2460, 0x2474), *range(0x3001, 0x3020), 0x30FB)))
EXTRAS += "".join(map(chr, (*range(0xFF01, 0xFF5F), 0xFFE5)))
GAMES = "骰"
"""Words of games that are not among the common characters: dice."""

DROPPED = ["BASE", "GDEF", "GPOS", "GSUB", "STAT", "vhea", "vmtx", "VORG", "gasp", "prep"]


def common_traditional() -> str:
    """The 5,401 characters of Big5 level 1."""
    pairs = ((lead, trail) for lead in range(0xA4, 0xC7) for trail in (*range(0x40, 0x7F), *range(0xA1, 0xFF)))
    return b"".join(code for code in map(bytes, pairs) if code <= b"\xc6\x7e").decode("big5")


def common_simplified() -> str:
    """The 3,755 characters of GB 2312 level 1."""
    pairs = ((lead, trail) for lead in range(0xB0, 0xD8) for trail in range(0xA1, 0xFF))
    return b"".join(code for code in map(bytes, pairs) if code <= b"\xd7\xf9").decode("gb2312")


def graft(font: TTFont, donor: TTFont, characters: str) -> None:
    """Gives ``font`` the donor's drawings of ``characters``; both have 1,000 units per em."""
    glyphs, names = donor.getGlyphSet(), donor.getBestCmap()
    order = font.getGlyphOrder()
    for character in characters:
        name, new = names[ord(character)], f"grafted{ord(character):04X}"
        drawn, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[name].draw(drawn)
        drawn.replay(pen)
        order = [*order, new]
        font.setGlyphOrder(order)
        font["glyf"].glyphs[new] = pen.glyph()
        font["glyf"].glyphOrder = order
        font["hmtx"][new] = donor["hmtx"][name]
        for table in font["cmap"].tables:
            if table.format in (4, 12):
                table.cmap[ord(character)] = new


def subset(source: Path, target: Path, characters: str, donor: Path, grafted: str) -> None:
    """Writes ``target`` with only ``characters``; prints what upstream does not draw."""
    options = Options(layout_features=[], hinting=False, glyph_names=False, notdef_outline=True)
    options.drop_tables = DROPPED
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    font = TTFont(source, recalcTimestamp=False)
    graft(font, TTFont(donor), grafted)
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 4 and table.platformID == 3]
    font.save(target)
    missing = sorted(set(characters) - set(map(chr, TTFont(target).getBestCmap())))
    print(f"{target.name}: {target.stat().st_size:,} bytes; not upstream: {''.join(missing) or 'none'}")


def measured(file: Path) -> dict[str, object]:
    """What the press measures in a font, as reportlab reads it, so that nobody waits for that."""
    face = ttfonts.TTFont(file.stem, str(file), asciiReadable=False, shapable=False).face
    widths: dict[int, list[str]] = {}
    for code, width in sorted(face.charWidths.items()):
        widths.setdefault(width, []).append(chr(code))
    glyphs = {str(width): "".join(widths[width]) for width in sorted(widths)}
    return {"widths": glyphs, "missing": face.defaultWidth, "capital": face.capHeight}


def main(packages: Path) -> None:
    """Makes every font file and copies the licences."""

    def upstream(package: str) -> Path:
        return next(p for p in sorted(packages.iterdir()) if f"{package}-0." in p.name) / "package"

    traditional, simplified = upstream("noto-sans-tc"), upstream("noto-sans-sc")
    noto, exo = upstream("noto-sans"), upstream("exo-2")
    for weight, folder in (("Regular", "400Regular"), ("Bold", "700Bold")):
        tc = traditional / folder / f"NotoSansTC_{folder}.ttf"
        sc = simplified / folder / f"NotoSansSC_{folder}.ttf"
        latin = noto / folder / f"NotoSans_{folder}.ttf"
        subset(tc, HERE / f"NotoSansTC-{weight}.ttf", common_traditional() + EXTRAS, latin, NARROW)
        subset(sc, HERE / f"NotoSansSC-{weight}.ttf", common_simplified() + EXTRAS + GAMES, latin, NARROW)
        subset(latin, HERE / f"NotoSans-{weight}.ttf", LATIN, tc, SIGNS)
    for weight, folder in (("SemiBold", "600SemiBold"), ("ExtraBold", "800ExtraBold")):
        donor = traditional / "700Bold" / "NotoSansTC_700Bold.ttf"
        subset(exo / folder / f"Exo2_{folder}.ttf", HERE / f"Exo2-{weight}.ttf", LATIN, donor, SIGNS)
    for package, name in ((traditional, "NotoSansCJK"), (noto, "NotoSans"), (exo, "Exo2")):
        shutil.copyfile(package / "LICENSE_FONT", HERE / f"OFL-{name}.txt")


def measure_all() -> None:
    """Writes down what the press measures in every font of the folder."""
    widths = {file.stem: measured(file) for file in sorted(HERE.glob("*.ttf"))}
    with (HERE / "measures.json").open("w", encoding="utf-8") as file:
        json.dump(widths, file, ensure_ascii=False, indent=1)
        file.write("\n")


# The hands

CONTENT = Path(__file__).parents[3] / "content"
LETTERS = {
    "Righteous-Regular": "righteous/400Regular/Righteous_400Regular.ttf",
    "Fredoka-SemiBold": "fredoka/600SemiBold/Fredoka_600SemiBold.ttf",
    "Bangers-Regular": "bangers/400Regular/Bangers_400Regular.ttf",
    "Cinzel-Bold": "cinzel/700Bold/Cinzel_700Bold.ttf",
}
CHARACTERS = {
    "ChironGoRoundTC-Bold": ("roll", ("Hant", "Hans"), "fontsource-chiron-goround-tc", "700"),
    "LXGWMarkerGothic-Regular": ("trucker", ("Hant", "Hans"), "fontsource-lxgw-marker-gothic", "400"),
    "NotoSerifTC-Bold": ("steam", ("Hant",), "noto-serif-tc", "700Bold"),
    "NotoSerifSC-Bold": ("steam", ("Hans",), "noto-serif-sc", "700Bold"),
}
"""Of each font the game whose characters it has, the scripts, the package, and the weight or folder in it."""
HAN = re.compile("[\u4e00-\u9fff]")
MARKS = "一「」『』《》〈〉、。，！？：；（）・…—·％＋－／～"


def written(game: str, script: str) -> set[str]:
    """The characters that a game writes in a script, and those in the titles of kits."""
    files = [*sorted((CONTENT / game).glob("*.yaml")), *sorted((CONTENT / game / "text").glob(f"zh-{script}*.ftl"))]
    characters = set()
    for file in files:
        text = file.read_text(encoding="utf-8")
        said = [text] if file.suffix == ".ftl" else re.findall(rf"zh-{script}: ?([^\n]*)", text)
        characters |= set(HAN.findall("".join(said)))
    kits = (file.read_text(encoding="utf-8") for file in sorted((CONTENT / "kits").rglob("*.yaml")))
    titles = [line for text in kits for line in re.findall(r"title: \{[^\n]*", text)]
    return characters | set(
        HAN.findall("".join(part for title in titles for part in re.findall(rf"zh-{script}: ?([^,}}]*)", title)))
    )


def reduced(font: TTFont, characters: Iterable[str]) -> TTFont:
    """The font with only these characters, its outlines in thousandths of an em."""
    options = Options(layout_features=[], hinting=False, glyph_names=False, notdef_outline=True)
    options.drop_tables = [*DROPPED, "DSIG", "fpgm", "cvt ", "meta", "STAT"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(characters)))
    subsetter.subset(font)
    if font["head"].unitsPerEm != 1000:
        scale_upem(font, 1000)
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 4 and table.platformID == 3]
    return font


def of_slices(folder: Path, weight: str, characters: set[str]) -> TTFont:
    """One font of the slices for the web that a package holds, with these characters."""
    parts: list[io.BytesIO] = []
    left = set(characters)
    for file in sorted(folder.glob(f"files/*-[0-9]*-{weight}-normal.woff2")) + sorted(
        folder.glob(f"files/*-latin*-{weight}-normal.woff2")
    ):
        font = TTFont(file, recalcTimestamp=False)
        here = left & set(map(chr, font.getBestCmap()))
        if here:
            font.flavor = None
            buffer = io.BytesIO()
            reduced(font, here).save(buffer)
            buffer.seek(0)
            parts.append(buffer)
            left -= here
    merged: TTFont = Merger().merge(parts)
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = 0
    print("not upstream:", "".join(sorted(left)) or "none")
    return merged


def hands(packages: Path) -> None:
    """Makes every font of the hands and copies the licences."""

    def upstream(package: str) -> Path:
        return next(p for p in sorted(packages.iterdir()) if p.is_dir() and f"{package}-" in p.name) / "package"

    for name, place in LETTERS.items():
        package, _, file = place.partition("/")
        font = TTFont(upstream(f"fonts-{package}") / file, recalcTimestamp=False)
        if font["head"].unitsPerEm != 1000:
            scale_upem(font, 1000)
        lacking = "".join(one for one in LATIN if ord(one) not in font.getBestCmap())
        exo = TTFont(HERE / "Exo2-ExtraBold.ttf")
        graft(font, exo, "".join(one for one in lacking if ord(one) in exo.getBestCmap()))
        reduced(font, LATIN).save(HERE / f"{name}.ttf")
        shutil.copyfile(upstream(f"fonts-{package}") / "LICENSE_FONT", HERE / f"OFL-{name.split('-')[0]}.txt")
    for name, (game, scripts, package, weight) in CHARACTERS.items():
        wanted = (
            set().union(*(written(game, script) for script in scripts)) | set(MARKS) | set(map(chr, range(32, 127)))
        )
        folder = upstream(package)
        if package.startswith("fontsource"):
            font = of_slices(folder, weight, wanted)
        else:
            font = reduced(TTFont(next((folder / weight).glob("*.ttf")), recalcTimestamp=False), wanted)
        font.save(HERE / f"{name}.ttf")
        licence = folder / ("LICENSE" if package.startswith("fontsource") else "LICENSE_FONT")
        shutil.copyfile(licence, HERE / f"OFL-{name.split('-')[0]}.txt")


if __name__ == "__main__":
    if sys.argv[1] == "--hands":
        hands(Path(sys.argv[2]))
    else:
        main(Path(sys.argv[1]))
    measure_all()
