# Every word and sentence of the game in English.
kind-tile = Tile
bonus-grow = { $points } more for each neighbour of this land.
cell = row { $row }, column { $column }
tell-take = { $player } takes { $card }.
tell-lay = { $player } lays it in { $card }.
ask-take = Which tile do you take?
ask-lay = Where do you lay it?
place-offer = open tiles
place-taken = taken
place-meadow = laid
