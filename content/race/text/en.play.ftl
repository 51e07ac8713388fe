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
tell-nobody-develop = { phase-develop }{ again }: nobody builds.
tell-nobody-settle = { phase-settle }{ again }: nobody places a world.
tell-nobody-consume = { phase-consume }: of no use to anybody.
tell-nobody-produce = { phase-produce }: of no use to anybody.
again = { $again ->
        [0] {""}
       *[other] , once more
    }
tell-explore = { $player } draws { $drawn ->
        [one] 1 card
       *[other] { $drawn } cards
    } and keeps { $kept }.
tell-build = { $player } builds { $card } { $cards ->
        [0] without paying.
        [one] for 1 card.
       *[other] for { $cards } cards.
    }
tell-builds-nothing = { $players } { $count ->
        [one] builds
       *[other] build
    } nothing.
tell-settle = { $player } settles { $card } { $cards ->
        [0] without paying.
        [one] for 1 card.
       *[other] for { $cards } cards.
    }
tell-settles-nothing = { $players } { $count ->
        [one] places
       *[other] place
    } no world.
tell-conquer = { $player } conquers { $card }: strength { $strength } against defence { $defence }.
tell-sudden = { $player } discards { $card } for strength against { $world }.
tell-free = { $player } discards { $card } and settles { $world } without paying.
tell-windfall = { $card } gets { $goods }.
tell-sell = { $player } sells { $goods } from { $card } for { $gains }.
tell-use = { $player } uses { $card }: { $goods } for { $gains }.
tell-use-to-sell = { $player } uses { $card } and sells { $goods } for { $gains }.
tell-guess = { $player } names { $number }.
tell-guess-right = The top card is { $card }: it fits, and { $player } takes it.
tell-guess-wrong = The top card is { $card }: it does not fit and is discarded.
tell-discard-for-points = { $player } discards a card for { $gains }.
tell-produce = { $player } produces { $goods }.
tell-produces-nothing = { $players } { $count ->
        [one] produces
       *[other] produce
    } nothing.
tell-draw = { $player } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $why ->
        [Develop] {" "}before building
        [Build] {" "}for the new development
        [PlaceWorld] {" "}for the new world
       *[other] {""}
    }.
tell-limit = { $player } discards { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, down to the hand limit of { $limit }.

# Parts of sentences
told-action = { $action }
told-twice = { $action } twice
told-list = { $first } and { $last }
told-goods = { $count ->
        [one] { $good ->
            [novelty] a novelty good
            [rare] a rare good
            [genes] a gene good
           *[alien] an alien good
        }
       *[other] { $count } { kind-of-good }goods
    }
told-on-worlds = { $goods } { $worlds ->
        [one] on { $cards }
       *[other] ({ $cards })
    }
told-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
told-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
told-nothing = nothing

# The end of a round and of the game
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
tell-score = { $player }: { $chips ->
        [one] 1 point
       *[other] { $chips } points
    } in chips, { $cards } on cards, { $bonuses } from bonuses: { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
tell-winner = { $player } wins.
tell-winners = { $players } share the victory.

# Questions
ask-actions = What do you choose?
ask-explore-keep = Which card do you keep? Still to keep: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-explore-refuse = Which card do you discard? Still to discard: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
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
ask-refill-world = Which windfall world gets a good? Still to place: { $count }.
ask-discard-opening = Which card do you discard? Still to discard: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-discard-develop = Which card do you pay with? Still to pay: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-discard-settle = Which card do you pay with? Still to pay: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-discard-limit = Which card do you discard to the hand limit? Still to discard: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-keep-opening = Which card do you keep? Still to keep: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-keep-develop = You pay with the others: which card do you keep? Still to keep: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-keep-settle = You pay with the others: which card do you keep? Still to keep: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}
ask-keep-limit = You discard the others: which card do you keep? Still to keep: { $count ->
    [one] 1.
   *[other] { $count }, from the top of this list down.
}

# Answers
option-no-development = Build nothing
option-no-world = Place no world
option-no-sale = Sell nothing
option-stop = Stop
option-no-card = Discard none
option-pay = Pay { $cards ->
        [0] nothing
        [one] 1 card
       *[other] { $cards } cards
    }
option-conquer = Conquer it
option-give-up = Discard { $card }
option-good = { $good } from { $card }
option-pay-for = [{ $cards ->
        [0] free
        [one] pay 1 card
       *[other] pay { $cards } cards
    }] { $card }
option-conquer-world = [conquer] { $card }

# What a person sees
see-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}; points left in the pool: { $pool }; cards in the deck: { $deck }
see-player = { $player }: { $chips ->
        [one] 1 point
       *[other] { $chips } points
    } in chips, { $cards } on cards; { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand; military strength { $strength }
see-chosen = { "  " }chosen: { $actions }
see-own-tableau = Your tableau:
see-tableau = { "  " }{ $cards }
see-good = { $card } [{ $good }]
see-hand = Your hand:
