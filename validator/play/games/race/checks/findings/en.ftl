# What the checks of Race for the Galaxy say.
or-more = { $least } or more
or-fewer = { $most } or fewer
from-to = { $least } to { $most }
goods = goods
goods-of-kind = { $kind } goods

## Beginning of the game
wrong-players = the game is for 2 to 4 players
too-few-start-worlds = { $players } players need as many start worlds; the set holds { $held }
twin-number = { $world } has the number of { $first }; numbers settle the order of players
twin-number-of-copies = { $world } comes { $copies } times with one number; numbers settle the order of players
start-world-in-hand = { $world } is a start world: no hand holds it at the beginning
idle-beginner-hand = { $card }: the beginners' game uses start worlds 1 to { $most }, and never { $number }
no-start-world-of-card = { $card } belongs to the first hand of start world { $number }, and there is none
no-start-world = the beginners' game for { $players } uses start world { $number }, and there is none
beginner-hand = { $named } in beginner hand { $number }: a first hand has { $cards } cards
no-beginner-hand = no card in beginner hand { $number }: a first hand has { $cards } cards
too-few-cards = start worlds and hands of { $hand } for { $players } take { $needed } cards; the set holds { $held }
small-deck = { $players } tableaus of { $tableau } and hands of { $hand } take { $needed } cards; the set holds { $held }, and play may come to a standstill

## Course and end of the game
empty-phase = nobody can ever do anything in the phase '{ $phase }': { $why }
why-no-developments = the set holds no development
why-only-start-worlds = the set holds no world but those that players begin with
why-nothing-consumes = nothing in the set sells or consumes goods, or gives points for cards
why-nothing-produces = nothing in the set produces goods, or draws cards in that phase
no-production = no world of the set is a production world: a good comes once, and again by powers only
no-military = the set holds no military world: nothing is ever conquered
idle-chips = no power of the set brings points in chips: the pool never ends a game
unreachable-end = a tableau of { $wanted } cards never ends a game: it can hold { $most } cards of the set at most
endless-game = a game can never end: no tableau can hold { $wanted } cards (the set has { $most } for one), and no power brings points in chips

## Goods and prices
no-goods = no world of the set holds { $goods }
useless-good = nothing in the set sells or consumes { $kind } goods, such as those of { $world }, for any gain
odd-prices = rules: novelty goods are worth least, then rare, genes and alien; sale_price says otherwise
equal-prices = rules: goods of every kind are sold for { $price }: for a sale, kinds do not differ
no-price-at-all = rules: every sale_price is 0: a good is sold for nothing but the bonuses of cards
no-price = rules: { $kind } goods are sold for 0 cards: nobody would sell one but for the bonuses of cards
price-above-nought = a price above 0

## Single cards
blank-card = { $card } is worth no points, has no power that helps and holds no good: nobody would want it
twin-keyword = { $card } has the keyword '{ $keyword }' twice; it counts once
twin-power = { $card } has the power '{ $word }' twice; { $why }
repeated-power = { $card } has the power '{ $word }' twice: one power can say the sum
cost-and-defence = { $world } has both a cost and a defence: a world is paid for or conquered
no-cost-or-defence = { $world } has neither a cost nor a defence: nobody could place it
neither = neither
no-good-on-development = { $card } is a development: only a world holds a good of its own
no-good = { $card } speaks of the good on this world, and it can hold none
good-is = good: { $kinds }
dominated-card = { $card } is never better than { $better }, which asks no more and gives more

## Action cards
idle-action = { $card }: the bonus '{ $word }' can never do anything: { $why }
missing-action = no action card is for the phase '{ $phase }': nobody can ever choose it
missing-bonus = no action card has the bonus '{ $word }': one of the choices of the game is gone
missing-second = two players choose among nine action cards (F3), and no second copy is for '{ $phase }'
too-few-copies = { $card }: each of { $players } players takes one; the set holds { $held }
twin-action = { $card } says what { $first } says: the two are one choice
why-not-for-two = the set is not for two players
why-one-of-seven = two players choose one of seven (F3)
idle-second = { $cards }: second copies are never used: { $why }

