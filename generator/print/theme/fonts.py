"""Fonts that a theme names: read, looked through, and chained with those that ship with the press."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from generator.print.drawing.typefaces import FONTS, Hand, Role, face_for, missing_characters
from generator.print.theme.vocabulary import Stated, say, themes_of
from generator.print.type.fontfiles import MOST_BYTES, BadFont
from generator.print.type.markup import has_other_letters
from validator.base.issue import ContentError, Issue, Severity, Span, near
from validator.base.opening import bytes_of
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.manifest import FontFile, LanguageFonts
from validator.content.places import CONTENT, inside
from validator.content.source import key_at, span_of, value_at

ROLES: tuple[Role, ...] = get_args(Role)
FOLDER, ENDINGS = "fonts", (".ttf", ".otf")
"""Where a set's own fonts lie, and how they end."""
_HEAVY = ("title", "bold", "number")
_BOLD = 700.0
_KIND, _TRIED = "fonts", "generator.print.type.shaping:fault_of"
Links = tuple[str, ...]


_SAMPLES = {"CJK": "一的人", "HIRAGANA": "あの", "KATAKANA": "アン", "HANGUL": "가이"}
_OTHERS = {"LATIN": "aAeE", "CYRILLIC": "аА", "GREEK": "αΑ", "HEBREW": "אב", "ARABIC": "اب"}


def _sample(character: str) -> str:
    """Letters that a font has which is for such characters; figures and marks of print go with letters of any kind."""
    if unicodedata.category(character)[0] in "NP" or unicodedata.category(character) == "Sc":
        return "aAeE一的人"
    return (_SAMPLES | _OTHERS).get(unicodedata.name(character, "").partition(" ")[0], "")


class Fonts:
    """The fonts of one language: by what a text is for, the font or the chain of fonts that sets it."""

    def __init__(self, language: str, own: Mapping[Role, Links], hand: Hand = "technical") -> None:
        self.language = language
        self.own = own
        self.hand = hand
        self._lacking: set[tuple[Role, str]] = set()

    def face(self, role: Role, text: str | None = None) -> str:
        """The font of a text: one that ships with the press, where the theme names none.

        It is that of the hand where this has all characters of the text; of an unknown text, if it is for letters.
        """
        if role in self.own or has_other_letters(self.language):
            return self.chain(role)
        font = face_for(self.language, role, self.hand)
        is_whole = bool(missing_characters("一", font)) if text is None else not missing_characters(text, font)
        return font if is_whole else face_for(self.language, role)

    def chain(self, role: Role) -> str:
        """All fonts that may draw the characters of a text, as one."""
        shaping = import_module("generator.print.type.shaping")
        weight = "Bold" if role in _HEAVY else "Regular"
        scripts = [shaping.shipped(file) for file in shaping.FALLBACKS if weight in file]
        rare = [shaping.shipped(file, bolder=role in _HEAVY) for file in self._rare(shaping.RARE)]
        others = [link for links in self.own.values() for link in links]
        house = [face_for(self.language, role), *(name for name in FONTS if weight in name)]
        is_chinese = self.language.startswith("zh")
        more = [*others, *rare, *house[1:], *scripts] if is_chinese else [*scripts, *others, *house[1:], *rare]
        return str(shaping.chained([*self.own.get(role, ()), house[0], *more], self.language))

    def _rare(self, files: Links) -> Links:
        """The fonts for rare Chinese characters, that of the language first."""
        return files[::-1] if "SC" in face_for(self.language, "body") else files

    def whole(self, role: Role, text: str) -> str:
        """The font that draws all of a text: a chain, where one of those that ship with the press lacks a character."""
        font = self.face(role, text)
        lacks = missing_characters("".join(text.split()), font)
        chain = self.chain(role) if lacks else font
        return chain if len(missing_characters(lacks, chain)) < len(lacks) else font

    def lacking(self, role: Role, text: str) -> str:
        """What of a text another font draws than those that the theme names, though they have letters of that kind;
        each character told once.
        """
        if role not in self.own:
            return ""
        own = import_module("generator.print.type.shaping").chained(self.own[role], self.language)
        lacks = (one for one in missing_characters("".join(text.split()), own) if (role, one) not in self._lacking)
        samples = "".join(one for one in lacks if (of := _sample(one)) and missing_characters(of, own) != of)
        self._lacking.update((role, one) for one in samples)
        return samples

    @property
    def italic(self) -> str | None:
        """The font of leaning words, where the theme names one."""
        return self.chain("italic") if "italic" in self.own else None


def fonts_of(content: ContentSet, language: str, hand: Hand = "technical") -> Fonts:
    """The fonts of a set in one language (ContentError where a theme names one that cannot be had)."""
    issues: list[Issue] = []
    resolved = _resolved(themes_of(content), content, language, issues)
    if issues:
        raise ContentError(issues)
    resolved.hand = hand
    return resolved


def font_faults(content: ContentSet, themes: Iterable[Stated]) -> Iterator[Issue]:
    """Everything wrong with the fonts that themes name, in all languages of the set."""
    themes = list(themes)
    for stated in themes:
        node = value_at(stated.node, "fonts")
        for name in stated.theme.fonts:
            if node is not None and name not in ROLES and name not in content.languages:
                known = [*ROLES, *content.languages]
                message = say("font-for-nothing", name=repr(name))
                yield Issue(
                    code="unknown-field",
                    message=message,
                    span=span_of(key_at(node, name) or node),
                    found=repr(name),
                    accepted=in_a_row(known),
                    suggestion=near(name, known),
                )
    for language in content.languages:
        font_faults: list[Issue] = []
        _resolved(themes, content, language, font_faults)
        yield from font_faults


def idle_fonts(content: ContentSet) -> Iterator[Issue]:
    """Fonts of the set's own folder that no theme names."""
    folder = content.folders[0] / FOLDER
    if folder.parent.parent == CONTENT or not folder.is_dir():
        return
    named = repr([stated.theme.fonts for stated in themes_of(content)])
    for file in sorted(folder.iterdir()):
        if file.suffix.lower() in ENDINGS and file.name not in named:
            yield Issue(
                code="unread-file",
                message=say("idle-font"),
                span=Span(content.shown(file)),
                found=repr(file.name),
                accepted=say("font-in-theme", file=f"{FOLDER}/{file.name}"),
                severity=Severity.WARNING,
            )


def _resolved(themes: Iterable[Stated], content: ContentSet, language: str, issues: list[Issue]) -> Fonts:
    own: dict[Role, Links] = {}
    for stated in themes:
        if not stated.theme.fonts:
            continue
        node = value_at(stated.node, "fonts")
        assert node is not None
        reader = _Reader(stated, content, issues)
        stated_roles: dict[Role, Links] = {}
        for role in ROLES:
            if role in stated.theme.fonts:
                stated_roles[role] = reader.links(stated.theme.fonts[role], value_at(node, role))
        if language in stated.theme.fonts:
            stated_roles |= reader.of_language(stated.theme.fonts[language], value_at(node, language))
        own |= stated_roles
        if "body" in stated_roles and "bold" not in stated_roles:
            own["bold"] = tuple(map(_heavier, own["body"]))
    return Fonts(language, {role: links for role, links in own.items() if links})


def _heavier(link: str) -> str:
    """A font for bold words, of one that has none: at another weight where it varies, else drawn heavier."""
    shaping = import_module("generator.print.type.shaping")
    face = shaping.face_of(link)
    if face.weights:
        return str(shaping.named(face.data, face.cut._replace(weight=min(_BOLD, face.weights[1]))))
    return str(shaping.named(face.data, face.cut._replace(bolder=True)))


