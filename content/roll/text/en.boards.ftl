# What is printed on boards, screens, strips and dice of Roll for the Galaxy.

numeral-assign = A
numeral-explore = I
numeral-develop = II
numeral-settle = III
numeral-produce = IV
numeral-ship = V
bonus-sign = ?

mat-citizenry = Citizenry
mat-citizenry-hint = Used dice wait here. Recruit: 1 credit a die, into the cup.
mat-developments = Developments
mat-developments-hint = Stack of tiles, diamond side up. Developers wait on top.
mat-worlds = Worlds
mat-worlds-hint = Stack of tiles, circle side up. Settlers wait on top.
mat-credits = Galactic credits
mat-manage = Manage: recruit · { $rules_recalling ->
        [stacks_and_goods] recall dice from stacks and goods
       *[stacks] recall dice from the stacks
    } · 0 credits become 1

phase-does-explore = Scout: set aside any tiles of your zone, draw one more. Or stock: gain { $stock_credits ->
        [one] 1 credit
       *[other] { $stock_credits } credits
    }.
phase-does-develop = Dice wait on the top diamond tile; as many as its cost complete it.
phase-does-settle = Dice wait on the top world tile; as many as its cost complete it.
phase-does-produce = Each die becomes a good on one of your worlds that is not grey.
phase-does-ship = Each die trades a good for credits, or consumes it for points.
phase-not = Not this round

strip-select = Select: one die of any face
strip-dictate = Dictate
strip-dictate-hint = { $rules_dictates ->
        [0] Not in this game
       *[other] Put one die here, move one other to any column
    }

screen-round = A round
screen-steps =
    1 Roll your cup.

    2 Assign: each die to its phase, a wild die to any; select one phase{ $rules_dictates ->
        [0] {"."}
       *[other] ; dictate.
    }

    3 Reveal together: only selected phases take place.

    4 Do the phases, I to V.

    5 Manage: recruit, recall.
screen-phases = Phases
screen-trade = Trade
screen-world = World
screen-price = Credits
screen-consume = Consume
screen-consume-text = { $consume_points ->
        [one] 1 point
       *[other] { $consume_points } points
    }, +{ $match_points } if the good has its world’s colour, +{ $match_points } if the shipper has. Consumption dice match every world.
screen-end = The game ends
screen-end-text = After the round in which the chips run out, or someone has { $tableau_end } tiles. Chips, costs and bonuses are your points.
screen-title = Roll for the Galaxy

die-net = Fold · glue

label-icon-key = Key to the icons
label-dice-and-worlds = Dice (square) and worlds (round)
label-die-sides = Sides of dice
label-other-icons = Other icons
name-home = home die
name-military = military die
name-consumption = consumption
name-novelty = novelty
name-rare = rare elements
name-genes = genes
name-alien = alien technology
name-grey = grey world
name-credit = credit
name-point = point
name-good = good
name-worker = worker
name-extra-worker = extra worker
name-reassign = reassign
name-selected = selected phase
name-any = any phase
name-most = most
