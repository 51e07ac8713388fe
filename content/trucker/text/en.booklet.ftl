## How to play, a booklet of a few pages
# Numbers and switches come from the set's rules profile; ![](...) shows pieces, the table and games that were played.

booklet-goal =
    Build a ship out of sewage pipes and whatever else lies about, as fast as you can. Then fly it – or what the meteors leave of it – to the far end of the galaxy and sell what is still aboard.

    { $rounds_count ->
        [1] Round { $rounds } is all you fly.
       *[other] Rounds to fly: { $rounds }; a later one is longer.
    } { $teams ->
        [yes] With four players, whichever two have most credits together at the end win.
       *[no] Whoever has most credits at the end wins.
    }

booklet-setup =
    1. Each player takes the ship board of the round, a start cabin and the rockets of its colour. The start cabin lies in the middle of the board. The front of a ship is the upper edge of the board; the numbers along the edges name its columns and rows.
    2. Start cabins that nobody has stay in the box. Shuffle all other component tiles face down in the middle of the table, where everybody reaches them.
    3. Lay the flight board beside them, with tokens, credits and dice. Lay out as many number tiles as there are players.
    4. Make four piles of adventures for the round, each with so many cards of levels I, II and III:{ $rounds_1 ->
        [yes] {" "}{ $pile_1 } in round 1{ $learning_flight ->
            [yes] {" "}(only cards with a star).
           *[no] {"."}
        }
       *[no] {""}
    }{ $rounds_2 ->
        [yes] {" "}{ $pile_2 } in round 2.
       *[no] {""}
    }{ $rounds_3 ->
        [yes] {" "}{ $pile_3 } in round 3.
       *[no] {""}
    } { $peeking ->
        [yes] One pile stays secret; the others may be looked at while building.
       *[no] All of them stay secret.
    }
    5. Put the timer on the circle with the number of the round. Turn it: building begins.

    In the picture everybody has drawn a tile already; the first player’s is shown.

    Where a program is the judge, the builders take turns: { $action_points } actions each while the sand runs once. Taking up a tile is one, and what you then do with it is another. { $strict_build ->
        [yes] A tile goes only where it fits, and whoever has built in { $finish_from } tiles may take a number tile.
       *[no] Whoever has built in { $finish_from } tiles may take a number tile.
    }

booklet-turn =
    A round is building, inspection, launch, flight and payment. Then everything but the start cabins and the credits goes back, the adventures that were dealt stay out, and the next, longer flight begins.

    ### 1 Build

    ![](piece:T060,T001,T020,T080)

    All build at the same time with one hand. Draw a tile, look, and join it to your ship, or put it back face up. Smooth sides meet smooth sides; connectors meet fitting connectors.

    ### 2 Finish and inspect

    ![](piece:number-1,number-2,number-3,number-4)

    Take { $number_tile ->
        [any] any number tile
       *[lowest] the lowest number tile left
    } and build no more. When all are done, every ship is looked over. What does not fit is taken off and lost{ $late_fault_fee ->
        [0] {"."}
        [one] , and costs 1 credit for each fault.
       *[other] , and costs { $late_fault_fee } credits for each fault.
    }

    ### 3 Launch

    ![](piece:human,T119,alien-brown,T114,alien-purple,battery)

    Put two humans into each cabin, or one alien where life support of its colour joins the cabin{ $first_alien_round ->
        [1] {"."}
       *[other] {" "}(from round { $first_alien_round } on).
    } Fill the batteries. Rockets start in the order of the number tiles.

    ### 4 Fly

    ![](piece:F1)
    ![](piece:L1-07,L1-13,L1-01)

    The leader turns the cards one by one. Engines carry you ahead, planets cost days, meteors and pirates cost tiles. Cannons, shields and crew are what saves you.

    ### 5 Get paid

    ![](piece:goods-red,goods-yellow,goods-green,goods-blue,credits-5)

    Credits for your place, for the neatest ship and for the goods aboard, less the tiles that you lost on the way.

booklet-examples =
    These flights were played by the program that knows the rules, and are told as they happened.

    ![A ship is inspected: framed tiles do not fit](example:inspection)
    ![A flight](example:flight)

booklet-scoring =
    - **Arrival** by place:{ $rounds_1 ->
        [yes] {" "}{ $placing_1 } in round 1.
       *[no] {""}
    }{ $rounds_2 ->
        [yes] {" "}{ $placing_2 } in round 2.
       *[no] {""}
    }{ $rounds_3 ->
        [yes] {" "}{ $placing_3 } in round 3.
       *[no] {""}
    }
    - **Fewest exposed connectors:**{ $rounds_1 ->
        [yes] {" "}{ $fewest_exposed_1 } in round 1.
       *[no] {""}
    }{ $rounds_2 ->
        [yes] {" "}{ $fewest_exposed_2 } in round 2.
       *[no] {""}
    }{ $rounds_3 ->
        [yes] {" "}{ $fewest_exposed_3 } in round 3.
       *[no] {""}
    }
    - **Goods:** red { $goods_price_red }, yellow { $goods_price_yellow }, green { $goods_price_green }, blue { $goods_price_blue }.
    - **Losses:** 1 for each lost tile, up to the limit on your board.

    ![A first flight ends and is paid](example:payment)

booklet-questions =
    ### Do I begin with credits?

    No. You earn the first at the end of the first round, and keep them for the rest of the game.

    ### May I move a tile that I have built in?

    { $take_back ->
        [yes] Only until you take another one.
       *[no] No. It stays where it is.
    }

    ### What may I do with a tile I do not want now?

    Put it back face up, or set it aside: at most two{ $board_without_box ->
        [no_reserve] {" "}(none on board IIIa).
       *[reserve] {"."}
    } What is still set aside after building counts as lost.

    ### When may I look at the adventures?

    { $peeking ->
        [yes] Once you have built in a tile, one pile at a time, and only the three open piles.
       *[no] Not before they are turned in flight.
    }

    ### Which connectors fit?

    Single to single, double to double, universal to any. A connector never meets a smooth side.

    ### Where may engines and cannons stand?

    An engine’s exhaust points to the rear with nothing behind it. Nothing stands right in front of a cannon, which may point any way.

    ### Must my ship have an engine and a cannon?

    No. A ship is legal without them, and with spaces left empty. Whether it comes far is another matter.

    ### May an alien live in the start cabin?

    No, only in another cabin that joins life support of its colour, and one of each colour at most.

    ### What does a double engine or cannon cost?

    One battery each time you use it. Without the battery it does nothing.

    ### How does a shield work?

    For one battery it covers its two sides { $shield_reach ->
        [line] in the line that it stands in,
       *[ship] wherever it stands on the ship,
    } against one small meteor or small shot.

    ### What if I am hit and nothing helps?

    The first tile met in that line is lost, with all that it holds, and so is everything that no longer hangs on to the part you keep.

    ### What if my engines have no power?

    { $no_power ->
        [always] You must give up before the next card.
       *[open_space] You must give up when a card of open space comes.
    }

    ### What happens when I give up?

    No more cards touch you. You get nothing for your place and half price for goods, half a credit being rounded { $half_credit ->
        [down] down,
       *[up] up,
    } and pay for lost tiles.

    ### May I give away my whole crew?

    Yes, an alien counts as one of the crew like a human. You get what the card brings; if too few are left to fly on, you give up before the next card.

    ### Where do red goods go?

    Into special holds alone. All others go into any hold. Each space on a hold takes one piece of goods.

    ### How long may we build?

    The sand runs out once on the circle of the round and once on each circle after it; Start is the last. Nobody has to turn it; until somebody does, all go on building. Whoever has a number tile is done before.

    ### Who decides what is taken off a ship that is not legal?

    Its owner, until all that is left fits and hangs together.

    ### What if I cannot pay?

    { $debts ->
        [kept] Your credits fall below 0, and you go on with that debt.
       *[forgiven] You pay what you have. Nobody falls below 0.
    }

    ### Who rolls the dice?

    The leader rolls for meteors. For pirates’ shots { $pirate_dice ->
        [each] each player who is shot at rolls.
       *[first_hit] the first player who is shot at rolls for all.
    } In combat zone and sabotage the player who is struck rolls.

    ### What if I am the only one still flying?

    { $alone ->
        [played] All cards count for you, combat zone and sabotage too.
       *[skipped] Combat zone and sabotage do nothing; all other cards count.
    }

    ### What if a roll meets no tile of my ship?

    You are missed, and nothing happens.

    ### When is a flight over?

    After the last adventure, or when nobody flies any more. Whoever still flies then has arrived, the leader in first place.

booklet-aid =
    ## A round

    1. **Build** until the sand has run out on Start.
    2. **Inspect:** take off what does not fit.
    3. **Launch:** crew, batteries, rockets, { $deck ->
        [piles] four piles.
       *[one] one deck.
    }
    4. **Fly:** the leader turns a card; everybody does what it says.
    5. **Get paid,** put everything back.

    ## Power

    - Engine 1; double 2 for 1 battery; brown alien { $alien_bonus } more
    - Cannon 1 ahead, ½ other ways; double twice that for 1 battery; purple alien { $alien_bonus } more

    ## Hits

    - Small meteor: smooth side or shield{ $shield_reach ->
        [line] {" "}in the line
       *[ship] {""}
    }
    - Large meteor: cannon in the column; from the sides{ $rear_meteor ->
        [wide] {" "}or the rear
       *[column] {""}
    } also in the line beside it
    - Small shot: shield{ $shield_reach ->
        [line] {" "}in the line
       *[ship] {""}
    }; large shot: nothing

    ## Give up

    - You may before any card. You must without { $crew_needed ->
        [human] humans,
       *[anyone] crew,
    } without engine power { $no_power ->
        [open_space] in open space,
       *[always] {""}
    } or when lapped.
