"""What a game owes its players and those who read it.

Each duty is a function that says whether a game at a table keeps it.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product
from typing import Any, NamedTuple

from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.texts import message_key
from validator.content.vocabulary import Message, Messages, Value
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game, Narrator
from validator.play.engine.step import Decision, Watcher, choose, settle
from validator.play.engine.telling import Speaker
from validator.play.lookup import messages_of, rule_issues

SEEDS = range(16)
"""The games that are played."""


class Case(NamedTuple):
    """A game at a table of one size."""

    game: Game
    content: ContentSet
    table: Any
    seats: int


class Played(NamedTuple):
    """A finished game: what was chosen, all positions at choices, and the end."""

    actions: list[int]
    keys: list[str]
    end: Any


def key(state: Any) -> str:
    """A state's key, as text, so that it does not change with the state."""
    return repr(state.key())


def choices(case: Case, seed: int, watcher: Watcher[Any] | None = None) -> Iterator[tuple[Any, Decision[Any]]]:
    """Stand at each choice of a game in turn; the choices are random but the same for the same seed."""
    dice = Dice(seed, 1)
    state = case.game.start(case.table, case.seats, seed)
    while (decision := settle(state, watcher)) is not None:
        action = state.options[below(dice, len(state.options))]
        yield state, decision
        choose(state, action, watcher)


def played(case: Case, seed: int, watcher: Watcher[Any] | None = None) -> Played:
    """A whole game, with what was chosen and every position at a choice."""
    actions, keys = [], []
    dice = Dice(seed, 1)
    state = case.game.start(case.table, case.seats, seed)
    while settle(state, watcher) is not None:
        actions.append(state.options[below(dice, len(state.options))])
        keys.append(key(state))
        choose(state, actions[-1], watcher)
    return Played(actions, keys, state)


def some_choices(case: Case) -> Iterator[tuple[Any, Decision[Any]]]:
    """Every fifth choice of some games."""
    for seed in SEEDS:
        for number, (state, decision) in enumerate(choices(case, seed)):
            if number % 5 == seed % 5:
                yield state, decision


class Inspector:
    """Looks for broken invariants after every step."""

    def __init__(self, game: Game) -> None:
        self.faults: list[str] = []
        self.steps = 0
        self._faults = game.faults

    def before(self, state: Any, step: Any, action: int | None) -> None:
        self.steps += 1

    def after(self, state: Any, step: Any, action: int | None) -> None:
        self.faults += self._faults(state)


def facts_of(case: Case, seed: int) -> tuple[Any, Any]:
    """What an observer says of a game, and the game's final state."""
    observer = case.game.observer(case.table)
    observer.start(case.game.start(case.table, case.seats, seed))
    end = played(case, seed, observer).end
    return observer.finish(end), end


def without_chance(state: Any) -> str:
    """A state's key as if no dice were in it."""
    copy = state.copy()
    copy.chance = 0
    return key(copy)


def guesses(case: Case) -> Iterator[tuple[Any, Any, int]]:
    """States, with a guess for each seat at each of some choices."""
    for state, _ in some_choices(case):
        for seat in range(case.seats):
            yield state, case.game.imagine(state, seat, 3), seat


TOLD = SEEDS[0]
"""The game that is told from its beginning to its end."""
SHOWN_EACH = 25
"""The table is looked at by every seat at the first choice of each kind, and at one of so many."""


class _Undeclared(Exception):
    """A game says what it does not declare to say."""


def every_word_is_told(case: Case) -> bool:
    """Every word of its vocabulary has an entry in what it declares to tell, and a sentence in every language."""
    families, messages_known = case.content.words.families, messages_of(case.content)
    words = {word for family in families.values() for word in family}
    if not messages_known.kin and words != messages_known.words:
        raise _Undeclared(f"no entry: {sorted(word.__name__ for word in words ^ messages_known.words)}")
    keys = {message_key(family, word) for family, kinds in families.items() for word in kinds}
    keys |= {key for key, message in messages_known.said.items() if message.words}
    lacking = [
        f"{language} {key}"
        for language, key in product(case.content.languages, sorted(keys))
        if not case.content.texts(language).has(key)
    ]
    if lacking:
        raise _Undeclared(f"no text: {', '.join(lacking)}")
    return True


def it_says_only_what_it_declares(case: Case) -> bool:
    """It can be told, asked and shown, and says only what it declares to say."""
    language = case.content.languages[0]
    ear = _Ear(messages_of(case.content), case)
    texts = case.content.texts(language)
    texts.heard = ear.hear
    try:
        _tell(case, language, TOLD)
    finally:
        texts.heard = None
    return True


