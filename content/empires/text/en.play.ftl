## Play
# Messages of the narrator and of the questions at the terminal.

player-name = Player { $number }

# Parts of sentences
told-card = { $card }
told-list = { $first } and { $last }
told-count = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

# Rounds, turns and empire cards
tell-round = Round { $round }
tell-turn = It is { $player }’s turn.
tell-swap = { $player } discards { $cards } and draws { told-count }.
tell-look = { $player } has looked at { $seen } cards for it and puts { $count } under the deck.
tell-play = { $player } plays { $card }{ $at_left ->
        [0] {""}
       *[other] {" "}at the left end
    } (trade routes { $edges }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $ability }).
tell-price = It costs { $cards ->
        [0] nothing
        [one] 1 card
       *[other] { $cards } cards
    } instead of { $printed }.
tell-free = { $player } pays nothing.
tell-pay = { $player } pays with { $cards }.
tell-no-empire = { $player } plays no empire card.
tell-new-hand = { $player } shows the hand, discards it and asks for a new one.
tell-recover = { $player } draws { told-count } for the new hand.

# Abilities
tell-take = { $player } takes { told-count } from { $rival }’s hand{ redrawn }.
redrawn = { $drawn ->
        [0] {""}
       *[other] ; { $rival } draws { $drawn }
    }
tell-force-discard = { $player } makes { $rival } discard { $cards }{ redrawn }.
tell-thrive = { $player } takes { $card } from { $rival }’s row and tucks it under the homeworld.
tell-threat = { $player } threatens { $rival }, who must discard { told-count }.
tell-threat-discard = { $player } discards { $cards } and draws { told-count }.
tell-information = { $player } takes { $card } from the discard pile.
tell-rebirth = { $player } shuffles the discard pile and the deck into a new deck.
tell-bully = { $player } bullies { $rival }, whose next empire card costs { told-count } more on the coming turn.
tell-loss = { $rival } hands { $count ->
        [0] no cards
        [one] 1 random card
       *[other] { $count } random cards
    } to { $player }.
tell-loss-discard = { $player } discards { $cards }; { $rival } { $back ->
        [0] {""}
        [one] takes the other card back and{" "}
       *[other] takes the other { $back } back and{" "}
    }draws { told-count }.
tell-decline = { $player } leaves { $ability } unused.
tell-no-target = { $player } finds nothing to use { $ability } on.

# Attacks, ambassadors and the deck
tell-attack-ability = { $player } invades { $card } in { $rival }’s row with { $attack }: its ability is off.
tell-attack-symbols = { $player } raids { $card } in { $rival }’s row with { $attack }: its symbols are off.
tell-ambassador = { $player } sends { $ambassador } as ambassador of { $civilisation } to { $card }.
tell-ambassador-pay = { $player } pays for the ambassador with { $cards }.
tell-refill = { $player } refills the hand with { told-count }.
tell-hand-limit = { $player } discards { $cards }, down to the hand size of { $size }.
tell-reshuffle = The deck has run out: the discard pile becomes a new deck.

# The end
ended-rounds = All { $rounds } rounds have been played.
ended-rows = Every row has its { $rounds } cards.
tie-symbols = { $players } were tied; the most civilisation symbols decided: { $most } against { $next }.
tie-shared = { $players } were tied; nothing decides between them.
tell-end = The game is over.
tell-majority = { $civilisation }: { $players } { $count ->
        [one] has the most symbols ({ $most }) and gets 2 points.
       *[other] tie for the most symbols ({ $most }) and get 1 point each.
    }
tell-no-majority = { $civilisation }: nobody has a symbol.
tell-homeworld = { $player }’s homeworld was { $card }. { $points ->
        [0] Mission failed
        [one] Mission fulfilled for 1 point
       *[other] Mission fulfilled for { $points } points
    }: { $mission }
tell-score = { $player } scores { $total ->
        [one] 1 point
       *[other] { $total } points
    }: { $cards } for cards, { $majorities } for majorities, { $mission } for the mission, { $tucked } for tucked cards.
tell-winner = { $player } wins.
tell-winners = { $players } share the victory.

# Questions
ask-swap = Which card do you discard to draw a new one? Several go from the top of this list down.
ask-empire = Which empire card do you play?
ask-pay = Which card do you pay with? Still to pay: { $left ->
    [one] 1.
   *[other] { $left }, from the top of this list down.
}
ask-ability = How do you use { $ability }? { $rule }
ask-discard = Which card do you discard? Still to discard: { $left ->
    [one] 1.
   *[other] { $left }, from the top of this list down.
}
ask-threat = You are threatened. { ask-discard }
ask-loss = Which of the cards handed to you do you discard? Still to discard: { $left ->
    [one] 1.
   *[other] { $left }, from the top of this list down.
}
ask-information = Which card do you take from the discard pile?
ask-thrive = Which raid or invasion do you tuck under your homeworld?
ask-raid = Which empire card do you attack?
ask-raid-pay = Which card do you discard to pay for the attack? Still to pay: { $left ->
    [one] 1.
   *[other] { $left }, from the top of this list down.
}
ask-ambassador = Where do you send an ambassador?
ask-ambassador-pay = Which card do you discard to pay for the ambassador? Still to pay: { $left ->
    [one] 1.
   *[other] { $left }, from the top of this list down.
}
ask-under-deck = Which of the cards you see goes under the deck?
ask-hand-limit = You hold too many cards. Which one do you discard? Still to discard: { $left ->
    [one] 1.
   *[other] { $left }, from the top of this list down.
}

# Answers
option-no-swap = Discard no more and go on
option-no-empire = Play no empire card
option-no-attack = Attack nobody
option-no-ambassador = Send no ambassador
option-unused = Leave it unused
option-new-hand = Show the hand and ask for a new one
option-use = Use the ability
option-play = [{ $cards ->
        [0] free
        [one] pay 1 card
       *[other] pay { $cards } cards
    }{ $at_left ->
        [0] {""}
       *[other] , at the left end
    }] { $card }
option-attack = [{ $cost ->
        [0] free
        [one] pay 1 card
       *[other] pay { $cost } cards
    }] { $attack } ({ $mode }) on { $player }’s { $card }
option-thrive = { $attack }, which lies on { $player }’s { $card }
option-ambassador = { $ambassador } ({ $civilisation }) to { $card }

# What a person sees
see-table = Round { $round } of { $rounds }; cards in the deck: { $deck }; discarded: { $discard }
see-player = { $player }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $tucked } tucked under the homeworld
see-row = Row of { $player }:
see-empty-row = Row of { $player }: no cards yet
see-card-attacked = { $card } [under attack: { $mode }]
see-card-ambassador = { $card } [ambassador of { $civilisation }]
see-discount = Your empire cards cost { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } less.
see-surcharge = You are bullied: your next empire card costs { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } more.
see-symbols = Your symbols, the homeworld’s included: { $symbols }
see-symbol = { $name } { $count }
see-homeworld = Your homeworld: { $card }
see-hand = Your hand:
see-routes = { $left }–{ $right }
see-wormhole = wormhole
