# Roll for the Galaxy in English: every word and sentence that is printed or told.
# A sentence's fields ($credits, $colour, ...) are named as in validator/play/games/roll/words/.
#
# Words used, always the same:
#   tile, face              a tile has two faces: a development and a world
#   world, development      as in Race for the Galaxy; grey worlds hold no goods
#   die, worker             a die that has been rolled is a worker until the phase is over
#   cup, citizenry          dice to roll next; dice that must be recruited first
#   development stack, world stack     tiles under construction, in the construction zone
#   complete, need          a tile is complete when it has all the workers it needs
#   good                    a die on a world
#   column, select, reassign, dictate  assigning workers behind the screen
#   scout, stock            the two tasks of an explorer
#   ship: trade or consume  the two tasks of a shipper
#   recruit, recall         managing the empire
#   credits, points, chip   points is never "VP"

game-title = Roll for the Galaxy

## Kinds of piece

kind-tile = Tile
kind-faction = Faction
kind-home = Home world
kind-die = Die
kind-phase_tile = Phase tile
kind-mat = Player mat
kind-screen = Screen
kind-strip = Phase strip
kind-marker = Credit marker
kind-chip = Chip
kind-rules = Rules

## Names

face-development = Development
face-world = World
phase-assign = Assign
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-produce = Produce
phase-ship = Ship
side-explore = Explore
side-develop = Develop
side-settle = Settle
side-produce = Produce
side-ship = Ship
side-wild = Wild
die-home = home
die-military = military
die-consumption = consumption
die-novelty = novelty
die-rare = rare
die-genes = gene
die-alien = alien
world-grey = grey
world-novelty = novelty
world-rare = rare
world-genes = gene
world-alien = alien
place-cup = cup
place-citizenry = citizenry
place-world = this world
chip-name = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
join-comma = { $first }, { $last }
join-or = { $first } or { $last }
join-and = { $first } and { $last }

## Parts of sentences