def it_can_be_told_in_every_language(case: Case) -> bool:
    """It can be told, asked and shown in every language of its set."""
    for language in case.content.languages:
        _tell(case, language, TOLD)
    return True


class _Ear:
    """Listens to what a game says, and to what it gives to each message."""

    def __init__(self, messages: Messages, case: Case) -> None:
        self._told = messages
        families = case.content.words.families
        self._sentences = {message_key(family, word) for family, words in families.items() for word in words}
        self._heard = set[tuple[str, tuple[object, ...]]]()

    def hear(self, key: str, given: Mapping[str, object]) -> None:
        """Raises where a message, or a value of it, is not declared."""
        heard = key, tuple(given.items())
        if heard in self._heard or key in self._sentences or key.startswith("title-"):
            return
        self._heard.add(heard)
        kin = next((values for start, values in self._told.kin.items() if key.startswith(start)), {})
        is_kin = any(key.startswith(start) for start in self._told.kin)
        message = self._told.said.get(key, Message(kin) if is_kin else None)
        if message is None:
            raise _Undeclared(f"{key!r} is said and not declared")
        if message.values is None:
            return
        strange = [name for name, value in given.items() if not _is_of(message.values.get(name), value)]
        absent = [name for name in message.values if name not in given and message.values is not kin]
        if strange or absent:
            raise _Undeclared(f"{key!r} is declared with other values: {', '.join((*strange, *absent))}")


def _is_of(declared: Value | None, value: object) -> bool:
    """Whether a value is what a message is declared to be given."""
    if isinstance(declared, tuple):
        return value in declared
    return declared is not None and isinstance(value, declared)


def _tell(case: Case, language: str, seed: int) -> None:
    """A whole game told, each choice asked, and the table looked at now and then; the choices are random."""
    game, content = case.game, case.content
    narrator = game.narrator(case.table, content, language)
    dice, state = Dice(seed, 1), game.start(case.table, case.seats, seed)
    narrator.start(state)
    number, seen = 0, set[type]()
    while (decision := settle(state, narrator)) is not None:
        narrator.told()
        _, answers = narrator.ask(state, decision)
        if len(answers) != len(state.options) or not all(answers):
            raise _Undeclared(f"{type(decision).__name__} has no answer for each option")
        if number % SHOWN_EACH == 0 or type(decision) not in seen:
            _look(case, language, narrator, state, decision)
        number += 1
        seen.add(type(decision))
        choose(state, state.options[below(dice, len(state.options))], narrator)
    narrator.finish(state)
    _end(case, language, state)


def _look(case: Case, language: str, narrator: Narrator, state: Any, decision: Decision[Any]) -> None:
    """The table in words and in pictures, as every seat sees it, and what cannot be chosen on it."""
    for seat in range(case.seats):
        narrator.situation(state, seat)
    if case.game.table_view is None:
        return
    view = case.game.table_view(case.table, case.content, language)
    for seat in range(case.seats):
        view.shown(state, seat)
    view.touched(state, decision)
    for place in view.shown(state, decision.seat(state)).places:
        for piece in place.pieces:
            view.why_not(state, decision, piece.key)


def _end(case: Case, language: str, state: Any) -> None:
    speaker = Speaker(case.content, language)
    for telling in _ends(case, state):
        speaker.tell(telling)


def _ends(case: Case, state: Any) -> Iterator[Any]:
    """Why the game is over and how a tie was decided, where a game says so."""
    for said in (case.game.ended, case.game.tied):
        if said is not None and (telling := said(state)) is not None:
            yield telling


GUESSES = range(6)
FIRST = 20
"""Choices of a game by which something is hidden, if anything ever is."""
Duty = Callable[[Case], bool]


# Chance


def the_same_seed_is_the_same_game(case: Case) -> bool:
    """The same seed is the same game."""
    return all(played(case, seed).keys == played(case, seed).keys for seed in SEEDS)


def another_seed_is_another_game(case: Case) -> bool:
    """Another seed is another game."""
    return len({played(case, seed).keys[0] for seed in SEEDS}) == len(SEEDS)


def the_same_choices_come_to_the_same_scores(case: Case) -> bool:
    """The same choices come to the same scores."""
    for seed in SEEDS:
        first = played(case, seed)
        state = case.game.start(case.table, case.seats, seed)
        for action in first.actions:
            settle(state)
            choose(state, action)
        settle(state)
        if case.game.scores(state) != case.game.scores(first.end):
            return False
    return True


# Copies


def a_copy_equals_its_origin(case: Case) -> bool:
    """A copy equals its origin."""
    return all(key(state.copy()) == key(state) for state, _ in some_choices(case))


