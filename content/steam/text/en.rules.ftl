## The rules, printed on two pages in two columns
# This file is read after en.ftl. Numbers and switches come from the set's rules profile.

rules-summary =
    # Rules of { game-title }

    Borrow money, lay track, and move goods over it. Your income pays for it all. Most points after the last round win.

    ## Set-up

    Put all cubes into the bag. Fill the goods board from it, row by row from the top, each row from left to right; then put cubes on each city of the map, as many as it shows.

    Each player takes ${ $start_cash }, the discs and trains of a colour, and puts discs on income 0, on the first space of shares and of engine. Each rolls three dice: the highest total is first in order, and so on; those who tie roll again.

    ## Words

    - A **link** is a chain of track. It is **complete** when each end lies at a city or joins track on a town; until then it has a loose end. Whoever laid its track owns it and marks it with a train, finished or not. You never own more links than you have trains.
    - A town counts as a place to stop only once track lies on it.

    ## A round has ten phases

    ### 1 Issue shares

    In order, issue as many shares as you like { $shares_per_turn ->
        [0] {""}
       *[other] (at most { $shares_per_turn } a turn){" "}
    }and take ${ $share_price } for each. The marker never moves back.

    ### 2 Auction for the order

    In the old order, bid more than anyone has yet, at least $1 and no more than you have, or drop out. Whoever holds the highest bid need not raise it. The first to drop out takes the last place, the next the one before, and so on.

    The first to drop out pays nothing. The last two in the auction pay their bids in full, all others half of theirs, rounded up.

    Whoever took Turn Order Pass in the round before may say “pass” once and stay in{ $pass_with_two ->
        [no] , but not when only one rival is left who holds the highest bid.
       *[yes] , whoever else is left.
    }

    ### 3 Select actions

    In the new order, each player selects an action that nobody else has. You need not use it later.

    ### 4 Build track

    In order; First Build goes first. See “Building track”.

    ### 5 Move goods

    { $delivery_rounds ->
        [one] Once
       *[other] { $delivery_rounds } times around
    }, in order; First Move goes first each time. On your turn do one of these, or nothing:

    - **Improve your engine** by one, once in this phase.
    - **Deliver a cube** from any city to a city of its colour, over complete links of anybody, at most as many as your engine’s level. It never stops at one place twice. { $first_accepting_city ->
        [stops] It stops at the first city of its colour it comes to.
       *[may_pass] It may pass cities of its colour.
    } For each link used, its owner’s income rises by { $income_per_link }. The cube goes back into the bag.

    ### 6 Collect income

    Take as many dollars as your income.

    ### 7 Pay expenses

    Pay $1 for each share and for each level of your engine. If you cannot, pay what you have; your income falls by what is missing. { $bankruptcy ->
        [at_zero] If it then stands at 0 or would fall below,
       *[below_zero] If it would fall below 0,
    } you are **bankrupt**: you are out, your unfinished links are nobody’s, and your complete links bring nobody income.

    ### 8 Income falls

    High incomes fall, as the small numbers on the income board say. Cash does not change.

    ### 9 Goods grow

    - **Production:** draw the cubes and put each on an empty space of the goods board{ $production_spaces ->
        [any] {"."}
       *[placed] , but only for cities on the map.
    }
    - Roll a die for each player { $growth_dice ->
        [at_start] who began the game
       *[remaining] still in the game
    }. For each die, the topmost cube of that white number goes to its city, and the topmost cube of the new city below, if that is on the map. Then do the same for the black numbers. What is not there does not come. Empty spaces of the board stay empty; only Production fills them.

    ### 10 Next round

    Move the round marker. There are { $rounds } rounds for { $rounds_for } players. If only one player is not bankrupt, the game ends at once.

    ## Building track

    You have { $tiles_per_turn } tile actions, with Engineer more. Pay for each as the table on the map says. { $urbanize ->
        [before_track] With Urbanization put a new city on a town before you lay track:
       *[any_time] With Urbanization put a new city on a town at any time in your turn:
    } it costs nothing and is no tile action; track and marker there go back to the supply, and links that led there now end at the city. { $unowned_completed ->
        [urbanizer] Links of nobody that are complete now are yours.
       *[nobody] Links of nobody stay so.
    }

    - **Place** a tile on an empty hex, never on a city or lake. { $place_double ->
        [yes] {""}
       *[no] Only simple tiles may be placed; crossings replace them.
    } On a town lay a town tile, or another tile with a town marker.
    - **Replace** a tile by one that has all its track and more. The old track keeps its owner; the old tile goes back to the supply.
    - **Redirect** the last piece of an unfinished link that is yours or nobody’s, not on a town: its loose end leads elsewhere. That is not lengthening. { $redirect_joins ->
        [yes] If this completes the link or joins your track, the link is yours.
       *[no] Nobody’s link stays nobody’s.
    }

    What you lay must follow these rules:

    - New track starts at a city, at the loose end of your own link or of one that is nobody’s, or at a town where you have track. The first tile of all is a simple one at a city.
    - { $tracing ->
        [own_links] All your track must lead to a city over links of your own.
       *[first_tile] After your first tile, your track need not lead to a city.
    }
    - Never join the loose end of another’s link.
    - { $track_to_nowhere ->
        [no] Track never leads into a lake or off the map.
       *[yes] Track may lead into a lake or off the map.
    } { $loops ->
        [no] A link never ends where it starts.
       *[yes] A link may end where it starts.
    }
    - { $same_hex_twice ->
        [no] Only one tile action in each hex in a turn.
       *[yes] You may work on one hex more than once.
    }
    - When a kind of tile has run out it cannot be laid until one comes back; without town markers only town tiles are laid on towns.

    A link of nobody’s becomes yours when you lengthen it. At the end of your turn you lose every unfinished link that you had before it and did not lengthen. Complete links are yours for good.

    ## Scoring

    Each piece of track in your complete links: 1 point. Each of the two lines of a tile counts by itself, and each track that leads into a town. Income: 3 points each. Shares: −3 points each. Money counts nothing. { $final_tie ->
        [shared] A tie is shared.
       *[income] On a tie the higher income wins.
    } Bankrupt players cannot win.
