## The rules, printed on two pages in two columns
# This file is read after en.ftl. Numbers and switches come from the set's rules profile.

rules-summary =
    # Rules of { game-title }

    Build a ship from whatever comes to hand, fly it through trouble, and sell what arrives. Most credits after the last round win; a tie is shared.

    ## A round

    { $rounds_count ->
        [1] Only round { $rounds } is flown.
       *[other] Rounds { $rounds } are flown, one after another.
    } Build, inspect, launch, fly, be paid. A round uses the board of its number{ $rounds_3 ->
        [yes] { $third_board ->
            [IIIa] , round III board IIIa.
           *[III] {"."}
        }
       *[no] {"."}
    } { $rounds_1 ->
        [yes] { $learning_flight ->
            [yes] Round I is flown with the starred cards alone.
           *[no] {""}
        }
       *[no] {""}
    } Afterwards everything goes back except the start cabin and your credits; adventures that were dealt stay out of the game. { $teams ->
        [yes] With four players it is two against two, opposite each other: partners share their money, and swap ships before the flight{ $expert_swap ->
            [yes] , and in rounds II and III at each flip of the timer.
           *[no] {"."}
        }
       *[no] {""}
    }

    ## Building

    All build at once. Hold one tile at a time:

    - **Draw** a face-down tile and look at it over your own board, or **take** one that lies face up.
    - **Place** it, turned as you like, on a free space beside a tile of your ship. { $take_back ->
        [yes] You may take it back until you take another tile.
       *[no] It stays there.
    }
    - **Return** it face up to the middle, or **set it aside**: at most two{ $board_without_box ->
        [no_reserve] {" "}(none on board IIIa)
       *[reserve] {""}
    }, still to be built but not returned.
    - **Peek**: { $peeking ->
        [yes] after building a tile, look at the three open piles of adventures, one at a time; never at the fourth.
       *[no] nobody looks at the adventures while building.
    }

    The timer starts on the round’s circle. Once it has run out, anyone may flip it to the next; to Start, only someone who has finished. When it runs out on Start, all stop: whoever has no number tile yet lets go of the tile in hand and takes the lowest left, around the table.

    Finishing, take { $number_tile ->
        [any] any number tile
       *[lowest] the lowest number tile
    } left; then build and peek no more.

    ## A legal ship

    - Sides that touch are both smooth, or both have connectors that fit: single to single, double to double, universal to any. Only connectors join.
    - Engines point their exhaust to the rear, with no tile right behind it.
    - No tile stands right in front of a cannon’s muzzle.
    - All tiles hang together as one piece.

    - **Inspection:** remove tiles until your ship is legal; if it breaks apart, keep one part{ $surviving_part ->
        [with_cabin] {" "}that has a cabin
       *[owner] {""}
    }. Removed tiles and those set aside count as lost.{ $late_fault_fee ->
        [0] {""}
        [one] {" "}Each fault found costs 1 credit at once.
       *[other] {" "}Each fault found costs { $late_fault_fee } credits at once.
    }

    ## Launch

    - **Rockets** start in the order of the number tiles, the first on the red arrow, with { $start_gap ->
        [round] as many empty spaces between them as the round’s number.
       *[one] one empty space between them.
    } The rocket furthest ahead is the **leader**.
    - **Crew:** 2 humans in each cabin. A cabin joined to life support, except the start cabin, may hold 1 alien of its colour instead; one brown and one purple at most{ $first_alien_round ->
        [1] {""}
       *[other] {""}, from round { $first_alien_round } on
    }.
    - **Batteries** [icon:battery] fill every slot.
    - **Deck:** { $deck ->
        [piles] { $open_cards ->
            [yes] the four piles stay as they are, and all may look at them;
           *[no] shuffle all the cards and lay out four piles anew, each with a card of the round’s level on top;
        } the leader chooses the pile each time.
       *[one] { $open_cards ->
            [yes] lay the four piles together unshuffled; all may look at them.
           *[no] shuffle the four piles together until a card of the round’s level is on top.
        }
    }

    ## Flying

    The leader turns the cards one by one. “In order” means from the leader to the last.

    - **Days** move your rocket back, engine power moves it ahead. { $occupied_spaces ->
        [never_counted] Spaces where a rocket stands are not counted.
       *[land_beyond] Count every space; if the last is taken, go on to the next free one.
    }

    - **Engine power:** each engine 1, each double engine 2 for 1 battery; a brown alien adds { $alien_bonus }. **Fire power:** each cannon 1 to the front, ½ any other way; a double cannon twice that for 1 battery; a purple alien adds { $alien_bonus }. Aliens add nothing to a power of zero. Halves count. Players decide in order on batteries.

    Humans and aliens are **crew** and count 1 each; lose them as you choose. Lose the most valuable **goods** first, then batteries. When loading, you may rearrange or discard goods; red ones need a special hold. { $goods_shortage ->
        [unlimited] Goods never run out.
       *[flight_order] If the bank runs out, who is ahead loads first.
    }

    ## Being hit

    Two dice give the line: a column (front, rear) or a row (sides). The first tile met there is hit.

    - **Small meteors** bounce off a side without a connector. Otherwise a shield on that side stops one for 1 battery.
    - **Large meteors** are shot by a cannon pointing that way in the same column; to the left or right{ $rear_meteor ->
        [wide] {" "}a neighbouring row will do, to the rear a neighbouring column.
       *[column] {", "}a neighbouring row will do.
    } A double cannon spends 1 battery.
    - **Small shots** are stopped by a shield for 1 battery, **large shots** by nothing.

    A shield protects its two sides, { $shield_reach ->
        [line] but only in the lines it stands in.
       *[ship] wherever it stands on the ship.
    } If nothing helps, the tile is lost with all it holds. If the ship splits, keep one part{ $surviving_part ->
        [with_cabin] {" "}that has a cabin
       *[owner] {""}
    }; the others are lost too. An alien cut off from its life support is lost.

    ## The cards

    - **Open space:** in order, move ahead by your engine power. With none, you give up.
    - **Planets:** in order, land on a free planet or pass. Load, then lose days, the last ship first.
    - **Abandoned ship:** the first taker pays crew and days for credits.
    - **Abandoned station:** the first taker with enough crew loads goods and loses days.
    - **Meteor swarm:** the leader rolls for each meteor; it strikes all ships.
    - **Slavers, smugglers, pirates:** in order, compare fire power. Less: suffer; equal: nothing; either way they attack the next ship. More: { $beaten_enemy ->
        [goes_on] take the reward and lose days, or neither; they attack the next ship all the same.
       *[leaves] { $declined_reward ->
            [goes_on] take the reward and lose days, and they are beaten; or take neither, and they attack the next ship.
           *[beaten] they are beaten; take the reward and lose days, or neither.
        }
    } Pirates’ shots hit all losers; { $pirate_dice ->
        [each] each of them rolls for their own ship.
       *[first_hit] the first of them rolls.
    }
    - **Combat zone:** line by line, the least suffers; on a tie, the one ahead.
    - **Stardust:** last ship first, lose 1 day for each exposed connector, one with no tile beside it.
    - **Epidemic:** { $epidemic ->
        [pairs] of each two occupied cabins that are joined, the fuller one loses 1 crew.
       *[cabins] each occupied cabin joined to another loses 1 crew.
    }
    - **Sabotage:** the ship with the fewest crew (tie: the one ahead) rolls column and row, as often as the card allows, until a tile is lost: { $sabotage ->
        [outermost] the first from the front in that column, or else the first from the left in that row.
       *[cell] the one where they cross.
    }

    { $alone ->
        [played] A lone ship meets combat zone and sabotage too.
       *[skipped] A lone ship skips combat zone and sabotage.
    }

    ## Giving up

    Before a card is turned, anyone may give up. You must if { $crew_needed ->
        [human] you are without a human aboard,
       *[anyone] you are without any crew,
    } { $no_power ->
        [always] without engine power,
       *[open_space] without engine power in open space,
    } or when the leader is more than a lap ahead; { $final_check ->
        [yes] this is looked at after the last card too.
       *[no] after the last card it no longer matters.
    } No more cards touch you; you get no rewards and half price for goods (total rounded { $half_credit ->
        [down] down).
       *[up] up).
    }

    ## Payment

    - **Arrival**, by place.{ $rounds_1 ->
        [yes] {" "}I: { $placing_1 }.
       *[no] {""}
    }{ $rounds_2 ->
        [yes] {" "}II: { $placing_2 }.
       *[no] {""}
    }{ $rounds_3 ->
        [yes] {" "}III: { $placing_3 }.
       *[no] {""}
    }
    - **Fewest exposed connectors** among those who arrive; on a tie, { $fewest_exposed_tie ->
        [nobody] nobody.
       *[all] each of them.
    }{ $rounds_1 ->
        [yes] {" "}I: { $fewest_exposed_1 }.
       *[no] {""}
    }{ $rounds_2 ->
        [yes] {" "}II: { $fewest_exposed_2 }.
       *[no] {""}
    }{ $rounds_3 ->
        [yes] {" "}III: { $fewest_exposed_3 }.
       *[no] {""}
    }
    - **Goods:** red { $goods_price_red }, yellow { $goods_price_yellow }, green { $goods_price_green }, blue { $goods_price_blue }.
    - **Lost tiles** cost 1 each, up to the limit on your board. { $debts ->
        [kept] Who cannot pay falls below 0.
       *[forgiven] Nobody falls below 0.
    }

    ## Variants

    Play other rounds, or fewer.{ $third_board ->
        [IIIa] {""}
       *[III] {" "}Fly round III on board IIIa.
    }{ $open_cards ->
        [yes] {""}
       *[no] {" "}See all cards after building and leave them unshuffled.
    }{ $teams ->
        [yes] {""}
       *[no] {" "}Two against two with shared money: partners swap ships before the flight; experts also at each flip in rounds II and III.
    }
