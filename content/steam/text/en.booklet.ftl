## How to play, a booklet of a few pages
# Numbers and switches come from the set's rules profile; ![](...) shows pieces, the table and games that were played.

booklet-goal =
    It is the age of the first railways. You borrow money, lay track between cities, and carry goods over it. Every link that a delivery uses pays its owner, round after round – if the loans do not eat you first.

    After { $rounds } rounds with { $rounds_for } players the game ends. Income, finished track and few shares win.

booklet-setup =
    1. Lay the map, the income board and the goods board in the middle. Put all { $cube_count } cubes into the bag and mix them.
    2. Fill the goods board from the bag, row by row from the top, each row from left to right. The { $display_city ->
        [one] space below a city is a good that may come to it
       *[other] { $display_city } spaces below a city are the goods that may come to it
    } later; a new city has { $display_new_city }.
    3. Put cubes from the bag on each city of the map: as many as it shows. Lay the new cities, track tiles and town markers beside the map.
    4. Each player takes the discs and trains of a colour and ${ $start_cash }. Put one disc each on income 0, on the first space of shares – everybody begins with those – and on engine 1.
    5. Put the round marker on 1. Each player rolls three dice; the highest total is first in the order of play, and so on. Those who tie roll again. Everybody marks that place with a disc in the row “{ income-order }”; the fifth disc will lie on the action of the round.

    The picture shows the table then; its cubes were drawn by the program. “{ shown-display }” are the cubes on the goods board; what stands on the income board is told beside each player.

booklet-turn =
    A round has ten phases. Whoever is first in the order of play always begins.

    ### 1 Issue shares

    ![](piece:income-board)

    Each share brings ${ $share_price } now and costs $1 in every round and points at the end. Take what this round will need: you cannot borrow later in the round.

    ### 2 Auction and 3 Actions

    ![](piece:goods-board)

    Bid for the order of play. Then each player takes one action that is still free; it gives an advantage in this round.

    ### 4 Build track

    ![](piece:S1,S3,X1,P1,V1)

    Lay up to { $tiles_per_turn } tiles: a plain hex costs ${ $place_plain }, a river ${ $place_river }, a mountain ${ $place_mountain }. Your first tile touches a city; go on from your own track until it reaches another city, or a town on which you lay a tile as well. Put a train on your link.

    A simple tile (S) has one line of track. On others two lines cross (X) or lie side by side (P), or track leads into a town (V).

    ### 5 Move goods

    ![](piece:cube-red,cube-blue,cube-yellow,cube-purple,cube-black)

    { $delivery_rounds ->
        [one] Once
       *[other] { $delivery_rounds } times around
    }: either deliver one cube to a city of its colour, over at most as many links as your engine’s level, or raise the engine by one.

    ### 6 to 8 Money

    ![](piece:note-1,note-5,note-10)

    Take your income; then pay $1 for each share and for each level of the engine. Afterwards high incomes fall.

    ### 9 and 10 New goods, next round

    ![](piece:die,round-marker)

    Dice bring cubes from the goods board to the cities. Move the round marker.

booklet-examples =
    These moves were played by the program that knows the rules, and are told as they happened. S1 is a kind of tile, printed small on it; 2,1 is a hex, whose number stands at its left corner on the map.

    ![An auction](example:auction)
    ![A player builds](example:building)
    ![Goods are moved](example:delivery)
    ![Income, expenses and new goods](example:income)

booklet-scoring =
    Count 1 point for each piece of track in your finished links, 3 for each point of income, and take off 3 for each share. Cash counts nothing.