def past_copies_stay_as_they_were_while_the_game_goes_on(case: Case) -> bool:
    """Past copies stay as they were while the game goes on."""
    copies = ([(state.copy(), key(state)) for state, _ in choices(case, seed)] for seed in SEEDS)
    return all(key(copy) == then for game in copies for copy, then in game)


def a_copy_goes_on_as_its_origin_does(case: Case) -> bool:
    """A copy goes on as its origin does."""
    for seed in SEEDS:
        first = played(case, seed)
        state = case.game.start(case.table, case.seats, seed)
        for action in first.actions:
            state = state.copy()
            settle(state)
            choose(state, action)
        settle(state)
        if key(state) != key(first.end):
            return False
    return True


# Options and invariants


def there_is_always_something_to_choose(case: Case) -> bool:
    """There is always something to choose."""
    return all(len(state.options) > 1 for state, _ in some_choices(case))


def no_option_is_offered_twice(case: Case) -> bool:
    """No option is offered twice."""
    return all(len(set(state.options)) == len(state.options) for state, _ in some_choices(case))


def asking_for_options_changes_nothing(case: Case) -> bool:
    """Asking for options changes nothing."""
    for state, decision in some_choices(case):
        before = key(state)
        decision.options(state)
        if key(state) != before:
            return False
    return True


def every_option_can_be_taken_and_loses_nothing(case: Case) -> bool:
    """Every option can be taken and loses nothing."""
    for state, _ in some_choices(case):
        for action in state.options:
            trial = state.copy()
            choose(trial, action)
            settle(trial)
            if case.game.faults(trial):
                return False
    return True


def the_one_who_chooses_sits_at_the_table(case: Case) -> bool:
    """The one who chooses sits at the table."""
    return all(0 <= decision.seat(state) < case.seats for state, decision in some_choices(case))


def invariants_hold_after_every_step(case: Case) -> bool:
    """Invariants hold after every step."""
    inspector = Inspector(case.game)
    for seed in SEEDS:
        played(case, seed, inspector)
    return inspector.faults == []


def a_game_ends_within_its_limit_of_steps(case: Case) -> bool:
    """A game ends within its limit of steps."""
    for seed in SEEDS:
        inspector = Inspector(case.game)
        played(case, seed, inspector)
        if inspector.steps > case.game.step_limit:
            return False
    return True


# What a seat can see


def a_guess_looks_the_same_to_its_seat(case: Case) -> bool:
    """A guess looks the same to its seat."""
    seen = case.game.seen_by
    return all(seen(guess, seat) == seen(state, seat) for state, guess, seat in guesses(case))


def a_guess_breaks_no_invariant(case: Case) -> bool:
    """A guess breaks no invariant."""
    return all(case.game.faults(guess) == [] for _, guess, _ in guesses(case))


def guessing_leaves_the_game_alone(case: Case) -> bool:
    """Guessing leaves the game alone."""
    for state, _ in some_choices(case):
        before = key(state)
        case.game.imagine(state, 0, 3)
        if key(state) != before:
            return False
    return True


def the_one_who_chooses_is_offered_the_same_in_a_guess(case: Case) -> bool:
    """The one who chooses is offered the same in a guess."""
    for state, decision in some_choices(case):
        guess = case.game.imagine(state, decision.seat(state), 3)
        if decision.options(guess) != state.options:
            return False
    return True


def guesses_differ_in_what_is_hidden(case: Case) -> bool:
    """Guesses differ in what is hidden."""
    # In some games nothing is, until somebody has chosen in secret.
    differ = any(
        len({without_chance(case.game.imagine(state, 0, seed)) for seed in GUESSES}) > 1
        for state, _ in islice(choices(case, 1), FIRST)
    )
    return differ == (case.game.guesses > 1)


def a_guess_has_another_future(case: Case) -> bool:
    """A guess has another future."""
    return all(guess.chance != state.chance for state, guess, _ in guesses(case))


def two_guesses_have_two_futures(case: Case) -> bool:
    """Two guesses have two futures."""
    state = next(iter(choices(case, 1)))[0]
    return len({case.game.imagine(state, 0, seed).chance for seed in GUESSES}) == len(GUESSES)


def the_same_guess_is_made_again(case: Case) -> bool:
    """The same guess is made again."""
    state = next(iter(choices(case, 1)))[0]
    return key(case.game.imagine(state, 0, 3)) == key(case.game.imagine(state, 0, 3))


# The end


def every_seat_has_a_score(case: Case) -> bool:
    """Every seat has a score."""
    return all(len(case.game.scores(played(case, seed).end)) == case.seats for seed in SEEDS)


