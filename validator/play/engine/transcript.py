"""One game written down: JSON Lines with a header, a line per real choice, and the end; and played again from that.

The seed holds everything hidden; forced moves are not written. Each choice carries a sum of the position it was made
in, so that changed rules or content show at the first line they touch. A game that was left
before its end is written down in the same way; its last line says how to go on.
"""

import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from validator.base.characters import stranger_in
from validator.base.files import save
from validator.base.issue import ContentError, Issue, Span
from validator.base.locks import learnt
from validator.base.opening import bytes_of
from validator.base.speech.sentences import Sentence, Sentences
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.engine.step import Decision, choose, settle

FORMAT = 1
PAUSED = b'{"saved":'
"""How the last line of a game begins that was left before its end."""
MOST_BYTES = 8_000_000
MOST_CHOICES = 20_000
MOST_SEED = 2**64 - 1
"""The highest number of a game that can be written down."""

Text = Annotated[str, Meta(max_length=1_000)]
Told = Annotated[list[Text], Meta(max_length=1_000)]
Typed = TypeVar("Typed")
say = Sentences(__package__)


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: ``set`` as it was given on the command line, ``seats`` the agents' names, ``seed`` the game's."""

    proofpress: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    game: Text
    set: Text
    seats: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=8)]
    seed: Annotated[int, Meta(ge=0)]
    language: Text

    def __post_init__(self) -> None:
        """Raises ValueError for a number that no game has."""
        if self.seed > MOST_SEED:
            raise ValueError(f"the seed {self.seed} is above {MOST_SEED}")


class Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice: ``seat`` counts from 0, ``step`` is the decision's name, ``do`` the action.

    ``check`` sums the position, as `check_of`; ``told`` is what happened since the line before, in the header's
    language, for reading only.
    """

    seat: int
    step: Text
    do: int
    check: Text
    told: Told = []


