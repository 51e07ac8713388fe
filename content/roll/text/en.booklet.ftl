## How to play, a booklet of a few pages
# Numbers and switches come from the set's rules profile; ![](...) shows pieces, the table and games that were played.

booklet-goal =
    Your dice are your people. They explore, build, settle, produce and ship, as they feel like when they are rolled, and it is you who makes the best of it.

    The game ends when somebody has { $tableau_end } tiles or the chips run out. Most points win.

booklet-setup =
    1. Lay out chips worth { $points_per_player } points for each player: the pool. { $reserve ->
        [ten_points] Chips worth 10 points lie aside for the last round.
       *[all_chips] The other chips lie aside for the last round.
    } Put the game tiles into the bag and the phase tiles in a row, X up.
    2. Each player takes a mat, a screen, a phase strip and a cup, a faction tile and a home world: the first tiles of your tableau.
    3. Put { $start_cup ->
        [one] 1 home die
       *[other] { $start_cup } home dice
    } into your cup and { $start_citizenry } into your citizenry. Your marker stands on { $start_credits ->
        [one] 1 credit
       *[other] { $start_credits } credits
    }.
    4. Draw 2 tiles. One becomes the development that you build next, the other the world{ $start_tiles ->
        [free] , as you choose.
        [cheaper_development] : the cheaper development is the development.
       *[cheaper_world] : the cheaper world is the world.
    }
    5. Take the dice and whatever else your faction and home bring.

booklet-turn =
    ### 1 Roll and assign

    ![](piece:strip-red)

    All roll behind their screens and put each die below the phase that it shows. Choose one die and lay it on the phase that you select, whatever it shows.

    ### 2 Reveal

    ![](piece:phase-explore,phase-develop,phase-settle,phase-produce,phase-ship)

    Only phases that somebody selected take place, but for everybody. Dice of other phases go back into the cup.

    ### I Explore

    ![](icon:explore)

    Each die brings { $stock_credits ->
        [one] 1 credit
       *[other] { $stock_credits } credits
    }, or a new tile to build.

    ### II and III Develop and Settle

    ![](piece:tile)

    Each die goes onto the tile you build. Once it has as many as it costs – the number in its upper left corner – it is yours, and its power works.

    ### IV Produce

    ![](icon:world-novelty,world-rare,world-genes,world-alien)

    Each die becomes a good on one of your coloured worlds.

    ### V Ship

    ![](piece:chip-1,chip-5,chip-10)

    Each die takes one good away: for credits, or for points, more if colours match.

    ### 4 Manage

    ![](piece:mat-red)

    Pay 1 credit for each die that goes from the citizenry into the cup, to be rolled next round.

booklet-examples =
    These rounds were played by the program that knows the rules, and are told as they happened.

    ![A first round](example:first)
    ![A later round](example:later)

booklet-scoring =
    Chips, the cost of each tile in your tableau, and what your developments of cost 6 score at the end.

booklet-questions =
    ### Do we take turns?

    No, everybody plays each phase at the same time. If it matters who draws a tile or takes the last die first, go round clockwise, from the same player all game.

    ### Which phases take place?

    Those that somebody selected, each of them once{ $extra_die_for_two ->
        [yes] { $for_2 ->
            [yes] ; with two players also that of one more die.
           *[no] {"."}
        }
       *[no] {"."}
    }

    ### Which die may select a phase?

    Any one of yours, whatever side it shows. It works in that phase.

    ### What does it mean to dictate?

    You set one die aside and move one other to any phase. { $dictates ->
        [0] Nobody may do so without a power.
        [one] Once a round.
       *[other] Up to { $dictates } times a round.
    }

    ### What happens to dice of phases that do not take place?

    They go back into the cup, and so do dice that were set aside.

    ### Where does a die go that has worked?

    Into the citizenry. Those on unfinished tiles stay there.

    ### How do I get a die back?

    Pay 1 credit for each that goes from the citizenry into the cup, at the end of the round. { $recruiting ->
        [may_stop] You may stop when you like.
       *[mandatory] You must go on while you have credits and dice there.
    }

    ### What if I have no credits?

    Your marker goes to 1 after each round that ends at 0. Stocking while you explore brings { $stock_credits } for each die.

    ### Do dice stay when a tile is not finished?

    Yes, until it is. You may recall them to the cup when you manage.

    ### Must a good have the colour of its world?

    No. But when it is consumed, it brings more points if it has.

    ### What is a good traded for?

    By the colour of its world: novelty { $trade_price_novelty }, rare { $trade_price_rare }, gene { $trade_price_genes }, alien { $trade_price_alien } credits.

    ### How many points is a consumed good?

    { $consume_points } and { $match_points } more for each of these: the good has the colour of the world; the shipper has.

    ### How many credits may I have?

    At most { $credit_cap }; what is more is lost.

    ### How many tiles may wait in my stacks?

    As many as you like, but you build only the top one of each.

    ### How do I get rid of a tile that I do not want?

    An explorer who scouts may put it aside; you draw another for it. Dice on the stack stay there.

booklet-aid =
    ## A round

    1. **Roll,** assign, select one phase; { $dictates ->
        [0] reassign.
       *[other] dictate, reassign.
    }
    2. **Reveal.**
    3. **I Explore:** { $stock_credits ->
        [one] 1 credit
       *[other] { $stock_credits } credits
    } or a tile.
    4. **II Develop, III Settle:** dice onto tiles.
    5. **IV Produce:** dice become goods.
    6. **V Ship:** trade or consume.
    7. **Manage:** recruit for 1 credit each, recall free.

    ## Trade

    - Novelty { $trade_price_novelty }, rare { $trade_price_rare }, gene { $trade_price_genes }, alien { $trade_price_alien }

    ## Consume

    - { $consume_points }, and { $match_points } more for each colour that matches the world

    ## The end

    - { $tableau_end } tiles, or the pool is empty

kind-bag = Bag
kind-cup = Cup
