# Race for the Galaxy in English: every word and sentence that is printed or told.
# A sentence's fields ($cards, $good, ...) are named as in validator/play/games/race/words/.
#
# Words used, always the same:
#   world, development     the two sorts of card; a world is placed, a development is built
#   tableau                a player's face-up worlds and developments
#   cost, defence          what a card is paid with, what a military world is conquered against
#   pay for, conquer       the two ways to place a world
#   military strength      never "military" or "power" alone
#   good                   a face-down card on a world; novelty, rare, gene or alien good
#   world of rare goods    a world of that kind, with a good or without
#   windfall world         gets a good when placed; production world: produces by itself; empty: has no good
#   power, bonus           what a card in a tableau can do; what a chosen action card gives
#   sell, sale bonus       trade a good for cards; a power that adds cards
#   points, chip           points is never "VP"; chips are worth points
#   marked Rebel           bears that keyword
#   Explore, Develop, Settle, Consume (with trade), Produce: the five phases

game-title = Race for the Galaxy

## Kinds of piece

kind-start_world = Start world
kind-world = World
kind-development = Development
kind-action = Action card
kind-chip = Chip
kind-aid = Player aid
kind-rules = Rules

## Names

goods-novelty = Novelty goods
goods-rare = Rare goods
goods-genes = Gene goods
goods-alien = Alien goods
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-trade = Trade
phase-consume = Consume
phase-produce = Produce
keyword-alien = Alien
keyword-chromosome = Chromosome
keyword-imperium = Imperium
keyword-rebel = Rebel
keyword-terraforming = Terraforming
keyword-uplift = Uplift
action-explore-wide-name = Explore wide
action-explore-deep-name = Explore deep
action-develop-name = Develop
action-settle-name = Settle
action-trade-name = Consume: trade
action-double-name = Consume: double
action-produce-name = Produce
chip-name = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
aid-phases = The five phases
aid-icons = Key to the icons

## Parts of sentences

some-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
some-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
some-goods = { $goods ->
        [one] 1 { kind-of-good }good
       *[other] { $goods } { kind-of-good }goods
    }
kind-of-good = { $good ->
        [novelty] novelty{" "}
        [rare] rare{" "}
        [genes] gene{" "}
        [alien] alien{" "}
       *[any] {""}
    }
of-goods = { $good ->
        [novelty] {" "}of novelty goods
        [rare] {" "}of rare goods
        [genes] {" "}of gene goods
        [alien] {" "}of alien goods
       *[any] {""}
    }
with-a-power = { $power_in ->
        [explore] {" "}with an Explore power
        [develop] {" "}with a Develop power
        [settle] {" "}with a Settle power
        [trade] {" "}with a trade power
        [consume] {" "}with a Consume power
        [produce] {" "}with a Produce power
       *[none] {""}
    }
marked = { $keyword ->
        [alien] {" "}marked Alien
        [chromosome] {" "}marked Chromosome
        [imperium] {" "}marked Imperium
        [rebel] {" "}marked Rebel
        [terraforming] {" "}marked Terraforming
        [uplift] {" "}marked Uplift
       *[none] {""}
    }

## Powers, as printed on the card

# Explore
power-explore-draw = When exploring, draw { some-cards } more.
power-explore-keep = When exploring, keep { some-cards } more.

# Develop
power-draw-before-developing = As each Develop phase begins, draw { some-cards }.
power-develop-discount = Developments cost you { some-cards } less.
power-draw-after-developing = After you build a development, draw { some-cards }.

# Settle
power-settle-discount = Worlds{ of-goods } cost you { some-cards } less.
power-strength = Military strength { $amount ->
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $amount }
    }.
power-strength-against = Military strength +{ $amount } against worlds { $against ->
        [novelty] of novelty goods
        [rare] of rare goods
        [genes] of gene goods
        [alien] of alien goods
       *[rebel] marked Rebel
    }.
