"""What a text that is not UTF-8 was probably saved in, and Chinese that went through a wrong encoding."""

import unicodedata
from typing import NamedTuple

_COMMON = {"gb18030": ("gb2312", 0xB0, 0xD7), "big5": ("big5", 0xA4, 0xC6)}
"""Where the characters that Chinese is mostly written with lie: the encoding and the first bytes of level 1."""
_NAMES = {"gb18030": "GBK", "big5": "Big5", "cp1252": "Windows-1252", "mac_roman": "Mac Roman"}
ENOUGH = 0.8
"""So much of a text is common characters where it was saved in an encoding."""


class Likely(NamedTuple):
    """An encoding by the name that programs call it, and the text as read by it."""

    name: str
    text: str


def likely_of(data: bytes) -> Likely | None:
    """The encoding in which most of a text makes sense; None where none does, or two do."""
    sense = {codec: (_sense(text, codec), text) for codec in _NAMES if (text := _decoded(data, codec)) is not None}
    if not sense:
        return None
    best = max(sense, key=lambda codec: sense[codec][0])
    others = [one for codec, (one, _) in sense.items() if codec != best]
    if sense[best][0] < ENOUGH or any(one > 0.95 * sense[best][0] for one in others):
        return None
    return Likely(_NAMES[best], sense[best][1])


def _decoded(data: bytes, codec: str) -> str | None:
    try:
        return data.decode(codec)
    except UnicodeError:
        return None


def _sense(text: str, codec: str) -> float:
    """How much of what is beyond ASCII is usual in a text of that encoding, from 0 to 1."""
    if codec in _LATIN:
        return _sense_of_latin(text)
    beyond = [sign for sign in text if not sign.isascii() and not _is_chinese_sign(sign)]
    codecs = ("big5",) if codec == "big5" else (codec, "big5")  # GBK writes traditional characters too
    common = [sign for sign in beyond if any(is_common(sign, one) for one in codecs)]
    return len(common) / len(beyond) if beyond else 0.0


def _sense_of_latin(text: str) -> float:
    """How much of what is beyond ASCII is marks of print, or letters that stand by themselves, as with accents.

    A capital within a word of small letters or by itself is none of them, nor is a sign of money or law within a word.
    """
    beside = {at: (text[at - 1 : at], text[at + 1 : at + 2]) for at, sign in enumerate(text) if not sign.isascii()}
    within = {at for at, signs in beside.items() if text[at] in _SIGNS and all(map(str.isalpha, signs))}
    beyond = [at for at in beside if text[at] not in _MARKS or at in within]
    usual = [
        at
        for at in beyond
        if text[at].isalpha()
        and {one for one in beside[at] if not one.isascii()} <= {*_MARKS}
        and not (text[at].isupper() and _is_out_of_place(*beside[at]))
    ]
    return len(usual) / len(beyond) if beyond else float(not text.isascii())


def _is_out_of_place(before: str, after: str) -> bool:
    """Whether no capital stands between two signs: by itself, or among small letters."""
    return before.islower() or (before.isalpha() and after.islower()) or not (before.isalpha() or after.isalpha())


_LATIN = frozenset({"cp1252", "mac_roman"})
_SIGNS = "€£©®™§"
_MARKS = "„“”‚‘’«»‹›–—…•·×°€£©®™§½¼¾\u00a0"


def _is_chinese_sign(sign: str) -> bool:
    return "\u3000" <= sign <= "\u303f" or "\uff00" <= sign <= "\uffef" or sign in "‘’“”…—·"


def is_common(text: str, codec: str = "gb18030") -> bool:
    """Whether all of a text is characters that Chinese is mostly written with, in GBK or Big5."""
    within, first, last = _COMMON[codec]
    try:
        return bool(text) and all(first <= sign.encode(within)[0] <= last for sign in text)
    except UnicodeError:
        return False


def restored(text: str) -> str | None:
    """What signs beyond ASCII were before they were read in a wrong encoding; None where they seem to be right."""
    if (latin := _anew(text, "cp1252", "utf-8")) is not None:
        return _chinese_of(latin) or latin
    chinese = _anew(text, "gb18030", "utf-8")
    if chinese is not None and all("\u4e00" <= sign <= "\u9fff" or _is_chinese_sign(sign) for sign in chinese):
        return chinese
    return _chinese_of(text)


def _chinese_of(text: str) -> str | None:
    """Chinese in GBK that was read as Windows-1252, or that happens to be UTF-8 as well: letters of two scripts."""
    is_mixed = len({unicodedata.name(sign, "?").split()[0] for sign in text}) > 1
    is_strange = len(text) >= 4 and not text.isalpha()
    for codec in ("cp1252",) * is_strange + ("utf-8",) * is_mixed:
        meant = _anew(text, codec, "gb18030")
        if meant is not None and is_common(meant):
            return meant
    return None


def _anew(text: str, wrong: str, right: str) -> str | None:
    try:
        return text.encode(wrong).decode(right)
    except UnicodeError:
        return None
