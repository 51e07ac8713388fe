# What the checks of Age of Steam say.
at-least = at least { $number }
up-to = up to { $number }
more-than = more than { $number }
less-than = less than { $number }
or-more = { $number } or more
from-to = { $least } to { $most }
at-least-at-the-start = at least ${ $number } at the start
first-hexes = { $hexes } ...

## Players and rounds
wrong-players = the game has colours for { $most } players
lone-player = a game ends when one player is left: a player alone plays one round
from-two-players = from 2 players on
missing-rounds = rules: rounds does not say how many rounds { $seats } players play
rounds-of-each = a number of rounds for each number of players

## The map
wrong-maps = a set has one map, this one has { $maps }
twin-hex = the hex { $hex } is on the map twice, first among the { $field }
off-grid = the hex { $hex } touches no other hex of the map
land-apart = land is cut off from { $city }: { $hexes }
hexes = { $count } hexes
closed-city = no track can leave { $city }: no land lies around it
cut-off-city = no track can join { $city } to another city
cities-touch = { $city } lies next to { $other }: no track fits between them
twin-river-edge = the river at { $hex } flows through one edge twice
broken-river = the river at { $hex } does not flow on across edge { $edge } into { $ahead }
missing-translation = the hex { $hex } has no name in { $language }
name-in-each-language = a name in each language of the set
twin-title = '{ $name }' is the { $language } name of { $hex } and of { $other }

## The land
hole = the map has a hole: { $hexes ->
        [one] a hex is
       *[other] { $hexes } hexes are
    } missing with others on every side
lake-or-land = a lake, or land
notch = no hex lies at { $hex }, though { $neighbours } or more of its neighbours are on the map
few-starts = { $players } players begin beside a city, and there are only { $hexes } hexes of land
narrow-city = track can leave { $city } on one side only, over { $hex }
town-touches = { $town } lies next to { $stop }: with a new city on it no track fits between them
dead-river = no track can lie on the river at { $hex }: of its { $edges } neighbours fewer than { $least } are land
dead-mountain = no track can lie on the mountain at { $hex }: of its { $edges } neighbours fewer than { $least } are land

## Links
short-engine = engines end at { $engine }, and no city of the map lies fewer than { $links } links from another
far-city = { $city } lies { $links } links from the nearest city, engines end at { $engine }
spare-engine = engines end at { $engine }, and no delivery can pass more than { $links } links of this map
unjoinable-cities = the set's tiles cannot join these cities to others, however many there were of each: { $cities }
few-for-network = to join all cities takes { $needed } tiles or more, the set has { $held }
network-given-up = no track was found that joins all cities with the set's tiles, though there may be some: the search gave up after { $steps } steps; left out: { $cities }
network-not-found = no track was found that joins all cities with the set's tiles, though there may be some: every way tried ran out of tiles; left out: { $cities }
tiles-laid = { $tiles } tiles laid

## Cities
no-city-for-colour = no city accepts { $colour } cubes, of which the set has { $cubes }
only-new-cities = { $colour } cubes are accepted by new cities alone, and none can come to the map
scarce-colour = { $cities } cities accept { $colour } cubes, of which the set has { $cubes }
idle-colour = { $city } accepts { $colour } cubes, of which the set has none
twin-number = { $city } and { $other } both have the { $group } number { $number }
idle-group = no city has a { $group } number: the { $group } dice bring nothing
idle-number = no city has the { $group } number { $numbers }: dice that show it bring nothing
idle-numbers = no city has the { $group } numbers { $numbers }: dice that show it bring nothing
spare-new-cities = the set has { $cities } new cities, its map only { $towns } towns to put them on
twin-city = the new city { $city } is there { $count } times; each is a place of its own
too-few-cubes = the goods board and the cities take { $needed } cubes at the start, the set has { $cubes }
empty-bag = no cube is left in the bag at the start, so that production finds none
no-goods = no city has cubes at the start: no goods can move in the first round

