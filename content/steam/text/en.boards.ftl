# Age of Steam in English: what stands on the map, the boards and the small components.

## The map: what building costs, from the switches of the rules

map-costs-place = Place a tile
map-costs-replace = Replace a tile
map-costs-redirect = Redirect
map-cost-plain = plains
map-cost-river = river
map-cost-mountain = mountains
map-cost-crossing = crossing
map-cost-parallel = side by side
map-cost-no-double = crossing, side by side: only to replace track
map-cost-town = town, + ${ $place_stub } per track
map-cost-on-town = on a town
map-cost-other = anything else
map-cost-redirect = end of a link
map-goods = Goods

## The income board

income-title = Income
income-reduction = After expenses, income falls by the small number in its space.
income-step = −{ $value }
income-rounds = Rounds (with the last round for each number of players)
income-last-round = { $value } players
income-shares = Shares issued
income-engine = Engine: links a good may travel
income-order = Turn order
income-expenses = Every round each player pays $1 for each share and $1 for each level of the engine.

## The goods board

goods-light = White numbers: first roll
goods-dark = Black numbers: second roll
goods-new-cities = New cities grow with the cities above them, once they are on the map.
goods-actions = Actions: one for each player

action-first-move-name = First Move
action-first-build-name = First Build
action-engineer-name = Engineer
action-locomotive-name = Locomotive
action-urbanization-name = Urbanization
action-production-name = Production
action-turn-order-pass-name = Turn Order Pass

## Small components

note-bank = Bank of the Iron Road
die-net = Cut out, fold along the dashes, glue the tabs. Makes a die of 16 mm.
die-stickers = Or: six stickers of 12 mm for a blank die.

## Signs, for the key of the rules

label-icon-key = Signs
label-goods-signs = Goods, and the cities that take them
label-player-signs = Players
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-black = black
colour-green = green
