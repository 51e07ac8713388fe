# What the checks of Galaxy Trucker say.
about = about { $number }
at-least = { $number } at least
at-most = { $number } at most
below = below { $number }
enough = { $number } are enough
from-to = { $least } to { $most }
or-less = { $number } or less
or-more = { $number } or more
up-to = up to { $number }

## Players, tracks and time
wrong-players = the game is for { $least } to { $most } players
teams-of-four = rules: teams needs four players
idle-teams = rules: teams does nothing with fewer than { $players } players
twin-rounds = rules: rounds plays a round twice
odd-rounds = rules: rounds plays a later round before an earlier one
no-flight-board = the set has no flight board
second-flight-board = { $board }: a second flight board is never used
one-flight-board = { $board }: one flight board is used
shared-start = { $board }: in round { $round } rockets of { $players } players would start on one space
short-track = { $board }: on a short track the leader soon laps the others, who give up
long-track = { $board }: on a long track nobody is ever lapped
late-finish = rules: nobody can finish while the sand runs in round { $rounds }: finish_from asks for more tiles than can be built in
short-time = rules: action_points are too few to fill the board of round { $rounds }
long-time = rules: action_points far beyond what filling a board takes

## Tiles
tile-connector-on-exhaust = { $tile } has a connector on its rear, where its exhaust is: nothing may ever stand there
tile-connector-on-muzzle = { $tile } has a connector on its front, where its muzzle is: nothing may ever stand there
tile-shield-sides = { $tile } is a shield that does not cover two neighbouring sides
tile-start-cabin-sides = { $tile } is a start cabin, which has universal connectors on all four sides
unjoinable-tile = { $tile } has no connector: it can never be joined to a ship
one-connector = one connector at least
dead-end = { $tile } is structure with a single connector: it does nothing, and joins nothing to the ship
two-connectors = two connectors at least
unmatched-connector = { $tile }: no other tile has a connector that fits the { $connector } one on its { $side }
twin-start-cabin = { $tile }: more than one start cabin is { $colour }; colours tell whose ship it is
too-few-start-cabins = { $players } players need as many start cabins; the set holds { $cabins }
no-batteries = { $tile } works on batteries, and no tile of the set holds any
unasked-batteries = { $tile }: nothing in the set uses batteries
no-cabin-for-aliens = { $tile }: the set has no cabin in which an alien could live
no-such-alien = { $tile }: the set has no { $colour } alien
homeless-alien = { $token }: no life support of the set is for a { $colour } alien

## What tiles are good for
no-use-for-engines = { $tile }: engines are of no use: there is no open space, and no combat zone compares engine power
no-use-for-cannons = { $tile }: cannons are of no use: there is no enemy, no large meteor, and no combat zone compares fire power
no-use-for-shields = { $tile }: shields are of no use: there are no small meteors and no small shots
no-use-for-cabins = { $tile }: cabins are of no use: no card asks for crew or takes it
no-use-for-holds = { $tile }: holds are of no use: no card pays out goods
no-use-for-brown = { $tile }: brown aliens are of no use: nothing asks for engine power
no-use-for-purple = { $tile }: purple aliens are of no use: nothing compares fire power
special-holds = { $tile }: special holds are no better than others: no card pays out red goods
few-for-all-engines = { $tile }: too few engines for { $players } players: not every ship can have one
few-for-all-cannons = { $tile }: too few cannons for { $players } players: not every ship can have one
few-for-all-shields = { $tile }: too few shields for { $players } players: not every ship can have one
few-for-all-cabins = { $tile }: too few cabins for { $players } players: not every ship can have one
few-for-all-holds = { $tile }: too few holds for { $players } players: not every ship can have one
few-for-all-batteries = { $tile }: too few batteries for { $players } players: not every ship can have one
lacking-open-space = no flight of round { $rounds } has open space: no card moves a ship ahead, and engines hardly matter
lacking-enemies = no flight of round { $rounds } has enemies: fire power hardly matters
lacking-meteors = no flight of round { $rounds } has meteors: exposed connectors, shields and cannons hardly matter
lacking-goods = no flight of round { $rounds } has goods: holds are of no use

## Ship boards
twin-board = { $piece }: another side of a ship board is called { $board } as well
broken-columns = { $piece }: the first column of board { $board } is numbered above its last
broken-rows = { $piece }: the rows of board { $board } are not numbered one after another
outside-numbers = { $piece }: row { $row } of board { $board } has a cell outside the printed columns
twin-cell = { $piece }: row { $row } of board { $board } names column { $column } twice
start-off-board = { $piece }: the start cabin of board { $board } does not stand on a cell
unreachable-cell = { $piece }: the cell at column { $column }, row { $row } of board { $board } cannot be reached from the start
no-room-beside = { $piece }: board { $board } has no cell beside the start cabin: no tile can be built in
no-room-for-engine = { $piece }: no engine can stand on board { $board }: behind every cell lies one that holds it
no-room-for-ship = { $piece }: board { $board } has few cells: a start cabin, an engine, a cannon, a battery, a cabin and a hold do not fit at once
cells = { $cells } cells
cells-or-more = { $cells } cells or more
free-loss = { $piece }: tiles lost on board { $board } cost nothing, since most_loss is 0
idle-cap = { $piece }: the cap most_loss of board { $board } never matters: no ship can lose more tiles
below-or-none = below { $number }, or no most_loss at all
missing-board = round { $round } has no ship board
missing-named-board = round { $round } has no ship board named { $board }
too-few-boards = { $piece }: { $players } players need as many boards for round { $round }
idle-board = { $piece }: board { $board } is never used: round { $round } has board { $other }
unknown-third-board = { $piece }: board { $board } is never used: third_board knows only { $known }
shrinking-board = { $piece }: board { $board } of round { $later } is smaller than that of round { $earlier }

