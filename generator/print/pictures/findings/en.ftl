# What is found wrong with ready looks, maps and dice.
of-look = { $look }: { $what }
no-net = the layout draws no net for { $kind } { $piece }
no-map = { $set } has no map
map-undrawn = the layout cannot draw the map
piece-undrawn = the layout cannot draw { $kind } { $piece }
no-piece = the set has no { $kind } { $piece }
no-part = the layout has no part { $part } where a map is drawn