def someone_wins(case: Case) -> bool:
    """Someone wins."""
    return all(case.game.winners(played(case, seed).end) for seed in SEEDS)


def scoring_changes_nothing(case: Case) -> bool:
    """Scoring changes nothing."""
    end = played(case, 1).end
    before = key(end)
    case.game.scores(end)
    case.game.winners(end)
    return key(end) == before


def a_position_has_a_value_for_each_seat(case: Case) -> bool:
    """A position has a value for each seat."""
    for state, _ in some_choices(case):
        values = [case.game.value(state, seat) for seat in range(case.seats)]
        if not all(abs(value) < float("inf") for value in values):
            return False
    return True


# Observers and promises


def being_watched_changes_nothing(case: Case) -> bool:
    """Being watched changes nothing."""
    return all(key(facts_of(case, seed)[1]) == key(played(case, seed).end) for seed in SEEDS)


def parts_of_a_score_add_up_to_it(case: Case) -> bool:
    """Parts of a score add up to it."""
    for seed in SEEDS:
        facts, end = facts_of(case, seed)
        sums = [sum(points) for points in zip(*facts.parts.values(), strict=True)]
        if sums != case.game.scores(end):
            return False
    return True


def what_was_kept_was_promised(case: Case) -> bool:
    """What was kept was promised."""
    count = len(case.game.promises(case.table))
    return all(number in range(count) for seed in SEEDS for number in facts_of(case, seed)[0].kept)


def uses_name_seats_designs_and_uses_there_are(case: Case) -> bool:
    """Uses name seats designs and uses there are."""
    designs, uses = len(case.game.designs(case.table)), len(case.game.uses)
    noted = [use for seed in SEEDS for use in facts_of(case, seed)[0].uses]
    return all(
        seat in range(case.seats) and design in range(designs) and use in range(uses) for seat, design, use in noted
    )


def no_promise_is_made_twice(case: Case) -> bool:
    """No promise is made twice."""
    keys = [promise.key for promise in case.game.promises(case.table)]
    return len(set(keys)) == len(keys)


def promises_name_pieces_of_the_set(case: Case) -> bool:
    """Promises name pieces of the set."""
    pieces = {promise.piece for promise in case.game.promises(case.table)} - {None}
    return pieces <= set(case.content.by_id)


def a_position_dealt_on_purpose_breaks_no_invariant(case: Case) -> bool:
    """A position dealt on purpose breaks no invariant."""
    for number in range(len(case.game.promises(case.table))):
        state = case.game.spotlight(case.table, case.seats, 5, number)
        if state is not None and case.game.faults(state):
            return False
    return True


def its_set_passes_the_games_own_check(case: Case) -> bool:
    """Its set passes the game's own check."""
    return [issue for issue in rule_issues(case.content) if issue.severity is Severity.ERROR] == []


AT_EVERY_TABLE: tuple[Duty, ...] = (
    the_same_seed_is_the_same_game,
    another_seed_is_another_game,
    the_same_choices_come_to_the_same_scores,
    a_copy_equals_its_origin,
    past_copies_stay_as_they_were_while_the_game_goes_on,
    a_copy_goes_on_as_its_origin_does,
    there_is_always_something_to_choose,
    no_option_is_offered_twice,
    asking_for_options_changes_nothing,
    every_option_can_be_taken_and_loses_nothing,
    the_one_who_chooses_sits_at_the_table,
    invariants_hold_after_every_step,
    a_game_ends_within_its_limit_of_steps,
    a_guess_looks_the_same_to_its_seat,
    a_guess_breaks_no_invariant,
    guessing_leaves_the_game_alone,
    the_one_who_chooses_is_offered_the_same_in_a_guess,
    guesses_differ_in_what_is_hidden,
    a_guess_has_another_future,
    two_guesses_have_two_futures,
    the_same_guess_is_made_again,
    every_seat_has_a_score,
    someone_wins,
    scoring_changes_nothing,
    a_position_has_a_value_for_each_seat,
    being_watched_changes_nothing,
    parts_of_a_score_add_up_to_it,
    what_was_kept_was_promised,
    uses_name_seats_designs_and_uses_there_are,
    it_says_only_what_it_declares,
)
"""Asked at each number of seats that a set allows."""
AT_ITS_SMALLEST: tuple[Duty, ...] = (
    no_promise_is_made_twice,
    promises_name_pieces_of_the_set,
    a_position_dealt_on_purpose_breaks_no_invariant,
    its_set_passes_the_games_own_check,
    every_word_is_told,
    it_can_be_told_in_every_language,
)
"""Asked at the smallest table alone."""
