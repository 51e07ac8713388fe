# A piece told at the terminal: its figures (`what-`), names and groups, see validator/content/describing.py.

join-comma = { $first }, { $last }
join-and = { $first } and { $last }
join-clockwise = { $first }, { $last }
side-of-smooth = smooth
side-of-single = single
side-of-double = double
side-of-universal = universal
label-meteors = meteors
label-shots = shots
label-planets = planets
label-rows = rows
what-tile = front, right, rear, left: { NAMES($edges, kind: "side-of", join: "clockwise") }
what-component-shield = covers { NAMES($covers, kind: "side", join: "and") }
what-adventure = level { $level ->
        [1] I
        [2] II
       *[3] III
    }{ $starred ->
        [0] {""}
       *[other] , learning flight
    }
what-adventure-abandoned-station = { NAMES($goods, kind: "goods", join: "comma") }
what-adventure-smugglers = { NAMES($goods, kind: "goods", join: "comma") }
each-planets = { NAMES($each, kind: "goods", join: "comma") }
what-projectile = { $size ->
        [small] small
       *[large] large
    } from the { NAMES($side, kind: "side") }
what-combat-line = { $least ->
        [crew] least crew
        [engine_power] least engine power
       *[fire_power] least fire power
    }
part-front = Front
part-back = Back
what-plan = { board-class }{ $most_loss ->
        [none] {""}
       *[other] , lost tiles cost at most { $most_loss }
    }
what-row = {""}
what-flight-board = { $spaces } spaces
token-name = { NAMES($id, kind: "token") }
note-name = { token-name }
marker-name = { token-name }
die-name = { token-name }
help-name = { token-name }
what-token = {""}
label-most-loss = Most loss
label-alien = Alien
label-spaces = Spaces
label-level = Level
label-colour = Colour
label-round = Round
label-event = Event
label-value = Value
label-edges = Connectors
label-first-column = First column
label-last-column = Last column
label-component = Component
label-adventure = Adventure
label-is = Kind
label-count = Copies
