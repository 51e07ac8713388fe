# What the checks of Roll for the Galaxy say.
from-to = { $least } to { $most }
at-least = at least { $least }

## What the box holds
wrong-players = the game is for 2 to 5 players
too-few-factions = { $players } players need { $players } factions, the set has { $held }
too-few-homes = { $players } players need { $players } home worlds, the set has { $held }
too-few-tiles = { $players } players draw { $needed } tiles to begin with, the bag holds { $held }
small-bag = the bag of { $tiles } tiles may run out before anybody has { $tableau } in a tableau
phase-tiles = there must be one phase tile for { $phase }, the set has { $held }
too-few-parts = { $players } players need a { $kind } each, the set has { $held }
odd-colour = { $part } is { $colour }, but there is no { $colour } { $others }
spare-part = one player needs one { $colour } { $kind }, the set has more
too-few-colours = { $players } players need all their things in one colour, only { $complete } colours are complete
too-few-things = { $players } players need { $needed } of '{ $kind }', the parts list has { $held }
too-few-chips = { $players } players need chips worth { $needed } points, the set has { $held }
no-reserve = the pool of { $players } players takes all chips, so that none is laid aside
idle-chip = { $chip } is worth { $value } points, more than the { $needed } of all chips in a game
no-change = no chip is worth 1 point, so that most points cannot be paid
little-change = { $players } players can need { $needed } chips of { $value } at once, the set has { $held }

## Dice
wrong-sides = { $die } has { $sides } sides, a die has six
six-in-all = numbers that add up to 6
same-sides = { $die } always shows { $side }, so that nobody need roll it
unshown-phase = no side of any die that players can have shows { $phase }, and none is wild
twin-colour = { $die } and { $other } are both { $colour } dice
no-home-dice = the set has no home dice, with which everybody begins
missing-die = { $face } gives { $colour } dice, of which the set has none
too-few-home-dice = { $players } players begin with { $needed } home dice, the set has { $held }
few-dice-at-start = factions and homes can give { $players } players { $needed } { $colour } dice, the set has { $held }
few-dice-in-all = all tiles together can give { $needed } { $colour } dice, the set has { $held }
idle-dice = no tile gives { $colour } dice, so that all { $dice } stay in the supply
spare-dice = { $die } stays in the supply for the most part; all tiles together give { $given }
idle-match = { $die } matches { $colour } worlds, of which the set has none
odd-match = { $die } does not match the worlds of its own colour
same-match = every die matches every world, so that each consumption brings the points of a match
unmatched-colour = no die matches { $colour } worlds, so that consuming their goods never brings more

## What tiles bring at once
no-room-on-development = { $face } is a development and cannot hold a good
no-room-on-grey-world = { $face } is a grey world and cannot hold a good
no-room = { $face } gains { $goods } goods, and a world of this set never holds more than { $most }
little-room = { $face } gains { $goods } goods: without a power for more, all but the first are lost
twin-gain = { $face } brings the same twice, which one entry says as well
two-starts = { $face } and { $other } both set the credits of the start, and only the larger counts

## Tiles
blank-face = { $face } does nothing but count its cost
unbuildable-tile = { $face } needs { $workers } workers, nobody can ever have more than { $dice } dice
dominated-face = { $face } costs what { $other } costs and does only part of the same
weaker-face = { $face } costs what { $other } costs and does the same, but less of it
outdoing-face = { $face } does what { $others } other tiles of its cost do, and more of it
twin-face = { $face } does just what { $other } does, at the same cost

## Bonuses
idle-bonus = { $face } scores for { $what }
cheap-bonus = { $face } scores a bonus at a cost of { $cost }; all others that do cost { $usual }
same-bonus = { $face } scores the same in every game; { $why }

## Powers
idle-power = { $face } works on { $what }
named-twice = { $face } names { $names } twice in one list
twin-power = { $face } says the same twice
outdone-power = { $face } has a better power of the same kind, which counts alone

## How much powers bring
beyond-cap = { $face } brings { $credits } credits, nobody can hold more than { $cap }
beyond-cap-with-trade = { $face } brings { $credits } credits beside the { $sold } of the trade itself, nobody can hold more than { $cap }
idle-for-goods = { $face } has to do with goods, which no world of the set can hold

## Powers of assigning

## Far from the published game
far-copies = the set holds { $copies } of { $piece }; the published game has one of each
far-word = { $face } is far beyond any tile of the published game: { $word }
far-face = { $face } does far more than any tile of the published game that costs { $cost }
far-start = { $face } is worth { $points } points that nobody builds for
far-cost = { $face } costs { $cost }; the dearest tile of the published game costs { $most }
costs-nothing = { $face } costs nothing: it is complete as soon as its phase takes place
far-switch = { $switch } is far from the { $usual } that the published game has
far-price = the price of { $kind } goods is far from the { $usual } that the published game has

## Switches
too-many-credits = rules: nobody can begin with { $credits } credits where { $cap } are the most
full-at-start = everybody begins with the most credits that can be held
stock-beyond-cap = an explorer stocks for { $credits } credits where { $cap } are the most
missing-price = rules: trade_price says nothing of { $kinds } goods
price-beyond-cap = a { $kind } good is traded for { $price } credits where { $cap } are the most
no-price = a { $kind } good is traded for nothing
idle-price = { $kind } goods have a price, and no world of the set can hold one
odd-prices = rules: novelty goods are worth least, then rare, genes and alien; trade_price says otherwise
same-prices = goods of all kinds are traded for the same, so that the colour of a world says nothing there
stock-beats-trade = an explorer stocks for no less than any good is traded for, and needs no good
no-goods = no world of the set can hold a good, so that nobody produces, trades or consumes
no-points = consuming a good brings no points, whatever matches
no-points-without-match = consuming a good brings no points where neither die matches
no-points-for-match = a match brings no points, so that colours of dice say nothing when shipping
idle-match-points = a match brings points, and no die matches any world of the set
nobody-dictates = nobody can ever dictate, which takes { $needed } dice; the most anybody can have is { $most }
no-dictates = not everybody can dictate, which the rules give each player once a round: whoever rolls what no phase needs has no way out
too-many-dictates = nobody can dictate { $times } times in a round with { $dice } dice
few-dice = with { $dice } dice nobody can dictate at the start, which takes { $needed }
no-end = the game never ends: no tableau can hold { $tiles } tiles, and nobody gains points in chips
end-out-of-reach = no tableau can hold the { $tiles } tiles that end the game; there are { $most } at most
idle-chips = nobody can gain points in chips, so that the pool never runs out
why-not-for-two = two cannot play this set
why-home-dice-wild = home dice show only wild sides
why-no-dictates = nobody can dictate
why-no-dice-bonus = no tile scores for dice
why-no-wild-sides = no die has a wild side
why-no-goods = no world can hold a good
why-ten-left = all other chips are ten
