# Tiny Stellar Empires in English: every word and sentence that is printed or told.
# A sentence's fields ($cards, $points, ...) are named as in validator/play/games/empires/words/.

game-title = Tiny Stellar Empires

## Kinds of card

kind-empire = Empire
kind-raid = Raid or invasion
kind-ambassador = Ambassador
kind-homeworld = Homeworld
kind-rules = Rules

## When an ability works, and the five civilisations

timing-end = At end
timing-ongoing = Ongoing
timing-once = Once
civilisation-military = Military
civilisation-population = Population
civilisation-science = Science
civilisation-trade = Trade
civilisation-culture = Culture

## Abilities: a name, and the rule as printed on the card

# At the end of the game

ability-extra-points-name = Extra Points
ability-extra-points = Score { $points ->
        [one] 1 extra point
       *[other] { $points } extra points
    } at the end.
ability-double-name = Double
ability-double = This card’s points count { $times ->
        [2] twice
       *[other] { $times } times
    } if it is next to a [icon:wormhole] wormhole.
ability-ambassadors-name = Ambassadors
ability-ambassadors = Score { $each ->
        [one] 1 point
       *[other] { $each } points
    } for each ambassador in play, yours or a rival’s.
ability-trade-routes-name = Trade Routes
ability-trade-routes = Score 1 point { $per ->
        [1] for each trade route adjacent to this card.
       *[other] per { $per } trade routes adjacent to this card, rounded down.
    }

# As long as the half is live

ability-protect-name = Protect
ability-protect = No raid or invasion can be aimed at this card.
ability-look-name = Look
ability-look = On start and end draws, see { $cards ->
        [one] 1 extra card and put any 1 seen
       *[other] { $cards } extra cards and put any { $cards } seen
    } under the deck.
ability-discount-name = Discount
ability-discount = Later empire cards cost you { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } less, but at least 1.

# Once, when the card is played

ability-take-name = Take
ability-take = Take { $cards ->
        [one] 1 random card from a rival’s hand; that rival draws 1.
       *[other] { $cards } random cards from a rival’s hand; that rival draws { $cards }.
    }
ability-force-discard-name = Discard
ability-force-discard = Choose a rival: they discard { $cards ->
        [one] 1 random card, then draw 1.
       *[other] { $cards } random cards, then draw { $cards }.
    }
ability-thrive-name = Thrive
ability-thrive = Tuck { $cards ->
        [one] 1 raid or invasion from any row under your homeworld: 1 point.
       *[other] up to { $cards } raids or invasions from any rows under your homeworld: 1 point each.
    }
ability-threat-name = Threat
ability-threat = Choose a rival: they discard { $cards ->
        [one] 1 card of their choice, then draw 1.
       *[other] { $cards } cards of their choice, then draw { $cards }.
    }
ability-information-name = Information
ability-information = Look through the discard pile and take { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } into your hand.
ability-rebirth-name = Rebirth
ability-rebirth = Shuffle the discard pile and the deck together into a new deck.
ability-bully-name = Bully
ability-bully = The next player pays { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } more for an empire card on their next turn.
ability-loss-name = Loss
ability-loss = A rival hands you { $cards ->
        [1] 1 random card: discard it. They draw 1.
       *[other] { $cards } random cards: discard { $discard }, return any others. They draw { $discard }.
    }

## Secret missions

mission-heading = Secret mission
mission-symbols-of-one = Have at least { $count } live symbols of one civilisation in your row.
mission-each-timing = Have at least { $count ->
        [one] 1 live ability
       *[other] { $count } live abilities
    } of each timing: at end, ongoing and once.
mission-busy-seams = Have at least { $count ->
        [one] 1 seam
       *[other] { $count } seams
    } between your cards with { $routes ->
        [one] 1 trade route
       *[other] { $routes } trade routes
    } or more.
mission-many-civilisations = Have live symbols of { $count ->
        [5] all 5
       *[other] at least { $count }
    } civilisations in your row.

## Other cards

raid-text = { $cost ->
        [0] Lay this
        [one] Discard 1 other card; lay this
       *[other] Discard { $cost } other cards; lay this
    } on a rival’s empire card for one effect.