class End(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line; ``winners`` are seats from 0."""

    scores: list[int]
    winners: list[int]
    told: Told = []


class Pause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a game that was left before its end.

    ``saved`` sums the position, as `check_of`; ``dice`` are the generators of those who play by themselves, by seat,
    so that they go on as if there had been no break.
    """

    saved: Text
    dice: list[Annotated[int, Meta(ge=0)] | None]
    told: Told = []


class Transcript(msgspec.Struct, frozen=True, kw_only=True):
    """A game, whole or left before its end. Choice ``i`` stands in line ``i + 2`` of the file."""

    header: Header
    choices: list[Choice]
    end: End | Pause


class TranscriptDiffers(Exception):
    """The game can no longer be played as it was written down; the message is one sentence."""


class Recorder:
    """Writes a game down while it is played: `choice` before each real choice, `finish` at the end."""

    def __init__(self, header: Header, game: Game) -> None:
        self._header = header
        self._game = game
        self._choices: list[Choice] = []

    def choice(self, state: Any, decision: Decision[Any], seat: int, action: int, told: Sequence[str] = ()) -> None:
        """A real choice about to be applied."""
        line = Choice(
            seat=seat, step=type(decision).__name__, do=action, check=check_of(state, self._game), told=list(told)
        )
        self._choices.append(line)

    @property
    def choices(self) -> list[Choice]:
        """The choices so far."""
        return self._choices[:]

    def pause(self, state: Any, dice: list[int | None], told: Sequence[str] = ()) -> Transcript:
        """The game so far, left at a decision."""
        end = Pause(saved=check_of(state, self._game), dice=dice, told=list(told))
        return Transcript(header=self._header, choices=self._choices, end=end)

    def finish(self, scores: list[int], winners: list[int], told: Sequence[str] = ()) -> Transcript:
        """The whole game."""
        end = End(scores=scores, winners=winners, told=list(told))
        return Transcript(header=self._header, choices=self._choices, end=end)


def check_of(state: Any, game: Game) -> str:
    """A sum of the position, of what may be chosen in it and of the points so far: eight hexadecimal digits.

    Points are part of it, so that a card that is worth more than it was shows as soon as it counts.
    """
    return f"{zlib.crc32(repr((state.key(), state.options, game.scores(state))).encode()):08x}"


def write(transcript: Transcript, path: Path) -> None:
    """Save a transcript. Raises as `validator.base.files.save`."""
    lines = [transcript.header, *transcript.choices, transcript.end]
    save(path, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def read(path: Path) -> Transcript:
    """A transcript from a file that may come from anyone.

    Raises:
        ContentError: it is missing, too large or no transcript; the issue names the line.
    """
    shown = path.as_posix()
    lines = bytes_of(path, shown, MOST_BYTES).splitlines()
    if len(lines) < 2:
        raise _broken(shown, 1, say("too-short"))
    if len(lines) > MOST_CHOICES + 2:
        raise _broken(shown, MOST_CHOICES + 2, say("too-many-choices", most=f"{MOST_CHOICES:,}"))
    header = _typed(lines[0], Header, shown, 1)
    choices = [_typed(line, Choice, shown, number) for number, line in enumerate(lines[1:-1], start=2)]
    return Transcript(header=header, choices=choices, end=_last(lines, shown, len(header.seats)))


def _last(lines: list[bytes], shown: str, seats: int) -> End | Pause:
    if not lines[-1].startswith(PAUSED):
        return _typed(lines[-1], End, shown, len(lines))
    pause = _typed(lines[-1], Pause, shown, len(lines))
    if len(pause.dice) != seats:
        raise _broken(shown, len(lines), say("dice-for-other-seats", seats=seats, dice=len(pause.dice)))
    return pause


def _typed(line: bytes, kind: type[Typed], shown: str, number: int) -> Typed:
    try:
        value = msgspec.json.decode(line, type=learnt(kind))
    except (msgspec.DecodeError, ValueError, OverflowError, RecursionError) as error:
        why = say(f"not-the-{kind.__name__.lower()}", why=str(error)[:200])
        raise _broken(shown, number, why) from None
    for name, text in _texts(value):
        # What was told may take several lines; the tab alone is no part of any.
        stranger = stranger_in(text.replace("\n", "") if name == "told" else text, one_line=True)
        if stranger is not None:
            raise _broken(shown, number, say("control-character", field=repr(name), character=stranger.name))
    return value


def _texts(line: Any) -> Iterator[tuple[str, str]]:
    """Every text of a line, with the field that holds it."""
    for name in line.__struct_fields__:
        held = getattr(line, name)
        for text in held if isinstance(held, list | tuple) else (held,):
            if isinstance(text, str):
                yield name, text


def _broken(shown: str, line: int, why: Sentence) -> ContentError:
    return ContentError([Issue(code="broken-transcript", message=why, span=Span(shown, line))])


def replay(path: Path, opener: Callable[[str], tuple[ContentSet, Game]]) -> Transcript:
    """Play a transcript again; the transcript, if everything came out as written.

    ``opener`` gives the set a reference names and the game that plays it.

    Raises:
        TranscriptDiffers: rules or content changed; names the first line that no longer fits.
        ContentError, UnknownSet: the file is broken, or the set cannot be opened.
    """
    transcript = read(path)
    content, game = opener(transcript.header.set)
    check_seats(transcript.header, content, game)
    follow(transcript, game, game.table(content))
    return transcript


def check_seats(header: Header, content: ContentSet, game: Game) -> None:
    """Raises TranscriptDiffers where the set is played by another game now, or not by so many."""
    players = content.manifest.players
    if game.name != header.game:
        raise TranscriptDiffers(f"{header.set} is now played as {game.name}, not as {header.game}")
    if not players.least <= len(header.seats) <= players.most:
        allowed = f"{players.least} to {players.most}"
        raise TranscriptDiffers(f"{header.set} is for {allowed} players, the transcript has {len(header.seats)}")


def follow(transcript: Transcript, game: Game, table: Any) -> None:
    """Play a transcript again at a given table. Raises TranscriptDiffers at the first difference."""
    state = game.start(table, len(transcript.header.seats), transcript.header.seed)
    decision = settle(state)
    for line, choice in enumerate(transcript.choices, start=2):
        compare(game, state, decision, choice, line)
        choose(state, choice.do)
        decision = settle(state)
    last = len(transcript.choices) + 2
    if isinstance(transcript.end, Pause):
        compare_pause(game, state, decision, transcript.end, last)
    elif decision is not None:
        name = type(decision).__name__
        raise TranscriptDiffers(f"line {last}: the transcript ends, but {name} is to be chosen")
    else:
        _compare_end(game, state, transcript.end, last)


def compare_pause(game: Game, state: Any, decision: Decision[Any] | None, pause: Pause, line: int) -> None:
    """Raises TranscriptDiffers where the position a game was left in is another now."""
    if decision is None or pause.saved != check_of(state, game):
        raise TranscriptDiffers(
            f"line {line}: the position in which the game was left is another: rules or content changed"
        )


def _compare_end(game: Game, state: Any, end: End, line: int) -> None:
    scores, winners = game.scores(state), game.winners(state)
    if (scores, winners) != (end.scores, end.winners):
        raise TranscriptDiffers(
            f"line {line}: every choice is still possible, but the scores are now {scores}"
            f" and not {end.scores}: rules or content changed"
        )


def compare(game: Game, state: Any, decision: Decision[Any] | None, choice: Choice, line: int) -> None:
    """Raises TranscriptDiffers where a choice that was written down cannot be made in a position, or not there."""
    if decision is None:
        raise TranscriptDiffers(f"line {line}: the game is over, but the transcript goes on with {choice.step}")
    seat, step = decision.seat(state), type(decision).__name__
    if (seat, step) != (choice.seat, choice.step):
        then, now = f"seat {choice.seat + 1} at {choice.step}", f"seat {seat + 1} at {step}"
        raise TranscriptDiffers(f"line {line}: the transcript has {then}, but now it is {now}")
    if choice.do not in state.options:
        offered = ", ".join(map(str, state.options[:20]))
        raise TranscriptDiffers(
            f"line {line}: {step} was answered with {choice.do}, but now only {offered} are possible"
        )
    if choice.check != check_of(state, game):
        raise TranscriptDiffers(f"line {line}: the position before {step} is another: rules or content changed")