## Far from the published game
far-out = { $what }, far from anything in the box: play it before you print it
far-points = { $card } is worth { $points } points
far-price = { $card } has a { $field } of { $price }
far-power = { $card }: { $value } { $field } of the power '{ $word }' for a price of { $price }
far-powers-together = the powers of { $card } together do far more than those of any card of that price in the box
poor-card = { $card } costs { $cost } and gives far less than any card of that price in the box
far-bonus = { $card }: { $points } points for each { $each }
far-bonus-in-all = { $card }: a tableau can bring { $points } points by rule { $rule } of its bonus
far-copies = { $card } comes { $copies } times
idle-copies = { $card } comes { $copies } times, and { $players } players take one each: the others are never used
idle-copies-of-chips = the chips are worth { $held } points, and the largest pool only { $needed }: most of them are never used
far-action = { $card }: { $value } { $field } as the bonus of an action
far-action-keep = { $card }: { $cards } cards kept as the bonus of an action
far-switch = rules: { $switch } is { $value }
far-first-hand = rules: a first hand of { $cards } cards
far-price-of-goods = rules: { $kind } goods are sold for { $price } cards

## What limits a gain
of-power = { $card }: the power '{ $word }'
of-bonus = { $card }: the bonus '{ $word }'
of-exploring = rules: exploring
of-first-hand = rules: the first hand
of-price = rules: the price of { $kind } goods
above-cap = { $what } says { $value } { $field }, and of these only { $most } can ever matter: { $why }
above-hand-limit = { $what } brings { $cards } cards, and no hand keeps more than { $limit } at the end of the round
cap-development = no development costs more
cap-other-development = no other development costs more

## Chips and aids
too-few-tokens = the pool of { $players } players is worth { $pool } points; no chips of the set make that sum
idle-chip = { $chip } is worth { $value }, and the pool of { $players } players only { $pool }
no-change = { $chip }: no chips of the pool make { $missing }: not every gain can be paid out
little-change = { $players } players who each hold { $points } points besides chips of { $value } need { $needed } points in smaller chips; the set holds { $held }
no-reserve = rules: reserve_chips (F9) pays from a reserve, and no chip of the set is one
idle-reserve = { $chip } is of the reserve, and rules: reserve_chips (F9) is off
little-reserve = beside the pool of { $players } players lie { $spare } points; where each of them uses the best power while it runs out, { $needed } are paid out
too-few-aids = each of { $players } players takes an aid for { $shows }; the set holds { $held }

## Bonuses and keywords
twin-bonus = { $card }: rule { $rule } of its bonus says what a rule before it says: one can say the sum
idle-bonus = { $card }: rule { $rule } of its bonus can never score: { $why }
constant-bonus = { $card }: rule { $rule } of its bonus counts only { $card } itself: it always scores the same
points-printed = points printed on the card
why-no-card-fits = no card of the set fits it
why-counted-before = every card that fits it is counted by a rule before it
unknown-card = { $card } scores for the card '{ $named }', and no world or development has that id
id-of-card = the id of a world or a development
why-no-chips = no power of the set brings points in chips
idle-keyword = nothing in the set counts the keyword '{ $keyword }', which { COUNT($cards, "card has", "cards have") }: a card of your own could
idle-keyword-here = { $card }: what the set counts by the keyword '{ $keyword }' is never a card like this

## Powers
idle-power = { $card }: the power '{ $word }' can never do anything: { $why }
idle-phase = no card of the set has a power in the phase '{ $phase }'

## Switches
too-many-discards = rules: nobody can discard { $discards } of { $hand } cards
empty-start = rules: all { $hand } cards dealt are discarded: everybody begins with an empty hand
keeps-more-than-drawn = rules: explore_keep asks to keep { $keep } of { $draw } cards drawn
keeps-all-drawn = rules: exploring keeps all { $draw } cards it draws: there is nothing to choose
why-no-trade = no action card lets a player trade
why-nothing-takes-goods = no card of the set has a power that takes goods
why-for-more-players = the set is for { $least } players or more
why-no-draw-when-placed = no card of the set draws when a card is placed
why-no-twin-development = no development of the set comes twice
why-consume-not-counted = no bonus of the set counts cards with powers of the phase consume
why-counted-already = every card with a sale bonus has a power of the phase consume already
why-no-points-for-discards = no power of the set gives points for cards discarded from the hand
why-no-doubling = no action card doubles points
why-no-free-or-paid = no power of the set places a world free or lets one pay for a military world
why-strength-not-counted = no card of the set scores for strength
why-strength-not-lowered = no card of the set lowers strength
why-beginner-hands = beginner_hands is on: nothing is dealt and nothing discarded

## What can be reached
unreachable-world = { $world } can never be placed: no tableau has strength { $strength } against it, and { $why }
why-not-paid = no card of the set lets a player pay for it
why-no-hand-pays = no hand can pay the { $price } cards it costs at least instead
unpayable-cost = { $card } can never be paid: the best hand, with all that a tableau saves and draws, pays { $most }
dear-card = hands of { $hand } pay for { $card }{ $others ->
        [0] {""}
        [1] {" "}and another card
       *[other] {" "}and { $others } other cards
    } with discounts or new cards only