booklet-questions =
    ### May I borrow when I cannot pay for track?

    No. Shares are issued in phase 1 only; plan ahead.

    ### Do I begin with shares?

    Yes, those of the first space of the row. You pay for them from round 1 on, and get no money for them.

    ### What do I pay if I drop out of the auction first?

    Nothing. The last two pay in full, everybody between them half, rounded up.

    ### What if nobody bids?

    Nobody pays. Those who drop out take the last places, one before the other; whoever is left goes first.

    ### Where may my first tile lie?

    Beside a city, with its track leading into it. It must be a simple tile, one with a single line of track.

    ### May I use somebody else’s track?

    Yes, to deliver, even over no link of your own. The owner of each link gains income for it: ${ $income_per_link } a round.

    ### May a cube pass a city of its colour?

    { $first_accepting_city ->
        [stops] No, it stops at the first one it comes to.
       *[may_pass] Yes, it may go on to another.
    } It may set out from one, to another of the same colour.

    ### May a cube visit a place twice?

    No. It never stops at one place twice, and never returns to its city.

    ### How far can I deliver?

    Over as many finished links as the level of your engine says. Everybody begins with 1.

    ### What becomes of track that is not finished?

    It stays yours only if you lengthen it in your next turn of building. Otherwise it is nobody’s and anybody may go on with it.

    ### What does Engineer give me?

    More tiles in this building phase: the number on its card, in place of { $tiles_per_turn }.

    ### What if I cannot pay my expenses?

    You pay what you have, and your income falls by what is missing. { $bankruptcy ->
        [at_zero] At 0 or below
       *[below_zero] Below 0
    } you are bankrupt and out of the game.

    ### When do new cities come?

    Whoever took Urbanization puts one on a town of the map. From then on goods come to it, and cubes of its colour are taken there. It costs nothing and none of the tiles that may be laid.

    ### Which cubes come to the cities?

    One die is rolled for each player{ $growth_dice ->
        [remaining] {" "}who is still in the game.
       *[at_start] , also for those who are bankrupt.
    } The topmost cube below that number on the goods board goes to its city.

    ### May I issue shares and improve my engine without end?

    No, only as far as their rows on the income board go{ $shares_per_turn ->
        [0] {"."}
       *[other] , and at most { $shares_per_turn } shares a turn.
    }

    ### What does Production bring?

    Cubes from the bag, for empty spaces of the goods board{ $production_spaces ->
        [placed] {" "}below cities that are on the map,
       *[any] {","}
    } before the dice are rolled. While no space is empty, as in round 1, it brings nothing.

    ### Does an action cost anything?

    No. Track is paid for as always.

    ### What does track on a town cost?

    ${ $place_town }, and ${ $place_stub } more for each track that leads into the town, whichever tile is laid there. Replacing it costs ${ $replace_town }.

    ### What does a piece of track count?

    1 point for each hex that a finished link of yours runs through. The two lines of one tile are two pieces, and so is each track that leads into a town.

    ### What if the bag is empty?

    Production draws what is left, or nothing. Cubes that are delivered go back into the bag.

booklet-aid =
    ## A round

    1. **Shares:** ${ $share_price } each.
    2. **Auction:** first out pays nothing, last two all, others half.
    3. **Actions:** one each.
    4. **Track:** { $tiles_per_turn } tiles; First Build begins.
    5. **Goods:** { $delivery_rounds ->
        [one] once;
       *[other] { $delivery_rounds } times;
    } First Move begins.
    6. **Income:** take it.
    7. **Expenses:** $1 for each share and engine level.
    8. **Income falls** (from: by): { $income_reduction_each }.
    9. **New goods:** Production, then dice.
    10. **Round marker.**

    ## Costs

    - Plain ${ $place_plain }, river ${ $place_river }, mountain ${ $place_mountain }
    - { $place_double ->
        [yes] Crossing ${ $place_crossing } more, side by side ${ $place_parallel } more
       *[no] Crossings and side by side only replace track
    }
    - Town ${ $place_town } and ${ $place_stub } for each track
    - Replace ${ $replace_other }; by a crossing ${ $replace_crossing }, side by side ${ $replace_parallel }, on a town ${ $replace_town }; redirect ${ $redirect }

    ## Points

    - Track 1, income 3, shares −3

kind-bag = Bag