raid-mode-ability = Invasion: ability off
raid-mode-ability-text = While this lies here, the card’s ongoing or end ability is off.
raid-mode-symbols = Raid: symbols off
raid-mode-symbols-text = While this lies here, the card’s civilisation symbols do not count.
ambassador-text = Frees one of your empire cards from attack for good. The upper civilisation counts as { $worth ->
        [one] 1 symbol.
       *[other] { $worth } symbols.
    }
homeworld-text = Keep this card secret until scoring. Its main symbol counts as { $worth ->
        [one] 1 symbol.
       *[other] { $worth } symbols.
    }

## Labels

label-cost = Cost
label-points = Points
label-symbols = Symbols
label-routes = Trade routes
label-wormhole = Wormhole
label-live-half = Live half
label-icon-key = Key to the icons
label-abilities = Abilities
label-civilisations = Civilisations

## The rules, printed on two pages in two columns
# Numbers and switches come from the set's rules profile; switches that are on or off arrive as "yes" or "no".

rules-summary =
    # Rules of { game-title }

    Lay card beside card, join their trade routes and leave behind the empire worth the most points.

    ## In the box

    - Empire cards: { $empire_count }. Each has two halves. The half you read upright at the top of the card is its **live half**: only its ability, points and symbols count.
    - Raids or invasions, **attacks** for short: { $raid_count }.
    - Ambassadors: { $ambassador_count }.
    - Homeworlds: { $homeworld_count }. Each has a main symbol and a secret mission.

    ## Set-up

    Shuffle the homeworlds and deal one face down to each player; return the rest to the box. You may look at yours at any time. Shuffle all other cards and deal { $hand_size } to each player; the rest is the deck, face down. { $start_seat ->
        [first] The player in the first seat begins,
       *[random] Draw lots for who begins,
    } and play goes round clockwise.

    ## Your turn

    Take these steps in this order. { $empire_play ->
        [mandatory] You may skip steps 1, 3 and 4.
       *[optional] You may skip any of them except the last.
    }

    1. **Swap.** { $swap_cards ->
        [0] This game is played without swapping: go on with step 2.
        [one] Discard 1 card and draw 1.
       *[other] Discard up to { $swap_cards } cards and draw as many.
    }
    2. **Empire card.** { $empire_play ->
        [mandatory] If you hold one that you can match and pay for, you must play one, never more.
       *[optional] Play at most one, if you can match and pay for it.
    }
    3. **Raid or invasion.** Attack your rivals’ empires.
    4. **Ambassador.** Free your own cards from attack.
    5. **Refill.** Draw until you hold { $hand_size ->
        [one] 1 card.
       *[other] { $hand_size } cards.
    } { $discard_to_hand_size ->
        [yes] If you hold more, discard down to that number.
       *[no] If you hold more, keep them.
    }

    ## Matching

    { $homeworld_routes ->
        [0] The first card of your row may be any empire card, either way round.
       *[other] The left edge of the first card of your row must show a wormhole or { $homeworld_routes ->
            [one] 1 trade route.
           *[other] { $homeworld_routes } trade routes.
        }
    } Each later card goes to { $row_side ->
        [either] the left or right end of your row, as you choose,
       *[right] the right end of your row,
    } and the two edges that meet at the **seam** must show the same number of trade routes [icon:route]. A wormhole [icon:wormhole] meets every edge. Wherever routes are counted, a wormhole edge, or a seam with one, is worth { $wormhole_routes }.

    Before you lay a card you may turn it upside down: its other half is then live, and its left and right edges change places. Once laid, it stays as it is.

    ## Paying

    Discard as many other hand cards, of any kind, as the { $cost_per_half ->
        [yes] cost of the half you make live
       *[no] cost printed on the card
    } says. A discount lowers this price, a bully raises it; { $price_floor ->
        [before_bully] discounts never bring it below 1, and a bully’s share is added after that.
       *[total] with all of them counted, it is never below 1.
    } { $discount_stacks ->
        [yes] Several discounts add up.
       *[no] Several discounts count only as one, the largest.
    } With too few other cards you cannot play it.

    ## Abilities

    - **Once** abilities are used, if you wish, right when the card is played. By then the paid cards lie in the discard pile.
    - **Ongoing** abilities work while their half is live. A discount does not help to pay for its own card.
    - **At end** abilities count in scoring.
    - Short hands: { $short_hand ->
        [no_effect] an ability that wants more cards than the rival holds has no effect.
       *[as_many] a rival who holds fewer cards than an ability wants gives up all of them and draws only for cards lost.
    }
    - Look: { $look_stacks ->
        [yes] several looks add up.
       *[no] several looks count only as one, the largest.
    } The cards go under the deck in any order. Without a draw there is no look.
    - Trade routes: { $adjacent_routes ->
        [own_edges] “adjacent” are the routes on the card’s own two edges.
       *[neighbours] “adjacent” are the routes on the neighbours’ edges that touch this card; where no neighbour lies, there are none.
    }
    - Double: { $double_counts ->
        [points_and_symbols] the printed points and the symbols are multiplied,
       *[points] only the printed points are multiplied,
    } { $double_per_wormhole ->
        [yes] once for each wormhole next to the card.
       *[no] and only once, even between two wormholes.
    }

    ## A new hand

    { $voluntary_new_hand ->
        [yes] After step 1, before you play any card, you may ask for a new hand.
       *[no] If after step 1, before you play any card, you hold no empire card that you can match and pay for, you may ask for a new hand.
    } Show your cards, discard them all and end your turn without a refill. Begin your next turn by drawing { $hand_size ->
        [one] 1 card,
       *[other] { $hand_size } cards,
    } then take its steps as usual.

    ## Raids and invasions

    Discard as many other cards as the attack asks for, then lay it on an empire card in a rival’s row. { $raids_per_turn ->
        [one] You may attack once in a turn.
       *[one_per_rival] You may attack several times in a turn, but each rival only once.
    } Choose one effect and show it by the way you turn the attack:

    - **Invasion:** the card’s ongoing or end ability is off. What a once ability has already done stays done.
    - **Raid:** the card’s symbols do not count{ $reward_off ->
        [symbols_and_points] , nor do its points.
       *[symbols] {"."} Its points do.
    }

    You cannot attack a card that is under attack already, has an ambassador or has Protect as its live ability, nor a player who has finished their last turn.

    ## Ambassadors

    Lay an ambassador [icon:ambassador] on an empire card of your own{ $ambassador_without_attack ->
        [yes] , attacked or not. An attack there
       *[no] {" "}that is under attack. The attack
    } leaves the game, and what it turned off counts again. The ambassador stays: that card cannot be attacked any more, and the civilisation you turn to the top counts as many symbols as the ambassador states. You may send several in a turn: the first is free, the second costs 1 discarded card, the third 2, and so on.

    ## The deck runs out

    { $empty_deck ->
        [stop] No new deck is made: nobody draws, unless Rebirth makes one.
       *[reshuffle] When a card must be drawn, shuffle the discard pile into a new deck. If that is empty too, you draw nothing.
    }

    ## The end

    Number of rounds: { $rounds } with { $rounds_for } players. { $round_count ->
        [cards] Rounds are counted by the empire cards in a row, not by turns.
       *[turns] Rounds are counted by turns, with or without an empire card laid; all players take equally many.
    }

    ## Scoring

    Reveal the homeworlds. Each player adds up:

    - the points of the live halves in their row;
    - the points of their end abilities;
    - their secret mission, if it is met (the homeworld’s own symbol { $homeworld_symbol_in_missions ->
        [yes] counts for it too);
       *[no] does not count for it);
    }
    - 1 point for each card tucked under their homeworld;
    - their **majorities**. For each of the five civilisations count your symbols: each live one is 1; an ambassador and the homeworld’s main symbol are worth what they state. The most get 2 points; if several tie for the most, each gets 1. { $empty_majority ->
        [everybody] If nobody has any, all tie.
       *[nobody] If nobody has any, nobody gets points.
    }

    The highest total wins. { $tie_break ->
        [symbols] A tie goes to whoever has the most symbols in all.
       *[shared] Players who tie share the victory.
    }

    ## Example

    Ada’s row ends with Second Renaissance: 3 routes on the right, and its Discount is live. The Divided Crown has 2 on the left and 3 on the right. She turns it, so that 3 meets 3; its other half is now live, and the row ends with 2. The card costs 2; with the discount she discards only 1 card.

    A game that the program played: whoever won had 20 points for live halves and end abilities, 5 for majorities (2 for the most population, 2 for the most science, 1 for a tie in military), 4 for the mission and 1 for a tucked card: 30 points.
