"""The end of the game: points for track, income and shares, and who wins."""

from __future__ import annotations

from validator.play.games.steam.rules.state import SteamState

INCOME_POINTS = 3
SHARE_POINTS = -3
PARTS = ("track", "income", "shares")


def parts(state: SteamState, seat: int) -> list[int]:
    """Points of a seat: a point for each section in its complete links, three for income, less three for shares."""
    sections = sum(link.sections for link in state.track.links.values() if link.owner == seat and link.complete)
    return [sections, INCOME_POINTS * state.income[seat], SHARE_POINTS * state.shares[seat]]


def scores(state: SteamState) -> list[int]:
    """Points per seat, also of those who went bankrupt."""
    points = [
        INCOME_POINTS * income + SHARE_POINTS * shares
        for income, shares in zip(state.income, state.shares, strict=True)
    ]
    for first, last, owner, sections, _, _ in state.track.links.values():
        if owner >= 0 and first >= 0 and last >= 0:
            points[owner] += sections
    return points


def rivals_of(state: SteamState) -> list[int]:
    """Those who may win: all who are not bankrupt; if everybody is, those who lasted longest."""
    if state.order:
        return list(state.order)
    return [seat for seat in range(state.seats) if state.out[seat] == max(state.out)]


def winners(state: SteamState) -> list[int]:
    """The seats with the most points of those who may win; the switch `final_tie` says what decides a tie."""
    rivals = rivals_of(state)
    totals = scores(state)
    best = max(totals[seat] for seat in rivals)
    first = sorted(seat for seat in rivals if totals[seat] == best)
    if state.table.rules.final_tie == "income":
        most = max(state.income[seat] for seat in first)
        first = [seat for seat in first if state.income[seat] == most]
    return first
