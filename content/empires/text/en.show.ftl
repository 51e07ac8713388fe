# A piece told at the terminal: its figures (`what-`), names and groups, see validator/content/describing.py.

join-comma = { $first }, { $last }
what-empire = cost { $cost }, trade routes { $left ->
        [wormhole] wormhole
       *[other] { $left }
    } left and { $right ->
        [wormhole] wormhole
       *[other] { $right }
    } right
what-half = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { NAMES($symbols, kind: "civilisation", join: "comma") }{ $cost ->
        [none] {""}
       *[other] , cost { $cost }
    }
what-any-ability = { NAMES($timing, kind: "timing") }
what-raid = cost { $cost }; { NAMES($modes, kind: "raid-mode", join: "comma") }
what-ambassador = one way up { NAMES($a, kind: "civilisation") }, the other way { NAMES($b, kind: "civilisation") }
what-homeworld = { NAMES($symbol, kind: "civilisation") }
what-any-mission = { mission-heading }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-a = Upright
part-b = Turned
label-left = Left edge
label-right = Right edge
label-worth = Worth
label-count = Copies
label-upper = Upper half
label-lower = Lower half
