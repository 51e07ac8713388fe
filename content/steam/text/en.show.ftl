# A piece told at the terminal: its figures (`what-`), names and groups, see validator/content/describing.py.

join-comma = { $first }, { $last }
join-to = { $first } to { $last }
label-cities = cities
label-towns = towns
label-rivers = rivers
label-mountains = mountains
label-plains = plains
label-lakes = lakes
label-tracks = track
some-group = { $group ->
        [light] light
       *[dark] dark
    } { $number }
what-map = {""}
what-city = { $name }: { NAMES($colour, kind: "colour") }, { some-group }
what-town = { $name }
what-river = {""}
each-tracks = from { NAMES($each, kind: "edge", join: "to") }
what-track = { $stubs ->
        [none] {""}
       *[other] town with track to { NAMES($stubs, kind: "edge", join: "comma") }
    }
new-city-name = New city { $id }
what-new-city = { NAMES($colour, kind: "colour") }, { some-group }
what-income-board = income up to { $income }, { $rounds } rounds, shares { $first_share } to { $last_share }, engine up to { $engine } links
what-cube = { NAMES($colour, kind: "colour") }
what-player-token = { NAMES($colour, kind: "colour") }
what-note = ${ $value }
label-stubs = Stubs
label-rounds = Rounds
label-first-share = First share
label-last-share = Last share
label-engine = Engine
label-income = Income
label-order = Order
label-colour = Colour
label-number = Number
label-value = Value
label-count = Copies