some-credits = { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }
some-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
some-workers = { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
at-end-of = At the end of { $phase ->
        [explore] Explore
        [develop] Develop
        [settle] Settle
        [produce] Produce
       *[ship] Ship
    }
of-worlds = { $colours ->
        [none] {""}
       *[other] {" "}of a { NAMES($colours, kind: "world", join: "or") } world
    }
a-die = { $colour ->
        [alien] an alien
        [home] a home
        [military] a military
        [consumption] a consumption
        [novelty] a novelty
        [rare] a rare
       *[genes] a gene
    }
colour-of-die = { $colour ->
        [home] home
        [military] military
        [consumption] consumption
        [novelty] novelty
        [rare] rare
        [genes] gene
       *[alien] alien
    }
colour-of-world = { $colour ->
        [grey] grey
        [novelty] novelty
        [rare] rare
        [genes] gene
       *[alien] alien
    }

## What a tile brings at once

gain-remove-die = { $count ->
        [one] First return 1 of your dice to the supply.
       *[other] First return { $count } of your dice to the supply.
    }
gain-gain-credits = Gain { some-credits }.
gain-gain-dice = Take { $count ->
        [one] { a-die } die
       *[other] { $count } { colour-of-die } dice
    }: { $to ->
        [cup] into the cup.
        [citizenry] into the citizenry.
       *[world] onto this world.
    }
gain-start-credits = Begin with { some-credits }.

## Powers, as printed on the tile

# Assign
power-reassign = Move { $exactly ->
        [0] { $most ->
            [one] 1
           *[other] up to { $most }
        }
       *[1] exactly { $most }
    } { $colours ->
        [none] { $most ->
            [one] worker
           *[other] workers
        }
       *[other] { $most ->
            [one] { NAMES($colours, kind: "die", join: "or") } worker
           *[other] workers ({ NAMES($colours, kind: "die", join: "or") })
        }
    }{ $together ->
        [0] {""}
       *[1] {" "}of one column
    }{ $start ->
        [none] {""}
       *[other] {" "}from { NAMES($start, kind: "phase") }
    } to { $to ->
        [any] any phase
        [selected] the phase you selected
       *[other] { NAMES($to, kind: "phase", join: "or") }
    }{ $contest ->
        [none] {""}
       *[other] , if you have most { NAMES($contest, kind: "world") } worlds; tied, one fewer
    }.
power-dictate-often = You may dictate any number of times.
power-dictate-more = Each dictate moves up to { some-workers }.

# Explore
power-rearrange = You may reorder and turn over the tiles of your construction zone.
power-scout-at-end = At the end draw and place { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }; gain { some-credits } if { a-die } die scouted.
power-stock-more = { $colour ->
        [home] A home
        [military] A military
        [consumption] A consumption
        [novelty] A novelty
        [rare] A rare
        [genes] A gene
       *[alien] An alien
    } explorer who stocks brings { some-credits }.
power-scout-on-top = Tiles you scout may go on top of a stack.
power-virtual-workers = Each { NAMES($phase, kind: "phase") } phase adds a worker for that phase only: { NAMES($colours, kind: "die", join: "and") }.

# Develop and settle
power-completion-discount = You need { some-workers } fewer for { $colours ->
        [none] { $phase ->
            [settle] worlds
           *[develop] developments
        }
       *[other] { NAMES($colours, kind: "world", join: "and") } worlds
    }{ $reassign ->
        [0] {""}
       *[1] {" "}that reassign
    }{ $least ->
        [0] {""}
       *[other] , never under { $least }
    }.
power-credits-on-completion = Gain { some-credits } for each { $phase ->
        [develop] other development
       *[settle] world
    } you complete{ $colour ->
        [none] {""}
       *[other] , { $more } more if { NAMES($colour, kind: "world") }
    }.
power-return-workers = { $colours ->
        [none] Up to { $most } workers who complete
       *[other] All { NAMES($colours, kind: "die", join: "and") } workers who complete
    } { $phase ->
        [develop] another development
       *[settle] a world
    } { $colours ->
        [none] may go to the cup
       *[other] go to the cup
    }.
power-credits-per-citizen = { at-end-of }, gain { some-credits } for { $per ->
        [one] each { colour-of-die } die
       *[other] every { $per } { colour-of-die } dice
    } in your citizenry{ $per ->
        [one] {""}
       *[other] , rounded up
    }.

# Produce
power-credits-per-good = { $match ->
        [world] At the end gain { some-credits } for each good on { $colour ->
            [alien] an alien world
            [novelty] a novelty world
            [rare] a rare world
           *[genes] a gene world
        }
       *[die] At the end gain { some-credits } for each { colour-of-die } die that is a good
    }.
power-extra-good = Each of your worlds can hold { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } more.

# Ship
power-credits-per-trade = Gain { some-credits } more when you trade a good{ of-worlds }.
power-credits-per-consume = Gain { some-credits } when you consume a good{ of-worlds }.
power-points-per-consume = Gain { some-points } more when you consume a good{ of-worlds }.
power-buy-points = After each trade you may pay { some-credits } for { some-points }.

# Any phase
power-credits-if-most = { at-end-of }, gain { some-credits } if you alone have { $most ->
        [developments] the most developments
       *[highest_world] the world of highest cost
    }.
power-credits-at-end = { at-end-of }, gain { some-credits }.
power-points-at-end = { at-end-of }, gain { some-points }.

## What a development scores at the end

bonus-world-cost = 1 point for every { $per } of the costs of your { colour-of-world } worlds, rounded up.
bonus-development-cost = 1 point for every { $per } of the costs of your developments{ $reassign ->
        [0] {""}
       *[1] {" "}that reassign
    }, rounded up.
bonus-development = { some-points } for each of your developments{ $reassign ->
        [none] {""}
        [0] {" "}that does not reassign
       *[1] {" "}that reassigns
    }.
bonus-world = { some-points } for each of your { colour-of-world } worlds.
bonus-good = { some-points } for each good on your worlds.
bonus-die-colour = { some-points } for each colour among all your dice.
bonus-dice = { some-points } for every { $per } of your { colour-of-die } dice, rounded up.
bonus-chip-steps = For points in chips: 1 for 1, 2 for 3, 3 for 6, 4 for 10, 5 for 15, and so on.
