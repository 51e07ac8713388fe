## Play
# Messages of the narrator and of the questions at the terminal.

player-name = Player { $number }
goods-any = Any good

# What happened
tell-start = { $player } begins with { $card }.
tell-round = Round { $round }.
tell-chosen = { $player } chooses { $actions }.
tell-phase = { $phase }
tell-phase-again = { $phase }, once more
tell-explore = { $player } draws { $drawn ->
        [one] 1 card
       *[other] { $drawn } cards
    } and keeps { $kept }.
tell-build = { $player } builds { $card } for { $cards ->
        [0] nothing
        [one] 1 card
       *[other] { $cards } cards
    }.
tell-nobody-builds = Nobody builds.
tell-nobody-settles = Nobody places a world.
tell-settle = { $player } settles { $card } for { $cards ->
        [0] nothing
        [one] 1 card
       *[other] { $cards } cards
    }.
tell-conquer = { $player } conquers { $card }: strength { $strength } against defence { $defence }.
tell-sudden = { $player } discards { $card } for strength against { $world }.
tell-free = { $player } discards { $card } and settles { $world } without paying.
tell-sell = { $player } sells the good of { $card } ({ $good }).
tell-use = { $player } uses { $card }.
tell-guess = { $player } names { $number }.
tell-guess-right = The top card fits; { $player } takes it.
tell-guess-wrong = The top card does not fit; it is discarded.
tell-discard-for-points = { $player } discards a card for points.
tell-produce = { $player } produces { $goods }.
tell-produce-nothing = { $player } produces nothing.
tell-count = { $count } × { $good }
tell-draw = { $player } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
tell-points = { $player } gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } and has { $chips } in chips.
tell-limit = Hands are cut down to { $limit } cards.
tell-standing = { $player }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $tableau } in the tableau, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ended-tableau = { $players } { $count ->
        [one] has
       *[other] have
    } { $cards } cards or more in the tableau.
ended-pool = The pool has no points left.
ended-both = { $players } { $count ->
        [one] has
       *[other] have
    } { $cards } cards or more in the tableau, and the pool has no points left.
tie-wealth = { $players } were tied; the most cards in hand and goods together decided: { $most } against { $next }.
tie-number = { $players } were tied, also in cards in hand and goods; the lower number of the start world decided: { $most } against { $next }.
tie-shared = { $players } were tied; nothing decides between them.
tell-end = The game is over.
tell-score = { $player }: { $chips } in chips, { $cards } on cards, { $bonuses } from bonuses: { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
tell-winner = { $player } wins.
tell-winners = { $players } share the victory.

# Questions
ask-actions = What do you choose?
ask-explore-keep = Which card do you keep? To keep: { $count }
ask-explore-refuse = Which card do you discard? To discard: { $count }
ask-develop = Which development do you build?
ask-settle = Which world do you place?
ask-how = How do you place { $card }?
ask-trade = Which good do you sell?
ask-sell = Which good do you sell?
ask-use = Which power do you use next?
ask-good = Which good do you discard for { $card }?
ask-guess = Which number do you name?
ask-discard-for-points = Which card do you discard for points?
ask-refill-kind = Which goods do you produce next on windfall worlds?
ask-refill-world = Which windfall world gets a good? Goods to place: { $count }
ask-discard-opening = Which card do you discard? To discard: { $count }
ask-discard-develop = Which card do you pay with? To pay: { $count }
ask-discard-settle = Which card do you pay with? To pay: { $count }
ask-discard-limit = Which card do you discard to the hand limit? To discard: { $count }
ask-keep-opening = Which card do you keep? To keep: { $count }
ask-keep-develop = You pay with the others: which card do you keep? To keep: { $count }
ask-keep-settle = You pay with the others: which card do you keep? To keep: { $count }
ask-keep-limit = You discard the others: which card do you keep? To keep: { $count }

# Answers
option-no-development = Build nothing
option-no-world = Place no world
option-no-sale = Sell nothing
option-stop = Stop
option-no-card = Discard none
option-pay = Pay { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
option-conquer = Conquer it
option-give-up = Discard { $card }
option-good = { $good }: { $card }
option-pay-for = [{ $cards ->
        [one] pay 1 card
       *[other] pay { $cards } cards
    }] { $card }
option-conquer-world = [conquer] { $card }

# What a person sees
see-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}; points left in the pool: { $pool }; cards in the deck: { $deck }
see-player = { $player }: { $chips } in chips, { $cards } on cards, { $hand } in hand, military strength { $strength }
see-tableau = { "  " }{ $cards }
see-good = { $card } [{ $good }]
see-hand = Your hand:
