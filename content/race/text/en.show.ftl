# A piece told at the terminal: its figures (`what-`), names and groups, see validator/content/describing.py.

join-comma = { $first }, { $last }
with-keywords = { $keywords ->
        [none] {""}
       *[other] , { NAMES($keywords, kind: "keyword", join: "comma") }
    }
what-world = { $defence ->
        [none] cost { $cost }
       *[other] defence { $defence }
    }, { some-points }{ $source ->
        [windfall] , windfall: { NAMES($good, kind: "goods") }
        [production] , production: { NAMES($good, kind: "goods") }
       *[none] {""}
    }{ with-keywords }
what-start-world = { what-world }
what-development = cost { $cost }, { some-points }{ with-keywords }
what-action = { $second ->
        [0] {""}
       *[other] only in games of two
    }
what-chip = {""}
what-aid = {""}
aid-name = { NAMES($shows, kind: "aid") }
label-good = Good
label-bonus = Bonus
label-shows = Shows
label-number = Number
label-second = Second copy
label-value = Value
label-beginner-hand = Beginner hand
label-count = Copies