## Boards to fill
not-looked-for = { $piece }: whether a legal ship fills board { $board } was not looked for: the { $boards } boards before it took all the work that a set is given
no-solver = { $piece }: whether a legal ship fills board { $board } is not known: OR-Tools is not installed
more-cells-than-tiles = { $piece }: board { $board } has { $cells } cells, and the set only { $tiles } tiles
unfillable-board = { $piece }: no legal ship fills board { $board }; the fullest found has { $most } of { $cells } cells
search-given-up = { $piece }: the search for a legal ship that fills board { $board } was given up; the fullest found has { $most } of { $cells } cells

## Piles of cards
too-few-cards = the rounds use { $needed } cards of level { $level }; the set holds { $held }
idle-level = no round uses cards of level { $level }
pile-levels = rules: pile of round { $round } gives { $numbers } numbers, and there are only levels I, II and III
three-numbers = three numbers
missing-pile = rules: pile has no cards for round { $round }
no-first-card = rules: the piles of round { $round } hold no card of level { $round }, which must come first
high-level = rules: round { $round } deals cards of a level above its own
long-pile = rules: { $cards } cards make round { $round } far longer than the base set's
about-in-each = about { $number } in each pile
idle-star = { $card } is starred, and the learning flight has cards of level 1 alone
level = level { $level }
starless-cards = { $card } and other cards of level 1 without a star never come up: round 1 is a learning flight
such-cards = { $cards } such cards
too-few-stars = the learning flight uses { $needed } starred cards; the set holds { $held }
too-many-stars = the learning flight is flown with all { $held } starred cards, far more than the { $needed } of its piles

## Adventure cards
no-engines-in-space = the set has no engine: every ship gives up at the first open space
no-engines-at-once = the set has no engine: every ship gives up at once
unbeatable-enemy = { $card } can never be beaten: a ship of its rounds has fire power { $power } at most
unbeatable-in-round = { $card } cannot be beaten in round { $rounds }: a ship has fire power { $power } there at most
unreachable-crew = { $card } asks for { $crew } crew; a ship of round { $rounds } has room for { $room }
unstorable-goods = { $card }: no tile of the set has room for { $colour } goods
overfull-load = { $card } pays out more goods than any ship of its rounds can store
goods-at-most = { $goods } goods, { $red } of them red, at most
no-shield-for-meteors = { $card }: no shield of the set stops its small meteors
no-shield-for-shots = { $card }: no shield of the set stops its small shots
no-cannon-for-meteors = { $card }: no cannon of the set shoots down its large meteors
twin-line = { $card } compares { $what } on two lines
idle-line = { $card } compares { $what }, of which no tile of the set gives any: always the leader suffers
least-crew = crew
least-engine_power = engine power
least-fire_power = fire power
nothing-to-take = { $card } takes goods or batteries, and no ship can hold any
no-joined-cabins = { $card }: an epidemic needs two joined cabins, and the set has none but start cabins

## Rewards and prices
worse-aliens = rules: alien_bonus 0 leaves aliens worse than the two humans they take the place of
missing-reward = rules: placing has { $rewards } rewards for round { $round }; { $players } players may arrive
idle-reward = rules: placing has { $rewards } rewards for round { $round }, and { $ships } ships at most arrive
odd-reward = rules: placing pays a later ship more than an earlier one in round { $round }
no-placing = rules: placing pays nothing in round { $round }
equal-rewards = rules: placing pays every place alike in round { $round }: the order of the ships does not matter
no-fewest-exposed = rules: fewest_exposed pays nothing in round { $round }: exposed connectors are not compared
falling-reward = rules: { $switch } pays less in round { $later } than in round { $earlier }
worthless-goods = rules: goods_price is 0 for all goods: nothing is gained by loading them
odd-prices = rules: red goods are worth most, then yellow, green and blue; goods_price says otherwise
unsold-goods = rules: nobody buys { $colour } goods, since their goods_price is 0
equal-prices = rules: { $dearer } and { $cheaper } goods sell for the same: their colours do not matter
unpaid-crew = { $card } gives nothing for the crew
unpaid-victory = { $card } pays nothing to who beats it
poor-reward = { $card } pays less than a credit for each of the crew it takes
no-cost = { $card } costs no days: there is nothing to weigh
no-penalty = { $card } has a line without a penalty: losing 0 days is nothing
lone-planet = { $card } has a single planet: one player lands, and nobody else has a choice
twin-planets = { $card } has two planets with the same goods: who lands second chooses nothing
unsold-planet = { $card } has a planet whose goods nobody buys

