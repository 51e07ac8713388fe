## Play
# Messages of the narrator and of the questions at the terminal.

player-name = Player { $number }
nobody = nobody
new-city = new city { $letter }
one-cube = { $colour } cube
count-of = { $count } { $name }
gain-of = { $player } +{ $income }
seat-pays = { $player } ({ $dollars ->
        [0] pays nothing
       *[other] pays ${ $dollars }
    })
link-ends = { $first }–{ $last }
link-open = { $first }–…
place-open = …
section-ends = { $first } to { $last }
action-line = { $action }: { $text }
goods-in = { $city } { $cubes }
goods-to = { $cubes } to { $city }
arrow = { " " }→{ " " }
edge-0 = top
edge-1 = upper right
edge-2 = lower right
edge-3 = bottom
edge-4 = lower left
edge-5 = upper left
edge-to = { $edge } ({ $place })

# What can be done, as an answer and as an event
do-place = Lay { $tile } on { $place } for ${ $cost }: track { $track }
do-replace = Replace the tile on { $place } by { $tile } for ${ $cost }: new track { $track }
do-redirect = Redirect the track on { $place } (tile { $tile }) for ${ $cost }: { $track }
do-city = Put { $city } on { $place }
do-deliver = { $cube }: { $stops } (income: { $gains })

# What happened
tell-start = Order of play: { $order }.
tell-start-with = Everybody begins with ${ $cash }, { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }, an engine of { $engine } and an income of { $income }.
tell-start-goods = Goods on the map: { $goods }.
tell-round = Round { $round } of { $rounds }.
tell-issuing = Shares
tell-no-issuing = Nobody issues shares.
tell-shares = { $player } issues { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } for ${ $dollars }, now has { $all } and holds ${ $cash }.
tell-auction = Auction
tell-no-auction = Nobody bids for the order of play.
tell-bid = { $player } bids ${ $dollars }.
tell-drop-out = { $player } drops out.
tell-stay-in = { $player } passes and stays in.
tell-order = New order of play: { $order }.
tell-actions = Actions
tell-no-actions = Nobody selects an action.
tell-action = { $player } selects { $action }.
tell-builds = { $player } has ${ $cash } and builds:
tell-no-builds = { $player } has ${ $cash } and builds nothing.
tell-place = { $player } lays { $tile } on { $place } for ${ $cost }: track { $track }.
tell-replace = { $player } replaces the tile on { $place } by { $tile } for ${ $cost }: new track { $track }.
tell-redirect = { $player } redirects the track on { $place } (tile { $tile }) for ${ $cost }: { $track }.
tell-city = { $player } puts { $city } on { $place }.
tell-complete = The link { $link } is complete: { $sections ->
        [one] 1 piece of track
       *[other] { $sections } pieces of track
    }, owned by { $player }.
tell-given-up = { $player } did not lengthen { $count ->
        [one] this unfinished link, which is
       *[other] these unfinished links, which are
    } nobody’s now: { $links }.
tell-moving = Moving goods
tell-no-moving = Nobody moves goods or improves an engine.
tell-deliver = { $player } delivers a { $cube }: { $stops }. Income: { $gains }.
tell-improve = { $player } improves the engine to level { $engine }.
tell-money = Income and expenses
tell-no-money = Nobody has income or expenses.
tell-paid = { $player } { $income ->
        [0] collects nothing,
       *[other] collects ${ $income },
    } owes ${ $expenses } ({ $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }, engine { $engine }) and has ${ $cash } left.
tell-short = { $player } is ${ $missing } short; the income falls to { $income }.
tell-bankrupt = { $player } is ${ $missing } short, has too little income to lose and is bankrupt.
tell-reduced = A high income falls: { $player } loses { $lost } and has { $income }.
tell-growth = Goods growth
tell-no-growth = No goods come.
tell-cube = { $player } puts a { $cube } from the bag on the goods board: { $where }.
tell-grown = { $group ->
        [light] White numbers
       *[dark] Black numbers
    } rolled: { $dice }. Goods come: { $goods }.
tell-not-grown = { $group ->
        [light] White numbers
       *[dark] Black numbers
    } rolled: { $dice }. No goods come.
tell-standing = After round { $round } { $player } has ${ $cash }, an income of { $income }, { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }, an engine of { $engine } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ended-rounds = The last of { $rounds } rounds is over.
ended-alone = Only { $players } is not bankrupt.
ended-nobody = Everybody is bankrupt.
tie-income = { $players } were tied; the higher income decided: { $most } against { $next }.
tie-shared = { $players } were tied; nothing decides between them.
tell-end = The game is over.
tell-score = { $player }: { $track } for track, { $income } for income, { $shares } for shares: { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
tell-winner = { $player } wins.
tell-winners = { $players } share the victory.

# Questions
ask-shares = How many shares do you issue, for ${ $price } each? You have ${ $cash } and { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }.
ask-bid = Highest bid: ${ $high }. What do you bid for the order of play? You have ${ $cash }.
ask-action = Which action do you select?
ask-city = Which new city do you put where?
ask-build = What do you build? You have ${ $cash } and { $left ->
        [one] 1 tile action
       *[other] { $left } tile actions
    }.
ask-move = Which cube do you deliver? Your engine allows { $engine ->
        [one] 1 link
       *[other] { $engine } links
    }.
ask-draw = Do you draw cubes for the goods board?
ask-cube = Where do you put the { $cube }?

# Answers
option-shares = { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } (${ $dollars })
option-no-shares = None
option-bid = ${ $dollars }
option-drop-out = Drop out
option-stay-in = Pass and stay in
option-no-city = None
option-stop-building = Stop building
option-no-move = Nothing
option-improve = Improve the engine to level { $engine }
option-draw = Draw cubes
option-no-cubes = Draw nothing
option-space = { $city }, space { $space } from the top

# What a person sees
see-round = Round { $round } of { $rounds }; order of play: { $order }
see-player = { $player }: ${ $cash }, income { $income }, shares { $shares }, engine { $engine }, links { $links }; action: { $action }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }
see-out = { $player }: bankrupt
number-in = { $group ->
        [light] white
       *[dark] black
    } { $number }
see-city = { $city } ({ number-in }, takes a { $accepts }): { $goods }; to come: { $coming }
see-new-city = { $city } ({ number-in }, takes a { $accepts }), not on the map yet; to come: { $coming }
see-links = Links of { $player }: { $links }

# The picture of the map in a report

map-legend = After round { $round }. { $players }. Signs on the track show its owner; track without one is nobody’s.
map-player = { $player } is { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $fate ->
    [won] {", wins"}
    [out] {", bankrupt in round"} { $round }
   *[none] {""}
}