## Track tiles
no-simple-track = the set has no tile with a single track, with which every player must begin
land-or-town = { $tile } has tracks and stubs; a tile is for land or for towns
blank-tile = { $tile } joins nothing
looped-track = { $tile } joins edge { $edge } to itself
shared-edge = both tracks of { $tile } use edge { $edge }
twin-stubs = { $tile } has two stubs at one edge
twin-tile = { $tile } is { $other } turned; raise the count of one of them instead
no-towns = the map has no towns, on which alone can lie { $pieces }
town-markers = the town markers
spare-tiles = the set has { $count } of { $tile }, the map { $towns } towns for them
no-town-track = the map has towns, but the set has neither town tiles nor markers for them
no-markers = the set has no town markers: on { $towns } towns only the { $tiles } town tiles can lie
few-markers = the map has { $towns } towns, the set { $tiles } town tiles and { $markers } markers: not all can have track at once
few-simple-tiles = { $players } players begin with a tile of a single track each, the set has { $tiles }
few-tiles = { $players } players can lay { $needed } tiles in the first round, the set has { $tiles }
never-laid = { $tile } can never be laid: it may not be placed on an empty hex, and replaces no other tile
fits-no-town = { $tile } fits no town of the map without leading to a lake or off it
fits-no-hex = { $tile } fits no hex of the map without leading to a lake or off it

## Boards and small components
wrong-goods-boards = a set has one goods board, this one has { $boards }
wrong-income-boards = a set has one income board, this one has { $boards }
shares-end-early = { $board }: shares begin at { $first } and end at { $last }
short-order = { $board } has places for { $places } players, the set is for { $players }
rounds-counted = { $board } counts { $counted } rounds, the rules play up to { $played }
no-shares = { $board }: shares begin where they end, at { $last }: nobody can ever issue one
few-shares = { $board }: a player can issue { $shares } shares in a whole game
fixed-engine = { $board }: engines begin and end at 1: nobody can ever improve one
steps-beyond = { $board } ends at an income of { $income }, { $steps } steps of the reductions lie beyond
no-step-reached = { $board } ends at an income of { $income }, the first reduction begins at { $first }
colours-of-discs = { $players } players need discs in as many colours, the set has { $colours }
colours-of-trains = { $players } players need trains in as many colours, the set has { $colours }
few-of-discs = a player needs { $needed } discs, of { $colour } there are { $held }
few-of-trains = a player needs { $needed } trains, of { $colour } there are { $held }
pairs-of-colours = { $players } players need discs and trains of one colour each; only { $both } colours have both (not { $lone })
unpaired-disc = nobody can play { $colour }: the set has { $piece }, and no trains of that colour
unpaired-train = nobody can play { $colour }: the set has { $piece }, and no discs of that colour
spare-discs = a player has a use for { $needed } discs, of { $colour } there are { $held }
unequal-trains = of { $colour } there are { $held } trains, of another colour { $most }; everybody plays with { $held }
spare-copies = { $piece } is there { $count } times; everybody plays on one
no-dice = the set has no die, and goods grow by dice
too-few-dice = { $players } players roll a die each when goods grow, the set has { $dice }
spare-dice = the set has { $dice } dice, and never are more than { $needed } rolled at once
spare-markers = the set has { $markers } town markers, the map { $towns } towns for them
no-round-marker = the set has no marker for the track of rounds
spare-round-markers = the set has { $markers } round markers, and one track for them
twin-piece = { $piece } is the same as { $other }; raise the count of one of them instead

## Actions
too-few-actions = { $players } players select an action each, { $board } has { $actions }
last-action = { $board } has { $actions } actions for { $players } players: whoever is last has no choice
twin-action = { $board } has the action '{ $action }' twice
twin-action-of-one = { $board } has the action '{ $action }' twice; only the first in the order of players who selects it has anything of it
idle-new-cities = no action puts the { $cities } new cities on the map: { $board } lacks 'urbanization'
no-production = nothing fills the display again: { $board } lacks 'production'
idle-action = { $board }: the action '{ $action }' { $reason }
nothing-alone = does nothing for a player alone
fewer-tile-actions = allows { $tiles } tile actions, fewer than the { $plain } of everybody
same-tile-actions = allows { $plain } tile actions, as everybody has
engines-at-their-end = improves engines, which cannot be better than 1
levels-above-room = adds { $levels } levels, engines have room for { $room }
no-city-to-put = has no new city to put on the map
no-town-to-put-on = has no town to put a new city on
cities-above-room = puts { $cities } new cities on the map, there is room for { $room }
late-cities = brings up to { $most } of the { $cities } new cities in { $rounds } rounds
only-round = fills the display in the only round, before which nothing is empty
cubes-above-room = draws { $cubes } cubes for { $spaces } spaces
only-auction = is for the next auction, and there is but one round