## Tokens and supplies
no-help = the set has no rules card to lie on the flight board
odd-form = { $piece } is listed under { $kind }, and such pieces are not cut as a { $form }
unasked-colour = { $token }: nothing in the set asks for a { $icon } of its colour
no-colour = no colour
twin-number = { $token }: two number tiles say { $number }: who is ahead is not clear
unasked-number = { $token }: nobody ever takes number tile { $number }
no-timer = no card of the set says how long the timer runs
empty-timer = { $token }: the timer says no time: one run has 0 seconds
odd-timer = { $token }: a run of { $seconds } seconds is far out; the base set has { $usual }
no-battery-held = { $token }: no tile of the set holds batteries
unpaid-goods = { $token }: no card that comes up pays out { $colour } goods
short-of-battery = the slots of all batteries take { $needed } battery tokens; the set holds { $held }
short-of-human = the places in all cabins take { $needed } humans; the set holds { $held }
far-more-battery = far more battery tokens than the slots of all batteries ever take
far-more-human = far more humans than the places in all cabins ever take
scarce-goods = all holds together take { $places } goods; the set holds { $goods }
too-few-aliens = each of { $players } players may have a { $colour } alien; the set holds { $held }
spare-aliens = far more { $colour } aliens than players: a ship takes one
goods-at-once = { $card } can pay out { $goods } { $colour } goods; the set holds { $held }
goods-in-turn = { $card } can pay out { $goods } { $colour } goods, since a beaten enemy goes on; the set holds { $held }
no-number-tile = the set has no number tile { $numbers } for { $players } players
too-few-rockets = { $tile }: the { $colour } player needs { $rockets } rockets of that colour
spare-rockets = { $token }: a player needs { $rockets } rockets
number-of-dice = the game is played with { $dice } dice
no-tiles = the set has no tiles but start cabins: nothing can be built
too-few-tiles = { $players } ships of round { $round } have { $cells } cells to build on; the set holds { $tiles } tiles for them

## Money
worthless-note = { $note }: a note without a value pays nothing
twin-note = { $note }: { $other } is worth as much: two kinds of notes are one
no-notes = the set has no notes to pay credits with
no-change = { $note }: too little change below { $value } credits for { $players } players, who may each hold { $most }
credits-in-smaller-notes = { $credits } credits in smaller notes
scarce-money = the notes of the set are worth less than { $players } players may earn: { $rewards } credits in rewards, { $cards } by cards, { $goods } for goods
credits-in-notes = { $credits } credits in notes
other-value = { $token } is called { $printed } in { $language }, and its value is { $value }
price-printed = { $token } says { $printed }; by goods_price { $colour } goods sell for { $price }

## Switches
round-not-played = round { $round } is not played
no-swap = only teams of two swap ships, and only in rounds 2 and 3
same-gap = in round 1 both ways leave one space
no-split = nothing ever splits a ship
no-fault = with strict_build no ship ever has a fault
no-alien-aboard = no alien ever comes aboard
no-rear-meteor = no card that comes up has a large meteor from the rear
no-enemy = no enemy comes up
no-enemy-leaves = no enemy comes up, or enemies go on anyway by beaten_enemy
no-epidemic = no epidemic comes up
no-sabotage = no sabotage comes up
no-zone-or-sabotage = neither a combat zone nor sabotage comes up
no-pirates = no pirates come up
no-shielding = there are no shields, or no small meteors or shots to stop
fewest-exposed-unpaid = fewest_exposed pays nothing
even-prices = all prices of goods are even
nothing-costs = nothing costs credits
every-board-capped = every board played on has most_loss, and so a box
no-alien-home = the set has no alien with a life support and a cabin
idle-alien = rules: first_alien_round is later than the last round: no alien ever comes aboard

## Far out
far-beyond = { $card }: { $what } far beyond any { $event } of level { $level } in the base set
far-below = { $card }: { $what } far below any { $event } of level { $level } in the base set
worth-of-goods = goods worth
worth-of-best-planet = best planet
event-slavers = slavers
event-smugglers = smugglers
event-pirates = pirates
event-abandoned_ship = abandoned ship
event-abandoned_station = abandoned station
event-planets = planets
event-meteor_swarm = meteor swarm
event-combat_zone = combat zone
event-sabotage = sabotage
many-copies = { $piece }: far more copies than any of the base set, which has one of each
spare-boards = { $piece }: more copies than players: { $most } are used at most
far-reward = rules: { $switch } of round { $round } is far beyond what is usual
far-price = rules: goods_price of { $colour } goods is far beyond what is usual
far-switch = rules: { $switch } is far beyond what is usual
far-reserve = { $piece }: board { $board } lets far more tiles be set aside than is usual
far-loss = { $piece }: lost tiles cost far more on board { $board } than is usual in round { $round }
no-cabin-joins = { $tile }: no connector of it holds to one of any cabin, so that no alien can ever board
no-holds = no tile of the set has room for goods, which { $cards } pay out
