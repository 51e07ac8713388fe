# A piece told at the terminal: its figures (`what-`), names and groups, see validator/content/describing.py.

what-development = development, cost { $cost }
what-world = { one-world }, cost { $cost }
die-name = { one-die }
what-die = { $matches ->
        [none] {""}
        [all] matches every world when shipping
       *[other] matches worlds of its colour when shipping
    }
label-sides = sides
each-sides = { $count } × { NAMES($each, kind: "side") }
phase-tile-name = { kind-phase_tile }: { NAMES($phase, kind: "phase") }
what-phase-tile = {""}
what-player-part = { $player ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    } player
what-chip = {""}
label-wild = Wild
label-gains = Gains
label-explore = Explore
label-develop = Develop
label-settle = Settle
label-produce = Produce
label-ship = Ship
label-powers = Powers
label-bonus = Bonus
label-cost = Cost
label-matches = Matches
label-value = Value
label-player = Player
label-phase = Phase
label-count = Copies
label-left = Left
label-right = Right
label-world = World
label-front = Front
label-back = Back
