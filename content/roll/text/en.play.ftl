## Play
# Messages of the narrator and of the questions at the terminal.

player-name = Player { $number }
one-die = { colour-of-die } die
one-world = { colour-of-world } world
a-world = { $colour ->
        [grey] a grey
        [novelty] a novelty
        [rare] a rare
        [genes] a gene
       *[alien] an alien
    }
some-world = { a-world } world
some-dice = { $count } { colour-of-die } { $count ->
        [one] die
       *[other] dice
    }
one-shipper = { $virtual ->
        [0] { a-die } die
       *[1] { a-die } shipper lent by a tile
    }
dice-into = { $dice } into the { $place }
dice-onto = { $dice } as a good on the { $place }
produced-on = { $dice } on { $count ->
        [one] { some-world }
       *[other] { colour-of-world } worlds
    }
workers-of = { $column } { $dice }
phase-manage = Manage
stack-developments = development stack
stack-worlds = world stack
place-dictated = dice given up

# What happened
tell-start = { $player } plays the faction { $faction }; the home world is { $home }.
tell-start-with = { $player } begins with { some-credits }; cup: { $cup }; citizenry: { $citizenry }.
tell-first-tiles = { $player } begins to build { $development } and { $world }.
tell-round = Round { $round }.
tell-wild = { $player } puts { a-die } die with the wild side on { $phase }.
tell-dictate = { $player } sets aside { a-die } die of { $column } to dictate.
tell-move = { $player } moves { a-die } die from { $column } to { $phase } by { $face }.
tell-move-dictated = { $player } moves { a-die } die from { $column } to { $phase } by dictating.
tell-selected = { $player } selects { $phase } with { a-die } die.
tell-selected-none = { $player } has no worker to select a phase with.
tell-workers = { $player } has these other workers: { $workers }.
tell-extra = The extra die shows { $phase }.
tell-extra-wild = The extra die shows its wild side and brings no phase.
tell-phases = Phases of this round: { $phases }.
tell-no-phases = No phase takes place.
tell-phase = { $phase }
tell-nobody = { $phase }: nobody uses this phase.
tell-stock = { $player } stocks with { $dice } for { some-credits } and has { $total }.
tell-scout = { $player } scouts with { $virtual ->
        [0] { a-die } die
       *[1] { a-die } explorer lent by a tile
    }.
