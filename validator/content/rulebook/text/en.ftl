# Effects in words, as cards say them. Each is a clause; the first of a sentence begins with a capital.
sentence = { $said }.
after-each = { " " }
then = , then{ " " }
points = points
piece = piece
pieces = pieces
draw = draw { $count }
take-all = move all { $what } from { $start } to { $goal }
take = move { $count } { $what } from { $start } to { $goal }
take-named = move { $count } × { $what } from { $start } to { $goal }
fill-up = fill { $goal } up to { $count } from { $start }
take-as-many = move as many { $what } from { $start } to { $goal } as { $count }
move-it = put it into { $goal }
gain = { $number } +{ $count }
pay = { $number } −{ $count }
gain-counted = { $number } + ({ $count })
pay-counted = { $number } − ({ $count })
set = set { $number } to { $count }
roll = roll { $dice }
roll-some = roll { $count } of { $dice }
roll-as-many = roll as many of { $dice } as { $count }
shuffle = shuffle { $zone }
one = { $sound ->
    [vowel] an
   *[other] a
} { $what }
first-me = you go first from now on
first = { $player } goes first from now on
end-turn = the turn ends
end-game = the game ends
pass-on-next = everybody hands their { $zone } to the next player
pass-on-previous = everybody hands their { $zone } to the player before
if = if { $test }: { $then }
else = { $said }; otherwise: { $otherwise }
put = put { $what } from { $zone } into { $goal }
may-put = you may put { $what } from { $zone } into { $goal }
pick = pick { $what } from { $zone }: { $then }
may-pick = you may pick { $what } from { $zone }: { $then }
secretly = all pick { $what } from { $zone } in secret: { $then }
choose = { $actions }
may-choose = you may: { $actions }
for = { $player }: { $does }
each-player = each player in turn: { $does }
turns = in turn: { $does }; until { $test }
rounds = { $count } times: { $does }
run = carry out its { $field }
run-each = carry out the { $field } of each { $what } in { $zone }
player-me = you
player-all = each player
player-others = each other player
player-next = the next player
player-previous = the player before
player-first = the first player
highest = whoever laid the highest { $field } in { $zone }
highest-preferring = whoever laid the highest { $field } in { $zone } – { $prefer } before all others –
before = { " before " }
with = { $what } ({ $value })
like = { $what } (same { $fields } as { $other })
it = it
first-of = the first in { $zone }
last-of = the last in { $zone }
field-range = { $field } { $range }
field-value = { $field } { $value }
or = { " " }or{ " " }
and = { " " }and{ " " }
its = its { $field }
each = each { $what } in { $zone }
each-of = the { $field } of each { $what } in { $zone }
each-different = each different { $field } in { $zone }
each-most = the most of one { $field } in { $zone }
own-zone = { $whose ->
    [you] your
    [they] their
   *[the] the
} { $zone }
zone-of = { $zone } of { $player }
worth = { $of } ({ $row })
dice-sum = the sum of { $dice }
dice-showing = each { $sides } on { $dice }
from-to = { $least } to { $most }
or-more = { $least } or more
or-more-of = { $least } or more
up-to = at most { $most }
up-to-of = at most { $most }
nothing = 0
in-zone = { $range } are in { $zone }
is = { $amount } is { $range }
every-player = for every player { $test }
any-player = for a player { $test }
that-one = that { $are ->
    [cards] card
   *[things] piece
}
of-piece = the { $field } of { $piece }
move-piece = put { $piece } into { $goal }

