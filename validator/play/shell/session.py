"""A game in progress: choices made, told and written down, taken back, left, and gone on with."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from validator.content.loading import ContentSet
from validator.play.agents.contract import Agent, View
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game, Telling
from validator.play.engine.step import Decision, choose, settle
from validator.play.engine.telling import Speaker
from validator.play.engine.transcript import Header, Pause, Recorder, Transcript, compare, compare_pause

UNDO_GUESSES = 16
"""Over so many deals of what a seat cannot see a choice must lead to the same sight, or it has revealed something."""
_UNDO_PURPOSE = 3


class Moment(NamedTuple):
    """A choice that was made: whose, what, and the game before it."""

    seat: int
    action: int
    before: Any


class Refusal(NamedTuple):
    """Why a choice cannot be taken back: a sentence of the shell, and the seat it names, if any."""

    key: str
    seat: int | None = None


class Session:
    """One game, from its first choice to its last.

    Attributes:
        decision: what is to be chosen now; None once the game is over.
        narrator: who tells the game and asks a person.
        state: the game as it stands.
    """

    def __init__(self, game: Game, content: ContentSet, header: Header, agents: Sequence[Agent | None]) -> None:
        self._game = game
        self._content = content
        self._header = header
        self._agents = agents
        self._table = game.table(content)
        self._begin()

    def _begin(self) -> None:
        game, header = self._game, self._header
        self.narrator = game.narrator(self._table, self._content, header.language)
        self.state = game.start(self._table, len(header.seats), header.seed)
        self._recorder = Recorder(header, game)
        self._moments: list[Moment] = []
        self._told = self.narrator.start(self.state)
        self._handed_out = 0
        self._settle()

    def _settle(self) -> None:
        self.decision: Decision[Any] | None = settle(self.state, self.narrator)
        self._told += self.narrator.told()

    @property
    def seat(self) -> int:
        """Whose choice it is. Only while there is one."""
        assert self.decision is not None
        return self.decision.seat(self.state)

    @property
    def agent(self) -> Agent | None:
        """Who chooses, where that is not a person."""
        return self._agents[self.seat]

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at the one terminal."""
        return list(self._agents).count(None) > 1

    @property
    def made(self) -> int:
        """How many choices were made."""
        return len(self._moments)

    @property
    def has_chosen(self) -> bool:
        """Whether the seat to choose has chosen before."""
        return any(moment.seat == self.seat for moment in self._moments)

    def news(self) -> list[str]:
        """What happened and was not handed out yet."""
        lines = self._told[self._handed_out :]
        self._handed_out = len(self._told)
        return lines

    def choose_by(self, agent: Agent) -> None:
        """Let someone choose who plays by themselves."""
        assert self.decision is not None
        self.choose(agent.choose(View(self._game, self.state, self.decision, self.seat)))

    def choose(self, action: int) -> None:
        """Make a choice, and go on to the next."""
        assert self.decision is not None
        seat = self.seat
        self._recorder.choice(self.state, self.decision, seat, action, self._told)
        self._moments.append(Moment(seat, action, self.state.copy() if self._agents[seat] is None else None))
        self._told, self._handed_out = [], 0
        choose(self.state, action, self.narrator)
        self._settle()

    def undo(self) -> Refusal | None:
        """Take back the last choice of the seat to choose, or say why not."""
        refusal = self._refusal()
        if refusal is None:
            actions = [moment.action for moment in self._moments[:-1]]
            self._begin()
            for action in actions:
                self.choose(action)
            self._handed_out = len(self._told)
        return refusal

    def _refusal(self) -> Refusal | None:
        seat = self.seat
        if not self.has_chosen:
            return Refusal("undo-nothing")
        last = self._moments[-1]
        if last.seat != seat:
            return Refusal("undo-others", last.seat)
        return Refusal("undo-revealed") if self._has_revealed(last) else None

    def _has_revealed(self, moment: Moment) -> bool:
        """Whether the seat sees something now that depends on what it could not see when it chose."""
        seen = self._sight(self.state, self.decision, moment.seat)
        for guess in range(UNDO_GUESSES):
            seed = scrambled(self._header.seed, guess, _UNDO_PURPOSE)
            trial = self._game.imagine(moment.before, moment.seat, seed)
            choose(trial, moment.action)
            if self._sight(trial, settle(trial), moment.seat) != seen:
                return True
        return False

    def _sight(self, state: Any, decision: Decision[Any] | None, seat: int) -> tuple[object, ...]:
        if decision is None or decision.seat(state) != seat:
            return ()
        return type(decision), list(state.options), self._game.seen_by(state, seat)

    def left(self) -> Transcript:
        """The game so far, to be gone on with later."""
        dice = [None if agent is None else agent.dice.chance for agent in self._agents]
        return self._recorder.pause(self.state, dice, self._told)

    def go_on(self, left: Transcript) -> None:
        """Play up to where a game was left.

        Raises:
            TranscriptDiffers: rules or content changed since.
        """
        assert isinstance(left.end, Pause)
        for line, choice in enumerate(left.choices, start=2):
            compare(self._game, self.state, self.decision, choice, line)
            self.choose(choice.do)
        compare_pause(self._game, self.state, self.decision, left.end, len(left.choices) + 2)
        for agent, chance in zip(self._agents, left.end.dice, strict=True):
            if agent is not None and chance is not None:
                agent.dice.chance = chance

    def finished(self) -> Transcript:
        """The whole game; why it ended, the points and who won are told last."""
        game, state = self._game, self.state
        self._told += self._telling(game.ended(state) if game.ended else None)
        self._told += self.narrator.finish(state)
        self._told += self._telling(game.tied(state) if game.tied else None)
        return self._recorder.finish(game.scores(state), game.winners(state), self._told)

    def _telling(self, telling: Telling | None) -> list[str]:
        """The sentence, if there is one to tell and the set's language has it."""
        language = self._header.language
        if telling is None or not self._content.texts(language).has(telling.key):
            return []
        return [Speaker(self._content, language).tell(telling)]
