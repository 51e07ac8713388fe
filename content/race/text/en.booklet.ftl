## How to play, a booklet of a few pages
# Numbers and switches come from the set's rules profile; ![](...) shows pieces, the table and games that were played.

booklet-goal =
    From one small world you build an empire among the stars. Each card is a world or a development that you may place – or money to pay for another, or a good to trade.

    The game ends when somebody has { $tableau_end } cards on the table or the chips are used up. Most points win.

booklet-setup =
    1. Take chips worth { $points_per_player } points for each player: the pool. { $reserve_chips ->
        [yes] The rest is the reserve.
       *[no] The rest stays in the box.
    }
    2. Each player takes { $two_player_actions ->
        [two_of_nine] seven action cards, one of each kind{ $for_2 ->
            [yes] {" "}(with two players nine, Develop and Settle twice)
           *[no] {""}
        }
       *[one_of_seven] seven action cards, one of each kind
    }, and is dealt one start world, face up; the number in its lower right corner is its start number.
    3. { $beginner_hands ->
        [yes] The start worlds are those numbered 1, 2 and so on. Each comes with the four cards that bear its number: its owner’s hand. Shuffle all other cards.
       *[no] Shuffle all other cards. Deal { $start_hand } to each player{ $start_discards ->
            [0] {"."}
           *[other] , who keeps all but { $start_discards } of them.
        }
    }
    4. A start world that is a windfall world [icon:windfall] gets a good: a card from the deck, face down.

    Only one hand lies open in the picture{ $beginner_hands ->
        [yes] {"."}
       *[no] { $start_discards ->
            [0] {"."}
           *[other] ; cards have been dealt, but none discarded yet.
        }
    }

booklet-turn =
    ### 1 Choose

    ![](piece:explore-wide,develop,settle,trade,produce)

    Everybody picks { $two_player_actions ->
        [two_of_nine] an action card{ $for_2 ->
            [yes] {" "}(with two players: two)
           *[no] {""}
        }
       *[one_of_seven] an action card
    } in secret. All are turned up together. Only phases that somebody picked are played, by everybody; who picked one has its bonus.

    ### I Explore

    ![](back:world)

    Draw { $explore_draw } cards and keep { $explore_keep }.

    ### II Develop

    ![](piece:development)

    You may place one development and pay its cost in cards from your hand.

    ### III Settle

    ![](piece:world)

    You may place one world: pay its cost in cards, or have the strength to conquer a military one.

    ### IV Consume

    ![](piece:chip-1,chip-5,chip-10)

    Powers turn goods into points and cards. Who picked Trade sells one good for cards first.

    ### V Produce

    ![](icon:production,windfall)

    Every production world without a good gets one.

booklet-examples =
    These rounds were played by the program that knows the rules, and are told as they happened.

    ![A first round](example:first)
    ![A later round](example:later)

booklet-scoring =
    Chips, the points on your cards, and what your developments of cost 6 score at the end.

booklet-questions =
    ### How do I pay for a card?

    Discard as many other cards of your hand as it costs, face down.

    ### May I pay with goods that lie on my worlds?

    No. Only cards in your hand pay. Goods are sold or consumed.

    ### Do I have to play a card in Develop or Settle?

    No. You may always place none.

    ### Does everybody play every phase?

    Everybody plays each phase that at least one player picked. The others are skipped.

    ### Who has the bonus?

    Everybody who picked the phase, even if several did; it is played once all the same. { $two_player_actions ->
        [two_of_nine] { $for_2 ->
            [yes] With two players and two cards each see “Two players”.
           *[no] {""}
        }
       *[one_of_seven] {""}
    }

    ### How do I conquer a military world?

    Your strength must be at least its defence. You pay no cards.

    ### Do powers of a new card help at once?

    { $new_card_powers ->
        [next_phase] Not in the phase in which it is placed; from the next phase on.
       *[at_once] Yes, as soon as it is placed.
    }

    ### What is a good?

    A card from the deck, face down on a world that has none. It is of the world’s kind; nobody looks at it.

    ### What is a good sold for?

    Novelty { $sale_price_novelty } cards, rare { $sale_price_rare }, gene { $sale_price_genes }, alien { $sale_price_alien }, and more by your powers. Only the Trade bonus and powers sell.

    ### Must I use my Consume powers?

    { $consume_powers ->
        [mandatory] Yes, as long as they can be used; the order is yours.
       *[optional] No, you may leave any of them.
    }

    ### May I have a development twice?

    { $duplicate_developments ->
        [no] No.
       *[yes] Yes.
    }

    ### How many cards may I hold?

    { $hand_limit } at the end of a round; during a round as many as you like.

    ### When does the game end?

    After the round in which somebody has { $tableau_end } cards in the tableau or the pool is empty. The round is played to its end. The start world counts as one of the cards.

booklet-aid =
    ## A round

    1. **Choose** in secret, reveal.
    2. **I Explore:** draw { $explore_draw }, keep { $explore_keep }.
    3. **II Develop:** place a development.
    4. **III Settle:** place a world.
    5. **IV Consume:** sell; goods into points.
    6. **V Produce:** goods on production worlds.
    7. **Hand:** down to { $hand_limit }.

    ## Sale

    - Novelty { $sale_price_novelty }, rare { $sale_price_rare }, gene { $sale_price_genes }, alien { $sale_price_alien }

    ## The end

    - { $tableau_end } cards in a tableau, or the pool is empty