# A whole rulebook.
heading-zones = Where everything lies
heading-begin = To begin
heading-turns = Turns
heading-rounds = Rounds
heading-effects = What the pieces do
zone-lies = **{ $zone }**: { $of ->
    [player] { $seen ->
        [owner] each player has one, and sees it alone.
        [nobody] each player has one, face down.
       *[all] each player has one, face up.
    }
   *[table] { $seen ->
        [all] for everybody, face up.
       *[nobody] for everybody, face down.
    }
}
refilled = When it runs out, shuffle everything from { $zone } into it.
begin = Put all { $what } into { $zone }.
begin-shuffled = Shuffle all { $what } and put them into { $zone }.
number-begins = { $number }: begin with { $count }.
number-begins-each = { $number }: each player begins with { $count }.
turns-go = Beginning with { $player }, the players take turns. On your turn, in this order:
turns-end = The turns go on until, after one of them, { $test }.
turns-within = turn after turn, until { $test }:
rounds-go = Play { $count } rounds. In each of them:
rounds-many = Round after round. In each of them:
rounds-end = The rounds go on until, after one of them, { $test }.
each-player-go = each player, beginning with { $player }:
for-go = { $player }:
only-if = Only if { $test }.
pick-one = Pick { $what } from { $zone }.
any-otherwise = If there is none, pick any.
named = **{ $name }**: { $said }
choose-again = { $actions }, again and again while { $test }
may-choose-again = as often as you like while { $test }, you may: { $actions }
has-left = you have { $number } left
count-showing = the count of { $sides } on { $dice }
count = the number of { $what } in { $zone }
count-different = the number of different values of { $field } in { $zone }
count-designs = the number of different { $what } in { $zone }
count-of = the sum of { $field } of { $what } in { $zone }
counted = { $amount } is { $range }
counted-just = { $amount } is { $range }
is-just = { $amount } is { $range }
score-adds = At the end each player adds up:
score-each = { $count } for each { $what } in { $zone }
score-different = { $count } for each different { $field } in { $zone }
score-most = The highest total wins.
score-ties = In a tie, whoever has more of this wins: { $amount }.
laid-by = { $what } laid by { $player }
alike = { $what } of one { $field }
line = the longest line of { $what } on { $zone }
line-own = one’s own longest line of { $what } on { $zone }
area = the largest group of { $what } on { $zone }
area-own = one’s own largest group of { $what } on { $zone }
beside = each { $what } next to it
beside-of = the { $field } of each { $what } next to it
lay = lay { $piece } on a free place of { $zone }
lay-beside = lay { $piece } on a free place of { $zone } next to { $what }, as soon as any lie there
lay-beside-else = lay { $piece } on a free place of { $zone }, next to { $what } if there is such a place
bid = bids go round from { $player } on: raise { $number }, { $most }, or be out; the highest bidder: { $then }
unsold = { $said }; if nobody bids: { $otherwise }
board-squares = **{ $zone }**: a board of { $columns } × { $rows } squares, empty at the beginning.
board-hexes = **{ $zone }**: a board of hexes with { $edge } along each of its six edges, empty at the beginning.
board-falls = A piece falls to the lowest free square of its column.
teams = There are { $teams } teams, seated in turn around the table; the points of a team are added up.
rank-place = { $points } for { $place ->
    [1] the most
    [2] the second most
    [3] the third most
    [4] the fourth most
    [5] the fifth most
   *[other] place { $place }
}
rank-higher = { $amount }: { $row } (equal players all get the higher, and who has none nothing)
rank-lower = { $amount }: { $row } (equal players all get the lower or nothing, and who has none nothing)
is-most-higher = { $amount } is the highest, alone or with others
is-most-lower = { $amount } is higher than anybody else’s
laid-by-me = { $what } of one’s own
go = move one { $what } on { $zone } to a free place next to it
go-take = move one { $what } on { $zone } to a place next to it: a free one, or where a piece of another player lies, which goes into { $goal }
go-jump = move one { $what } on { $zone } to a free place next to it, or leap over a piece of another player to the free place straight behind; what is leapt over goes into { $goal }
player-asker = the player who asked
player-if = { $player } (if { $test })
turn = turn up { $what } of { $zone } for all to see: { $then } (what still lies there afterwards is turned back)
secretly-many = all pick { $count } { $what } from { $zone } in secret and in order; then the first of each player is revealed, then the second and so on, each of them: { $then }
address = name one of these: { $players }. That player: { $then }
offer = these are asked in turn whether they { $called }: { $players }; whoever does so first: { $then }
agree = agree
refused = { $said }; if nobody does: { $otherwise }
place = { $who ->
    [me] one’s own piece stands on { $zone }
   *[other] the piece of { $player } stands on { $zone }
}
place-number = { $who ->
    [me] the place of one’s own piece on { $zone }
   *[other] the place of { $player }’s piece on { $zone }
}
field-place = { $field } is where { $place }
area-edges = the most edges of { $zone } that one group of { $what } touches
area-edges-own = the most edges of { $zone } that one of one’s own groups of { $what } touches
go-steps = move one { $what } on { $zone } as many places on as { $steps }
go-shared = move one { $what } along a way of { $zone } to the next place
board-track = **{ $zone }**: a track of { $places } places, one after the other.
board-map = **{ $zone }**: a map of { $places } places. Ways lead { $ways }.
way = from { $place } to { $others }
between-ways = ;{ " " }
comma = ,{ " " }
board-shared = Several pieces may stand on one place.
board-full = **{ $zone }**: { $columns } × { $rows } places for pieces that lie face down.
begin-each = Give each player one of each { $what } for their { $zone }.
begin-different = Each player takes { $what } of a colour or kind of their own for their { $zone }.
begin-face-down = Shuffle all { $what } and lay them face down on { $zone }, one at each place.
rank = { $amount }: { $row }
ranks-higher = Players who have equally many of something all get the higher number; who has none of it gets nothing.
ranks-lower = Players who have equally many of something all get the lower number; who has none of it gets nothing.
all-win = Everybody plays together: all points are added up, and you all win if { $test }. Otherwise you all lose.
zone-of-all = { $zone } of all players together
dice-shown = the number on { $dice }
just = equal to { $amount }
run-piece = carry out the { $field } of { $piece }
go-just = move one { $what } on { $zone } { $steps ->
    [one] 1 place
   *[other] { $steps } places
} on
lay-first = lay { $piece } on the first place of { $zone }
lay-shared = lay { $piece } on a place of { $zone }
heading-afterwards = Afterwards
box = the box
none-in-zone = nothing is left in { $zone }
effects = effects
dice-are = **{ $dice }**: { $count ->
    [one] a die with { $sides } sides.
   *[other] { $count } dice with { $sides } sides each.
}
gain-each = { $number } +{ $count } for { $each }
pay-each = { $number } −{ $count } for { $each }
field-above = { $field } above that of { $piece }
field-below = { $field } below that of { $piece }
or-any = { $what } (any if there is none)
dice-show = { $dice } shows { $sides }
any-dice-show = any of { $dice } shows { $sides }
any-empty = a player has nothing left in { $zone }
every-empty = nobody has anything left in { $zone }
again-until = again and again, until { $test }
times-until = up to { $count } times, until { $test }
colon = :{ " " }
go-back = move one { $what } on { $zone } { $steps ->
    [one] 1 place
   *[other] { $steps } places
} back
nothing-happens = nothing happens
smallest = { $first } or { $last }, whichever is less
largest = { $first } or { $last }, whichever is more
pay-up-to = { $number } −{ $count } (or all there is)