class _Reader:
    """Reads the font files that one theme names."""

    def __init__(self, stated: Stated, content: ContentSet, issues: list[Issue]) -> None:
        self._place = stated.place
        self._issues = issues

    def of_language(self, value: Any, node: yaml.Node | None) -> dict[Role, Links]:
        """The fonts of one language: by role, or the same for all."""
        if not isinstance(value, LanguageFonts):
            return dict.fromkeys(ROLES[:3] + ROLES[4:], self.links(value, node))
        links_of_roles: dict[Role, Links] = {}
        if value.file is not None:
            links = self.links(FontFile(file=value.file, weight=value.weight), node)
            links_of_roles = dict.fromkeys(ROLES[:3] + ROLES[4:], links)
        for role in ROLES:
            one = getattr(value, role)
            if one is not None and node is not None:
                links_of_roles[role] = self.links(one, value_at(node, role))
        return links_of_roles

    def links(self, value: Any, node: yaml.Node | None) -> Links:
        """The names of the fonts of a chain; those that cannot be had become issues."""
        if isinstance(value, LanguageFonts):
            value = FontFile(file=value.file or "", weight=value.weight)
        files = value if isinstance(value, tuple) else (value,)
        nodes = node.value if isinstance(node, yaml.SequenceNode) else [node]
        links = [self._link(one, at) for one, at in zip(files, nodes, strict=True)]
        return tuple(link for link in links if link)

    def _link(self, value: str | FontFile, node: yaml.Node | None) -> str | None:
        name, weight = (value, None) if isinstance(value, str) else (value.file, value.weight)
        at = node if node is None or value_at(node, "file") is None else value_at(node, "file")
        span = Span(f"{self._place.shown}/theme.yaml") if at is None else span_of(at)
        try:
            file = inside(self._place, name, span)
            if not file.is_file():
                self._issues.append(self._missing(name, span))
                return None
            state = file.stat()
            data = _read(file, f"{self._place.shown}/{name}", state.st_mtime_ns, state.st_size)
        except ContentError as error:
            self._issues += error.issues
            return None
        except BadFont as fault:
            message = say("bad-font", name=name, why=fault.why)
            self._issues.append(Issue(code="bad-font", message=message, span=span))
            return None
        return self._weighted(data, weight, span)

    def _weighted(self, data: bytes, weight: int | None, span: Span) -> str | None:
        shaping = import_module("generator.print.type.shaping")
        plain = shaping.named(data)
        if weight is None:
            return str(plain)
        bounds = shaping.face_of(plain).weights
        if bounds is None or not bounds[0] <= weight <= bounds[1]:
            reason = say("font-does-not-vary" if bounds is None else "no-such-weight")
            accepted = None if bounds is None else say("from-to", least=f"{bounds[0]:g}", most=f"{bounds[1]:g}")
            self._issues.append(
                Issue(code="unknown-weight", message=reason, span=span, found=str(weight), accepted=accepted)
            )
            return None
        return str(shaping.named(data, shaping.Cut(float(weight))))

    def _missing(self, name: str, span: Span) -> Issue:
        known = [
            file.relative_to(self._place.folder).as_posix()
            for file in sorted((self._place.folder / "fonts").glob("*"))
            if file.suffix.lower() in (".ttf", ".otf")
        ]
        return Issue(
            code="unknown-font",
            message=say("no-font-file"),
            span=span,
            found=repr(name),
            accepted=in_a_row(known) if known else say("font-in-folder"),
            suggestion=near(name, known),
        )


@lru_cache(maxsize=32)
def _read(file: Path, shown: str, *_: int) -> bytes:
    data = bytes_of(file, shown, MOST_BYTES)
    # Few sets have fonts of their own, and need what asks a child process.
    asking = import_module("validator.base.child_process.asking")
    if why := asking.kept_answer(_KIND, _TRIED, data, type=str, shown=shown):
        raise BadFont(why)
    return data
