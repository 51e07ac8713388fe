## The rules, printed on two pages in two columns
# This file is read after en.ftl. Numbers and switches come from the set's rules profile.

rules-summary =
    # Rules of { game-title }

    Your dice are your people: workers when rolled, goods when they lie on worlds. Most points win.

    ## The dice

    - A die’s **side** says which phase it would like to work in; a **wild** side fits any. Its **colour** matters for some powers and when shipping.
    - The **cup** holds dice you will roll next round; the **citizenry** those you must recruit first. All dice you do not own are the **supply**. If a colour has run out, you get none of it.

    ## Set-up

    Lay out chips worth { $points_per_player } points for each player: this is the **pool**. { $reserve ->
        [ten_points] Put chips worth 10 points aside for the last round.
       *[all_chips] All other chips lie aside for the last round.
    } Put the two-sided tiles into a bag and turn the phase tiles to their X.

    Each player takes a mat, a mug as a cup, a screen and a phase strip, and by lot a faction and a home world: these lie face up as the **tableau**. Put { $start_cup ->
        [one] 1 home die
       *[other] { $start_cup } home dice
    } into the cup, { $start_citizenry } into the citizenry, and the marker on { $start_credits ->
        [one] 1 credit
       *[other] { $start_credits } credits
    }. Draw 2 tiles: one becomes a development in your development stack, the other a world in your world stack. { $start_tiles ->
        [free] You choose which.
        [cheaper_development] The cheaper development becomes the development.
       *[cheaper_world] The cheaper world becomes the world.
    } Last, take what your faction and home bring.

    ## A round

    ### 1 Roll and assign

    All roll their cup behind the screen. { $wild_faces ->
        [before_reveal] Each die goes to the column of its side, wild ones to any.
       *[after_reveal] Each die goes to the column of its side; wild ones wait and go to any column after the reveal.
    } Then:

    - **Select** one phase: lay any one of your dice on it, whatever its side. It works in that phase.
    - **Reassign** by the powers of your tiles, each once a round; you may dictate before, between or after them. A die that selects stays where it is.
    - **Dictate**, { $dictates ->
        [0] which nobody may do without a power
        [one] once a round
       *[other] up to { $dictates } times a round
    }: set one die aside, and move one other die to any column. { $dictate_selector ->
        [no] The die that selects cannot be set aside.
       *[yes] The die that selects may be set aside too; then select anew.
    }

    ### 2 Reveal

    Lift the screens. Turn over each phase tile that anybody selected: only these phases take place. { $extra_die_for_two ->
        [yes] { $for_2 ->
            [yes] With **two players** roll one more home die now: its phase takes place too.
           *[no] {""}
        }
       *[no] {""}
    } Workers of other phases, and dice set aside to dictate, go back into the cup.

    ### 3 Phases

    The phases go in the order I to V. Each worker does one task and then goes to the citizenry; workers left over go back into the cup. Powers for a phase need no workers. A power works as soon as its tile is complete.

    ### 4 Manage

    - **Recruit:** move dice from the citizenry to the cup for 1 credit each. { $recruiting ->
        [may_stop] You may stop when you like.
       *[mandatory] You must go on while you have credits and dice there.
    }
    - **Recall** any dice { $recalling ->
        [stacks] from your two stacks
       *[stacks_and_goods] from your two stacks and any goods
    } into the cup, free. { $forced_recall ->
        [yes] If the cup would be empty, you must recall one if you can.
       *[no] {""}
    }
    - With 0 credits, set the marker to 1. Turn the phase tiles back.

    ## I Explore

    One after another, each explorer does one of these:

    - **Stock:** gain { $stock_credits ->
        [one] 1 credit
       *[other] { $stock_credits } credits
    }.
    - **Scout:** put any number of tiles of your stacks aside, draw one tile more than that, choose a side of each, and put them { $scouted_tiles ->
        [below] under the tiles of the fitting stack, in any order
       *[anywhere] anywhere in the fitting stack
    }. Tiles put aside go into the bag when the phase ends, or sooner if the bag is empty. If there is still none, stock instead.

    Only the top tile of each stack is open to all. Dice on a stack stay there, whatever its top tile.

    ## II Develop, III Settle

    Both work alike: developers build the top tile of the development stack, settlers that of the world stack.

    - Lay the workers on the stack one by one. As soon as there are as many as the tile needs, it is **complete**: it goes into your tableau, that many dice go to the citizenry, and you take what it brings. The next tile follows.
    - Dice on an unfinished tile stay for later rounds. If the stack is empty, workers go back into the cup.
    - Powers may lower what a tile needs, also of one that has been waiting; of several lower limits the lowest counts. What a tile is worth does not change.
    - **Return a die** means any die of yours, wherever it is, before all else the tile brings.

    ## IV Produce

    Each producer goes as a good onto one of your worlds that is not grey and has none. Colours need not match. { $producing ->
        [mandatory] While there is room, you must.
       *[optional] You may leave producers idle.
    }

    ## V Ship

    Each shipper takes one good from a world; both go to the citizenry. { $shipping ->
        [mandatory] While there are goods, you must.
       *[optional] You may leave shippers idle.
    } One by one, choose:

    - **Trade:** gain credits by the colour of the **world**: novelty { $trade_price_novelty }, rare { $trade_price_rare }, gene { $trade_price_genes }, alien { $trade_price_alien }.
    - **Consume:** take { $consume_points ->
        [one] 1 point
       *[other] { $consume_points } points
    }, { $match_points } more if the good has the colour of its world, and { $match_points } more if the shipper has. Consumption dice match every world, home and military dice none. A wild side makes no difference.

    You never have more than { $credit_cap } credits. When the pool is empty, points are paid from the chips laid aside: none is lost.

    ## The end

    The game ends after the round in which the pool is used up or somebody has { $tableau_end } or more tiles; a faction counts as two.

    Add up your chips, the **cost** of every tile of your tableau, and what your developments score at the end. Parts of points are rounded up. { $dice_bonus ->
        [groups] Points for every so many dice count a group begun like a whole one.
       *[points] Points for every so many dice are reckoned exactly and then rounded up.
    } Tiles still under construction score nothing. On a tie, whoever has more credits and dice in the cup together; if that is equal too, { $final_tie ->
        [shared] the victory is shared.
       *[most_tiles] whoever has more tiles.
    }

    ## Example

    Your top world, Hungry Fungus, costs 4, and 2 dice lie on it; you have 3 settlers, and Settle takes place. Two of them complete it: the 4 dice go to the citizenry, and the world brings a gene die onto itself. The third settler waits on your next world. Later a gene shipper consumes that good: { $consume_points ->
        [one] 1 point
       *[other] { $consume_points } points
    }, { $match_points } more for the good, { $match_points } more for the shipper.
