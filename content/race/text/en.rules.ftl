## The rules, printed on two pages in two columns
# This file is read after en.ftl. Numbers and switches come from the set's rules profile.

rules-summary =
    # Rules of { game-title }

    Place worlds, build developments and sell goods. Every card can be played, spent or laid down as a good. Most points win.

    ## The cards

    - Your **hand** is what you may play and what you pay with. Your **tableau** is the worlds and developments face up before you.
    - A **world** has a cost; a **military world** has a defence instead. A **development** has a cost.
    - Many worlds can hold **goods** of one kind – novelty, rare, gene or alien – but never more than one at a time. A good is an unseen card from the deck, face down on the world; a world without one is empty. A **windfall world** gets a good when it is placed, a **production world** in the Produce phase. “A world of rare goods” may be empty.
    - **Powers** stand beside the phase they are used in, or beside $ for selling. All powers of your tableau add up, and they must be used unless they say “may”. Powers of a card { $new_card_powers ->
        [next_phase] do not work in the phase in which it is placed, but from the next one on.
       *[at_once] work as soon as it is placed.
    }
    - **Keywords** (Alien, Rebel …) matter only where a card asks for them.

    ## Set-up

    Lay out chips worth { $points_per_player } points for each player: this is the **pool**. { $reserve_chips ->
        [yes] All other chips are the **reserve**.
       *[no] Other chips are not used.
    } { $beginner_hands ->
        [yes] Of the start worlds take those numbered 1, 2 and so on, one for each player, and deal them out face up. Each comes with the four cards that bear its number: they are its owner’s hand. Shuffle all other cards into the deck.
       *[no] Shuffle the start worlds and deal one face up to each player. Shuffle the others and all other cards into the deck; deal { $start_hand } to each player{ $start_discards ->
            [0] {"."}
           *[other] , who discards { $start_discards } of them.
        }
    } A windfall start world gets its good now. Each player takes seven action cards, one of each kind.

    ## A round

    1. **Choose.** Each player picks an action card in secret; then all are revealed.
    2. **Phases.** Of the phases I to V, those that somebody chose are played, in this order and once each; the others are skipped. Everybody plays the phase; whoever chose it also has the **bonus** on the action card.
    3. **Hand.** Discard down to { $hand_limit } cards. Take back the action cards.

    Everyone acts at the same time; where the order matters, { $timing_order ->
        [start_number] whoever began with the lowest start number goes first, then clockwise.
       *[seat] the first seat goes first, then clockwise.
    } Discards lie face down. When the deck is used up, shuffle them into a new one; while there are none either, nothing is drawn. How many cards and chips you have is open to all.

    { $for_2 ->
        [no] {""}
       *[yes]
            ## Two players

            { $two_player_actions ->
                [two_of_nine] With two players, each has nine action cards, Develop and Settle twice, and picks two each round. (Beginners may use seven cards and pick one.)
               *[one_of_seven] Two players use seven action cards and pick one, as three or four do. Experts may take nine, Develop and Settle twice, and pick two each round:
            }

            - Both Explore cards: their bonuses add up. Both Consume cards: first sell, then score double.
            - If somebody picks Develop twice, there are two Develop phases, one after the other. That player has the bonus in both, a rival who picked one Develop only in the first. Both may build in each. The same goes for Settle.
    }

    ## I Explore

    Draw { $explore_draw ->
        [one] 1 card
       *[other] { $explore_draw } cards
    }, keep { $explore_keep }, and discard the others; cards held before stay. **Bonus:** draw { $explore_wide_draw } more, or draw { $explore_deep_draw } more and keep { $explore_deep_keep } more.

    ## II Develop

    Choose in secret one development from your hand, or none; reveal together. Discard as many other cards of your hand as it costs. { $duplicate_developments ->
        [no] You cannot build one that is already in your tableau.
       *[yes] You may build a second copy of one in your tableau.
    } **Bonus:** pay { $develop_discount ->
        [one] 1 card
       *[other] { $develop_discount } cards
    } less. No price falls below 0.

    ## III Settle

    Choose in secret one world from your hand, or none; reveal together. Place it in one of two ways:

    - **Pay** for a world: discard as many other cards of your hand as it costs, less your discounts.
    - **Conquer** a military world, free of charge, if your **military strength** is at least its defence. Add up your strength, negative numbers too; strength against certain worlds counts against those only.

    A power to pay for military worlds lets you pay instead: then only its discount and those for worlds count, not strength. A card discarded to place a world free makes its price 0, and so for a military world that you pay for. { $alien_worlds_barred ->
        [yes] Neither helps with worlds of alien goods.
       *[no] Both help with worlds of alien goods too, whatever they say.
    } A card discarded for a power leaves your tableau; of what it does, only its strength lasts until the phase ends.

    Put a good on a windfall world as you place it. **Bonus:** after placing a world, draw { $settle_cards }.

    ## IV Consume

    - **Trade bonus:** before anything else, { $trade ->
        [mandatory] you must sell a good, if you have one.
       *[optional] you may sell a good.
    } To **sell**, discard a good and draw cards: novelty { $sale_price_novelty }, rare { $sale_price_rare }, gene { $sale_price_genes }, alien { $sale_price_alien }, and your sale bonuses more.
    - **Powers:** use each Consume power once, in any order. { $consume_powers ->
        [mandatory] As long as you can use one, you must, even if it spoils another.
       *[optional] You may leave any of them unused.
    } Choose fitting goods on any of your worlds. “Up to 3 times” means at once, as often as goods allow. “1 card” is a card drawn. A card turned up that you do not take is discarded.
    - **Double bonus:** points from goods you consume count double, power by power. { $double_hand_discards ->
        [no] Cards drawn and points for discarded hand cards do not.
       *[yes] So do points for discarded hand cards, but not cards drawn.
    }
    - **Chips:** take points from the pool. { $reserve_chips ->
        [yes] Once it is empty, take them from the reserve until the round ends.
       *[no] Once it is empty, further points are lost.
    }

    ## V Produce

    Each empty production world gets a good. Powers put goods on empty windfall worlds, in the order you like. **Bonus:** { $produce_goods ->
        [one] 1 more on an empty windfall world
       *[other] { $produce_goods } more on empty windfall worlds
    }. A world with a good gets none, and nothing is drawn for it.

    When all have finished, draw for what was produced in this phase, on windfall worlds too. For “the most”, a tie is not enough.

    ## The end

    The game ends after the round in which somebody has { $tableau_end } or more cards in their tableau, or the pool is used up.

    ## Scoring

    Add up your chips, the points on your cards, and what your developments score at the end. For each such development look at every card of your tableau, itself included; it counts for the first line that fits it, and for no other.

    - { $trade_powers_count ->
        [trade] Sale bonuses are trade powers; all other powers of phase IV are Consume powers.
       *[trade_and_consume] Sale bonuses are trade powers and Consume powers as well; all other powers of phase IV are Consume powers.
    }
    - Where military strength scores, leave out strength against certain worlds and from discarded cards; { $strength_floor ->
        [no] below 0 it costs points.
       *[yes] below 0 it counts as 0.
    } Points for chips are rounded down.

    The highest total wins. On a tie, whoever has more cards in hand and goods together; if that is equal too, { $final_tie ->
        [shared] the victory is shared.
       *[start_number] the lower start number.
    }

    ## Example

    Ada has 3 novelty goods, { TITLE("W05") } (1 good for 2 cards) and { TITLE("D21") } (up to 3 times 1 novelty good for 1 point and 1 card). If she begins with the development, it takes all 3: 3 points, 3 cards, and the world finds none. If she begins with the world: 2 points and 4 cards. With the double bonus the points would be 6 or 4.