tell-draw = { $player } draws { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
tell-abandon = { $player } puts { $face } aside.
tell-place = { $player } lays { $face } { $where ->
        [only] as the only tile of the { $stack }
        [below] under the { $stack }
        [top] on top of the { $stack }
       *[between] into the { $stack }
    }.
tell-rearrange = { $player } takes up all tiles of the construction zone to lay them anew.
tell-complete = { $player } completes { $face } with { $dice }.
tell-complete-free = { $player } completes { $face } without spending any dice.
tell-wait = { $player } puts { $dice } on { $face }; { $left } more { $left ->
        [one] is
       *[other] are
    } needed.
tell-nothing-to-build = { $player } has no tile to build; back to the cup: { $dice }.
tell-return = { $player } returns { $dice } of those spent to the cup instead of the citizenry.
tell-gains = { $face } brings { $player }: { $gains }.
tell-remove = { $player } returns { a-die } die to the supply ({ $place }).
tell-produce = { $player } produces { $goods }.
tell-no-room = { $player } has no room for more goods; back to the cup: { $dice }.
tell-trade = { $player } ships with { $shipper }: trades { a-die } die on { $world } for { some-credits } and has { $total }.
tell-consume = { $player } ships with { $shipper }: consumes { a-die } die on { $world } for { some-points } and has { $chips } in chips.
tell-no-good = { $player } has no more goods to ship; back to the cup: { $dice }.
tell-buy = { $player } buys { some-points } for { some-credits } by { $face } and has { $chips } in chips.
tell-powers = { $player } gains { some-credits } by powers and has { $total }.
tell-no-tiles = No tile is left to draw: { $player } stocks instead, gains { some-credits } and has { $total }.
tell-end-credits = { $player } gains { some-credits } by { $face } and has { $total }.
tell-end-points = { $player } gains { some-points } by { $face } and has { $chips } in chips.
tell-recruit = { $player } recruits { $dice } for { some-credits } and has { $total ->
        [0] none
       *[other] { $total }
    } left.
tell-recall = { $player } recalls { $dice } from the { $place }.
tell-given-credit = { $player } has no credits left and gets 1.
tell-standing = After round { $round } { $player } has { some-credits }, { $cup ->
        [one] 1 die
       *[other] { $cup } dice
    } in the cup, { $tiles } tiles and { some-points }.
ended-tableau = { $players } { $count ->
        [one] has
       *[other] have
    } { $tiles } tiles or more.
ended-pool = The pool has no points left.
ended-both = { $players } { $count ->
        [one] has
       *[other] have
    } { $tiles } tiles or more, and the pool has no points left.
tie-cup = { $players } were tied; the most credits and dice in the cup together decided: { $most } against { $next }.
tie-tiles = { $players } were tied, also in credits and dice in the cup; the most tiles decided: { $most } against { $next }.
tie-shared = { $players } were tied; nothing decides between them.
tell-end = The game is over.
tell-score = { $player }: { $chips } in chips, { $tiles } on tiles, { $bonuses } from bonuses: { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
tell-winner = { $player } wins.
tell-winners = { $players } share the victory.

# Questions
ask-first-tiles = Which development and which world do you begin to build?
ask-wild = Which phase gets your { $die } with the wild side?
ask-select = Which phase do you select, and with which worker?
ask-reassign = Which power do you use to reassign workers, or do you dictate first?
ask-move = Which worker do you move?
ask-dictate = Which worker do you set aside to dictate?
ask-explore = What does an explorer do?
ask-abandon = Which tile do you put aside before drawing?
ask-place = Where does this tile go? { $development } / { $world }
ask-rearrange = Do you lay the tiles of your construction zone anew?
ask-place-worker = Which worker goes onto { $tile }? { $count ->
    [one] 1 still to place.
   *[other] { $count } still to place, from the top of this list down.
}
ask-spend = Which worker is spent on { $tile }? { $count ->
    [one] 1 still to spend.
   *[other] { $count } still to spend, from the top of this list down.
}
ask-return = Which worker goes back to the cup?
ask-remove = Which die do you return to the supply?
ask-produce = Which producer becomes a good, and where?
ask-ship = What does a shipper do?
ask-buy = Do you buy points?
ask-recruit = How many dice of this colour do you recruit, for 1 credit each: { $die }?
ask-recall = Which dice do you recall?

# Answers
option-first-tiles = { $development } // { $world }
option-no-tiles = Nothing
option-no-worker = Nothing: there are no workers
option-no-dictate = Do not dictate
option-no-tile = Put nothing more aside
option-leave = Leave them
option-stop = Stop
option-no-points = Buy nothing
option-no-recruit = None
option-no-die = None
option-select = { $phase } (worker: { $die } of { $column })
option-power = { $face }: { $text }
option-move = { $die }, from { $column } to { $phase }
option-dictate = Set aside one worker: { $die } of { $column }
option-dictate-selector = Set aside the die that selects the phase
option-stock = Stock ({ $die })
option-scout = Scout ({ $die })
option-abandon = Put { $face } aside
option-place-under = { $face }: { $stack }, under { $other }
option-place-top = { $face }: { $stack }, on top
option-rearrange = Take them up and lay them anew
option-die-at = { $die } ({ $place })
option-produce = { $die } onto { $world }
option-trade = { $shipper } trades { a-die } die on { $world }
option-consume = { $shipper } consumes { a-die } die on { $world }

# What a person sees
see-round = Round { $round }; points left in the pool: { $pool }; tiles in the bag: { $bag }
see-player = { $player }: { some-credits }, { some-points } in chips; cup: { $cup }; citizenry: { $citizenry }
see-tableau = { "  " }Tableau: { $faces }
see-own-tableau = Your tableau, { $player }:
see-selected = { "  " }Selects { $phase } with { a-die } die
see-workers = { "  " }Workers: { $workers }
see-dictated = { "  " }Given up to dictate: { $dice }
see-goods = { "  " }Goods of { $place }s: { $dice }
see-stack = { "  " }Top of the { $stack } ({ $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }): { $face } [needs { $need }; waiting: { $dice }]
see-below = { "  " }Below it: { $faces }
