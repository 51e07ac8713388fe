## Play
# Messages of the narrator and of the questions at the terminal.

player-name = Player { $number }
nobody = nobody
new-city = new city { $letter }
one-cube = { $colour } cube
count-of = { $count } { $name }
gain-of = { $player } +{ $income }
seat-pays = { $player } (${ $dollars })
link-ends = { $first }–{ $last }
place-open = open end
arrow = { " " }→{ " " }
edge-0 = top
edge-1 = upper right
edge-2 = lower right
edge-3 = bottom
edge-4 = lower left
edge-5 = upper left
edge-to = { $edge } ({ $place })

# What can be done, as an answer and as an event
do-place = { $place }: place { $tile }, { $track }; ${ $cost }
do-replace = { $place }: replace by { $tile }, { $track }; ${ $cost }
do-redirect = { $place }: redirect as { $tile }, { $track }; ${ $cost }
do-city = { $place }: put { $city } here
do-deliver = { $cube }: { $stops } (income: { $gains })

# What happened
tell-start = Order of play: { $order }.
tell-round = Round { $round } of { $rounds }.
tell-shares = { $player } issues { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } for ${ $dollars } and has { $all }.
tell-auction = Auction
tell-bid = { $player } bids ${ $dollars }.
tell-drop-out = { $player } drops out.
tell-stay-in = { $player } passes and stays in.
tell-order = New order, and what it costs: { $order }.
tell-action = { $player } selects { $action }.
tell-builds = { $player } builds (${ $cash }).
tell-build = { $player } – { $what }.
tell-complete = Link { $link } is complete ({ $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }, owner: { $player }).
tell-given-up = Link { $link } of { $player } was not lengthened and is nobody’s now.
tell-moving = Goods move
tell-move = { $player } delivers: { $what }.
tell-no-move = { $player } moves nothing.
tell-improve = { $player } improves the engine to { $engine }.
tell-money = { $player } collects ${ $income } and owes ${ $expenses }.
tell-short = { $player } cannot pay everything; income falls to { $income }.
tell-bankrupt = { $player } is bankrupt.
tell-reduced = Income of { $player } falls by { $lost } to { $income }.
tell-cube = { $player } puts a { $cube } on the goods board: { $where }.
tell-dice = { $group ->
        [light] White dice
       *[dark] Black dice
    }: { $dice }.
tell-grown = Goods come to { $city }: { $cubes }.
tell-standing = { $player }: ${ $cash }, income { $income }, shares { $shares }, engine { $engine }; { $points ->
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
ask-shares = How many shares do you issue, for ${ $price } each?
ask-bid = Highest bid: ${ $high }. What do you bid for the order of play?
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
option-shares = { $shares } (${ $dollars })
option-bid = ${ $dollars }
option-drop-out = Drop out
option-stay-in = Pass and stay in
option-no-city = None
option-stop-building = Stop building
option-no-move = Nothing
option-improve = Improve the engine to { $engine }
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
see-city = { $city } (takes a { $accepts }): { $goods }; to come: { $coming }
see-links = Links of { $player }: { $links }
