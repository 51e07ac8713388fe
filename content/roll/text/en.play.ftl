## Play
# Messages of the narrator and of the questions at the terminal.

player-name = Player { $number }
one-die = { colour-of-die } die
one-world = { colour-of-world } world
count-of = { $count } × { $name }
virtual = virtual{ " " }
phase-manage = Manage
stack-developments = development stack
stack-worlds = world stack
place-dictated = set aside

# What happened
tell-start = { $player } begins with { $faces }.
tell-first-tiles = { $player } begins to build { $development } and { $world }.
tell-round = Round { $round }.
tell-selected = { $player } selects { $phase } ({ $die }).
tell-selected-none = { $player } selects nothing.
tell-extra = The extra die shows { $phase }.
tell-extra-wild = The extra die shows its wild side and brings no phase.
tell-phases = Phases of this round: { $phases }.
tell-no-phases = No phase takes place.
tell-phase = { $phase }
tell-stock = { $player } stocks ({ $die }).
tell-scout = { $player } scouts ({ $die }).
tell-draw = { $player } draws { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
tell-abandon = { $player } abandons { $face }.
tell-place = { $player } lays { $face } on the { $stack }.
tell-rearrange = { $player } takes up all tiles of the construction zone to lay them anew.
tell-complete = { $player } completes { $face }.
tell-gains = { $face }: { $text }
tell-remove = { $player } returns 1 × { $die } to the supply.
tell-produce = { $player } produces on { $goods }.
tell-produce-nothing = { $player } produces nothing.
tell-trade = { $player } trades a good: { $die }, { $world }.
tell-consume = { $player } consumes a good: { $die }, { $world }.
tell-buy = { $player } buys { some-points } for { some-credits }.
tell-credits = { $player } gains { some-credits } and has { $total }.
tell-points = { $player } gains { some-points } and has { $total } in chips.
tell-recruit = { $player } recruits { $dice }.
tell-recall = { $player } recalls { $dice } ({ $place }).
tell-standing = { $player }: { some-credits }, { $cup } in the cup, { $tiles } in the tableau, { some-points }.
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
ask-reassign = Which power do you use to reassign workers?
ask-move = Which worker do you move?
ask-dictate = Which worker do you give up to dictate?
ask-explore = What does an explorer do?
ask-abandon = Which tile do you abandon before drawing?
ask-place = Where does this tile go? { $development } / { $world }
ask-rearrange = Do you lay the tiles of your construction zone anew?
ask-place-worker = Which worker goes onto { $tile }? To place: { $count }
ask-spend = Which worker is spent on { $tile }? To spend: { $count }
ask-return = Which worker goes back to the cup?
ask-remove = Which die do you return to the supply?
ask-produce = Which producer becomes a good, and where?
ask-ship = What does a shipper do?
ask-buy = Do you buy points?
ask-recruit = How many do you recruit, for 1 credit each: { $die }?
ask-recall = Which dice do you recall?

# Answers
option-first-tiles = { $development } // { $world }
option-no-tiles = Nothing
option-no-worker = Nothing: there are no workers
option-no-dictate = Do not dictate
option-no-tile = Abandon nothing more
option-leave = Leave them
option-stop = Stop
option-no-points = Buy nothing
option-no-die = None
option-select = { $phase } (worker: { $die } of { $column })
option-power = { $face }: { $text }
option-move = { $die }, from { $column } to { $phase }
option-dictate = Give up one worker: { $die } of { $column }
option-dictate-selector = Give up the die that selects the phase
option-stock = Stock ({ $die })
option-scout = Scout ({ $die })
option-abandon = Abandon { $face }
option-place-under = { $face }: { $stack }, under { $other }
option-place-top = { $face }: { $stack }, on top
option-rearrange = Take them up and lay them anew
option-die-at = { $die } ({ $place })
option-produce = { $die } onto { $world }
option-trade = { $virtual }{ $shipper } trades a good: { $die }, { $world }
option-consume = { $virtual }{ $shipper } consumes a good: { $die }, { $world }

# What a person sees
see-round = Round { $round }; points left in the pool: { $pool }; tiles in the bag: { $bag }
see-player = { $player }: { some-credits }, { some-points } in chips; cup: { $cup }; citizenry: { $citizenry }
see-tableau = { "  " }Tableau: { $faces }
see-goods = { "  " }Goods, { $place }: { $dice }
see-column = { "  " }{ $column }: { $dice }
see-stack = { "  " }{ $stack } ({ $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }): { $face } [needs { $need }; waiting: { $dice }]
