"""Makes the fonts of other scripts in ``scripts/`` from their upstream releases; a maintainer's script, never imported.

    python generator/print/fonts/scripts.py <folder with the unpacked npm packages>

The packages are ``@expo-google-fonts/noto-sans`` 0.4.2, ``noto-sans-arabic`` 0.4.3, ``noto-sans-hebrew`` 0.4.1,
``noto-sans-jp``, ``noto-sans-kr``, ``noto-sans-sc`` and ``noto-sans-tc`` 0.4.3, each unpacked into a folder of that name:
static TrueType fonts under the SIL Open Font License 1.1. Unlike those of `subset`, they keep what joins letters and
places marks, for they are shaped. Fonts for the script of one set, cut to its characters, are made the same way:

    python generator/print/fonts/scripts.py --only CHARACTERS SOURCE.ttf TARGET.ttf
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent / "scripts"
MARKS = "".join(map(chr, range(0x0300, 0x0370)))
PUNCTUATION = "\u200c\u200d\u200e\u200f"
SCRIPTS = {
    "Greek": ("noto-sans", "NotoSans", [(0x0370, 0x0400), (0x0400, 0x0530), (0x1F00, 0x2000), (0x1E00, 0x1F00)]),
    "Hebrew": ("noto-sans-hebrew", "NotoSansHebrew", [(0x0590, 0x0600)]),
    "Arabic": ("noto-sans-arabic", "NotoSansArabic", [(0x0600, 0x0700), (0x0750, 0x0780)]),
}
"""The package of each, its files, and the blocks of characters that are kept (the first and behind the last)."""
KANA = "".join(map(chr, (*range(0x3000, 0x3100), *range(0x31F0, 0x3200), *range(0xFF01, 0xFFA0))))


def common_japanese() -> str:
    """The 2,965 characters of JIS X 0208 level 1, with kana and signs."""
    pairs = (bytes((lead, trail)) for lead in range(0xB0, 0xD0) for trail in range(0xA1, 0xFF))
    return KANA + b"".join(pairs).decode("euc_jp", "ignore")


def common_korean() -> str:
    """The 2,350 syllables of KS X 1001, and its letters."""
    pairs = (bytes((lead, trail)) for lead in range(0xB0, 0xC9) for trail in range(0xA1, 0xFF))
    return "".join(map(chr, range(0x3131, 0x318F))) + b"".join(pairs).decode("euc_kr", "ignore")


SPOKEN = "咗喺啲哋嚟嘢咁冚揾瞓嘥嗌攰嗮噏埋嬲孭揼乸冧"
"""Characters of written Cantonese that Big5 lacks or has among its rare ones."""


def rare_traditional() -> str:
    """The 7,652 characters of Big5 level 2, and those of written Cantonese."""
    pairs = (bytes((lead, trail)) for lead in range(0xC9, 0xFA) for trail in (*range(0x40, 0x7F), *range(0xA1, 0xFF)))
    return "".join(dict.fromkeys(b"".join(pairs).decode("big5", "ignore") + SPOKEN))


def rare_simplified() -> str:
    """The 3,008 characters of GB 2312 level 2."""
    pairs = (bytes((lead, trail)) for lead in range(0xD8, 0xF8) for trail in range(0xA1, 0xFF))
    return b"".join(pairs).decode("gb2312", "ignore")


RARE = {"SC": ("noto-sans-sc", "NotoSansSC", rare_simplified), "TC": ("noto-sans-tc", "NotoSansTC", rare_traditional)}
"""Chinese characters that the fonts of `subset` lack, at one weight: bold ones are drawn heavier."""
SQUARE = {"JP": ("noto-sans-jp", "NotoSansJP", common_japanese), "KR": ("noto-sans-kr", "NotoSansKR", common_korean)}
WEIGHTS = {"Regular": "400Regular", "Bold": "700Bold"}


def cut(source: Path, target: Path, characters: str, *, plain: bool = False) -> None:
    """Writes ``target`` with only ``characters``, with what joins and places them where they are not ``plain``."""
    options = Options(hinting=False, glyph_names=False, notdef_outline=True)
    if plain:
        options.layout_features = ["ccmp", "locl"]
    options.drop_tables += ["STAT", "gasp", "prep", "DSIG", "vhea", "vmtx", "VORG", "BASE"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    font.save(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")


def main(packages: Path) -> None:
    """Makes every font file and copies the licences."""
    HERE.mkdir(exist_ok=True)
    for script, (package, file, common) in SQUARE.items():
        folder = packages / package / "package"
        for weight, name in WEIGHTS.items():
            target = HERE / f"NotoSans{script}-{weight}.ttf"
            cut(folder / name / f"{file}_{name}.ttf", target, common(), plain=True)
        shutil.copyfile(folder / "LICENSE_FONT", HERE / f"OFL-NotoSans{script}.txt")
    for script, (package, file, rare) in RARE.items():
        source = packages / package / "package" / "400Regular" / f"{file}_400Regular.ttf"
        cut(source, HERE / f"NotoSans{script}Rare-Regular.ttf", rare(), plain=True)
    for script, (package, file, blocks) in SCRIPTS.items():
        characters = MARKS + PUNCTUATION + "".join(chr(code) for first, end in blocks for code in range(first, end))
        folder = packages / package / "package"
        for weight, name in WEIGHTS.items():
            cut(folder / name / f"{file}_{name}.ttf", HERE / f"NotoSans{script}-{weight}.ttf", characters)
        shutil.copyfile(folder / "LICENSE_FONT", HERE / f"OFL-NotoSans{script}.txt")


if __name__ == "__main__":
    if sys.argv[1] == "--only":
        cut(Path(sys.argv[3]), Path(sys.argv[4]), sys.argv[2])
    else:
        main(Path(sys.argv[1]))