## Money
too-little-money = { $players } players begin with ${ $needed }, the notes are worth ${ $total }
no-start-money = the notes cannot be dealt so that each of { $players } players begins with ${ $cash }
notes-of = { $count } of ${ $value }
tight-money = { $players } players who issue { $shares } shares in the first round hold ${ $needed }, the notes are worth ${ $total }
no-change = no note is worth $1, so that most sums cannot be paid
little-change = for { $players } players to hold any sum below ${ $below } the set needs { $needed } notes of $1, it has { $held }
no-start = nobody can ever build: the cheapest first tile costs ${ $price }, start money and all shares bring ${ $most }
late-start = nobody can build in the first round: the cheapest first tile costs ${ $price }, a player has up to ${ $most }
bankrupt-start = everybody is bankrupt after the first round unless goods move: at best ${ $missing } are missing for shares and engine

## Switches
idle-terrain = rules: place: { $terrain } decides nothing: the map has no { $terrain }
no-crossing-tile = the set has no crossing tile
no-parallel-tile = the set has no parallel tile
no-double-tile = the set has no crossing or parallel tile
no-double-placed = place_double is off
no-town-on-map = the map has no towns
no-city-comes = no new city can come to the map
no-tile-redirects = no tile of the set differs from another in where one track ends
no-share-issued = nobody can ever issue a share
most-shares-issued = nobody can issue more than { $shares } shares in a whole game
one-tile-action = nobody has two tile actions in a turn
no-pass-given = no action gives a pass in the auction
no-display-filled = no action fills the display
no-new-column = the set has no new cities, so that every column belongs to a city of the map
no-new-cities = the set has no new cities
no-other-replacement = off towns a tile can be replaced by a crossing or a parallel tile alone
one-link = engines end at 1, so that goods move over one link
no-cities-alike = no two cities accept cubes of one colour
two-players = a game of two ends with the first bankruptcy
nobody-earns = income_per_link is 0, so that nobody has an income
equal-terrain = track costs ${ $cost } on every land: terrain makes no difference
easy-terrain = track costs ${ $low } on a { $hard } and ${ $high } on a { $easy }, the easier land
idle-rounds = rules: rounds speaks of { $seats } players, the set is for { $least } to { $most }
one-round = { $seats } players play one round: goods grow and income is reduced for nothing
rising-rounds = { $seats } players play { $rounds } rounds, { $fewer } only { $before }
free-everywhere = track costs nothing on any land: money decides nothing but the auction
free-terrain = track on a { $terrain } costs nothing
free-switch = rules: { $switch }: for this nothing is paid
no-income = moving goods brings nobody income: nobody can ever pay for shares and engine but with shares
worthless-share = a share brings $1 and costs $1 in the same round: nobody gains by issuing one
idle-step = from an income of { $income } on the reduction is { $amount }, as it is below
falling-reduction = from an income of { $income } on the reduction is { $amount }, below that it is { $before }
total-reduction = a reduction of { $amount } leaves nothing of an income of { $income }
steep-reduction = every income from { $income } to { $end } keeps less than an income of { $below } does

## Far out
far-out = { $name } is { $value }, far beyond the published game
no-remark = up to { $most } without this remark
value-of-switch = rules: { $switch }
value-of-terrain = rules: place: { $terrain }
value-of-reduction = the reduction of an income of { $income }
value-of-rounds = the number of rounds of { $seats } players
value-of-count = the count of { $piece }
value-of-field = { $piece }: { $field }
value-of-note = the value of { $note }
value-of-cubes = the number of cubes on { $city }
value-of-action = { $board }: { $field } of '{ $action }'
weak-engine = { $board } counts { $links } links: nearly every delivery is too long for that
fit-no-town = none of { $tiles } fits a town of the map without leading to a lake or off it
fit-no-hex = none of { $tiles } fits a hex of the map without leading to a lake or off it