power-free-world = May be discarded to place a world free, if not of alien goods.
power-sudden-strength = May be discarded for military strength +{ $amount } in this phase.
power-pay-for-military = You may pay defence{ $discount ->
        [0] {""}
       *[other] {" "}−{ $discount }
    } for a military world not of alien goods.
power-draw-after-settling = After you place a world, draw { some-cards }.

# Trade
power-sale-bonus = Draw { some-cards } more when you sell { $source ->
        [here] this world’s good.
       *[anywhere] { $good ->
            [novelty] a novelty good.
            [rare] a rare good.
            [genes] a gene good.
            [alien] an alien good.
           *[any] a good.
        }
    }

# Consume
power-consume = { $times ->
        [1] Discard
       *[other] Up to { $times } times: discard
    } { some-goods }{ $different ->
        [0] {""}
       *[other] {" "}of different kinds
    } for { $points ->
        [0] { some-cards }
       *[other] { some-points }{ $cards ->
            [0] {""}
           *[other] {" "}and { some-cards }
        }
    }.
power-consume-all = Discard all your goods for 1 point each{ $less ->
        [0] {""}
        [one] , less 1 point
       *[other] , less { $less } points
    }.
power-sell = Sell 1 good, { $bonuses ->
        [0] without
       *[other] with
    } your sale bonuses.
power-discard-for-points = You may discard up to { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    } for { some-points } each.
power-draw-when-consuming = In each Consume phase, draw { some-cards }.
power-guess-top-card = Name { $least }–{ $most }; take the deck’s top card if its cost or defence fits.

# Produce
power-produce-here = If this world has no good, it gets one{ $cards ->
        [0] {""}
       *[other] , and you draw { some-cards }
    }.
power-produce-on-windfall = Put a good on an empty windfall world{ of-goods }.
power-draw-when-produced = When a good is produced here, draw { some-cards }.
power-draw-when-producing = In each Produce phase, draw { some-cards }.
power-draw-per-good = Draw { some-cards } for each { kind-of-good }good you produced.
power-draw-per-kind = Draw { some-cards } for each kind of good you produced.
power-draw-if-most = Draw { some-cards } if you alone produced the most { kind-of-good }goods.
power-draw-per-world = Draw { some-cards } for each of your worlds{ of-goods }.

## What a development scores at the end

bonus-world = { some-points } for each { $military ->
        [0] non-military{" "}
        [1] military{" "}
       *[none] {""}
    }{ $source ->
        [windfall] windfall{" "}
        [production] production{" "}
       *[none] {""}
    }world{ of-goods }{ marked }{ with-a-power }.
bonus-development = { some-points } per development{ $cost ->
        [none] {""}
       *[other] {" "}of cost { $cost }
    }{ with-a-power }.
bonus-card = { some-points } for each card{ marked }.
bonus-named = { some-points } for { TITLE($card) }.
bonus-chip-points = { some-points } for every { $per ->
        [one] point
       *[other] { $per } points
    } in chips.
bonus-strength = { some-points } for each military strength.
bonus-good = { some-points } for each good on your worlds.

## Bonuses of the action cards

action-explore-wide = Draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } more.
action-explore-deep = Draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } more and keep { $keep } more.
action-develop = Your development costs { $discount ->
        [one] 1 card
       *[other] { $discount } cards
    } less.
action-settle = After you place a world, draw { some-cards }.
action-trade = Before the Consume powers, sell 1 good.
action-double = Points from Consume powers count { $times ->
        [2] double
       *[other] triple
    }.
action-produce = { $goods ->
        [one] Put 1 more good on an empty windfall world.
       *[other] Put { $goods } more goods on empty windfall worlds.
    }

## Labels

label-cost = Cost
label-defence = Defence
label-points = Points
label-strength = Military strength
label-cards = Cards
label-goods = Goods
label-phases = Phases
label-powers = Powers
label-keywords = Keywords
label-windfall = Windfall world
label-production = Production world
label-military = Military world
label-first-line = A card counts for the first line that fits
label-icon-key = Key to the icons
