"""What a person at the terminal is asked, the answers in words, and what there is to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.play.engine.step import PASS, Decision
from validator.play.games.steam.rules.auction import TURN_ORDER_PASS, Bid, IssueShares, SelectAction
from validator.play.games.steam.rules.building import BUILD, Build, Urbanize
from validator.play.games.steam.rules.growth import DrawCubes, PlaceCube, is_on_map
from validator.play.games.steam.rules.laying import first_site, links_of
from validator.play.games.steam.rules.moving import IMPROVE, MoveGoods, deliveries
from validator.play.games.steam.rules.scoring import scores
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.steam.telling.names import Names
from validator.play.games.steam.track.links import NOBODY
from validator.play.games.steam.words.vocabulary import GROUPS


def question(names: Names, state: SteamState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    values: dict[str, object] = {"price": state.table.rules.share_price, "high": state.high}
    if not isinstance(decision, PlaceCube):
        seat = decision.seat(state)
        values |= {"cash": state.cash[seat], "shares": state.shares[seat]}
    if isinstance(decision, Build):
        values["left"] = state.stack.count(BUILD[decision.who])
    elif isinstance(decision, MoveGoods):
        values["engine"] = state.engine[decision.who]
    elif isinstance(decision, PlaceCube):
        values["cube"] = names.cube(state.cubes_drawn[0])
    return names.say(QUESTIONS[type(decision).__name__], **values)


def option(names: Names, state: SteamState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    if action == PASS:
        return names.say(NO_ANSWERS[type(decision).__name__])
    return _OPTIONS[type(decision)](names, state, decision, action)


def _shares(names: Names, state: SteamState, decision: IssueShares, action: int) -> str:
    if not action:
        return names.say("option-no-shares")
    return names.say("option-shares", shares=action, dollars=action * state.table.rules.share_price)


def _bid(names: Names, state: SteamState, decision: Bid, action: int) -> str:
    return names.say("option-stay-in") if action == TURN_ORDER_PASS else names.say("option-bid", dollars=action)


def _action(names: Names, state: SteamState, decision: SelectAction, action: int) -> str:
    return names.action_line(action)


def _build(names: Names, state: SteamState, decision: Build | Urbanize, action: int) -> str:
    return names.site(state, action) if action >= first_site(state.table) else names.tile(state, action)


def _move(names: Names, state: SteamState, decision: MoveGoods, action: int) -> str:
    if action == IMPROVE:
        return names.say("option-improve", engine=state.engine[decision.who] + 1)
    return names.delivery(state, deliveries(state, state.engine[decision.who])[action])


def _draw(names: Names, state: SteamState, decision: DrawCubes, action: int) -> str:
    return names.say("option-draw")


def _space(names: Names, state: SteamState, decision: PlaceCube, action: int) -> str:
    column = state.table.column_start
    city = max(city for city in range(len(state.table.cities)) if column[city] <= action)
    return names.say("option-space", city=names.city(city), space=action - column[city] + 1)


_Option = Callable[[Names, SteamState, Any, int], str]
_OPTIONS: dict[type, _Option] = {
    IssueShares: _shares,
    Bid: _bid,
    SelectAction: _action,
    Urbanize: _build,
    Build: _build,
    MoveGoods: _move,
    DrawCubes: _draw,
    PlaceCube: _space,
}


def situation(names: Names, state: SteamState, seat: int) -> list[str]:
    """What everybody sees: nothing on the table is secret."""
    rounds = state.table.rules.rounds[state.seats]
    lines = [names.say("see-round", round=state.round, rounds=rounds, order=names.players(state.order))]
    lines += [_player(names, state, other) for other in range(state.seats)]
    lines += [_city(names, state, city) for city in range(len(state.table.cities))]
    lines += _links(names, state)
    return lines


def _player(names: Names, state: SteamState, seat: int) -> str:
    number = state.action[seat]
    return names.say(
        "see-out" if state.out[seat] else "see-player",
        player=names.player(seat),
        cash=state.cash[seat],
        income=state.income[seat],
        shares=state.shares[seat],
        engine=state.engine[seat],
        links=links_of(state, seat),
        points=scores(state)[seat],
        action="–" if number < 0 else names.action(number),
    )


def _city(names: Names, state: SteamState, city: int) -> str:
    column = state.table.column_start
    coming = [0] * COLOURS
    for cube in state.display[column[city] : column[city + 1]]:
        if cube != NO_CUBE:
            coming[cube] += 1
    table = state.table
    return names.say(
        "see-city" if is_on_map(state, city) else "see-new-city",
        city=names.city(city),
        accepts=names.cube(table.city_colour[city]),
        group=GROUPS[table.city_group[city]],
        number=table.city_number[city],
        goods=names.goods(state, city),
        coming=names.cubes(coming),
    )


def _links(names: Names, state: SteamState) -> list[str]:
    """Each owner's links; last those that are nobody's."""
    lines = []
    for owner in (*range(state.seats), NOBODY):
        links = [names.link(state, link) for link in state.track.links.values() if link.owner == owner]
        if links:
            who = names.say("nobody") if owner == NOBODY else names.player(owner)
            lines.append(names.say("see-links", player=who, links=names.listed(sorted(links))))
    return lines
