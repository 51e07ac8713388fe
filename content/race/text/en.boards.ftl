# Words on faces that are no sentences of powers: lines below titles, action cards, chips and player aids.

face-world = World
face-windfall-novelty = Windfall: novelty goods
face-windfall-rare = Windfall: rare goods
face-windfall-genes = Windfall: gene goods
face-windfall-alien = Windfall: alien goods
face-production-novelty = Produces novelty goods
face-production-rare = Produces rare goods
face-production-genes = Produces gene goods
face-production-alien = Produces alien goods
face-range = { $least }–{ $most }
face-second = 2 players
aid-goods = Goods and the end
aid-price = sold for cards
aid-explore =
    {""}**Explore:** draw { $explore_draw }, keep { $explore_keep }.
    {""}**Bonus:** draw { $explore_wide_draw } more; or draw { $explore_deep_draw } and keep { $explore_deep_keep } more.
aid-develop =
    {""}**Develop:** build a development, pay its cost in cards.
    {""}**Bonus:** { $develop_discount ->
        [one] 1 card
       *[other] { $develop_discount } cards
    } cheaper.
aid-settle =
    {""}**Settle:** place a world, pay its cost or conquer it. A windfall world gets a good.
    {""}**Bonus:** then draw { $settle_cards }.
aid-consume =
    {""}**Consume:** use each Consume power once.
    {""}**Bonus:** first sell a good; or points from the powers count { $double_times ->
        [2] double
       *[other] triple
    }.
aid-produce =
    {""}**Produce:** each empty production world gets a good.
    {""}**Bonus:** { $produce_goods ->
        [one] a good on a windfall world
       *[other] { $produce_goods } goods on windfall worlds
    }.
aid-end =
    {""}**Hand:** at the end of a round, discard down to { $hand_limit } cards.

    {""}**The end:** after the round in which a tableau has { $tableau_end } cards or the chips of the pool are used up.

    {""}**Score:** chips, points on cards, bonuses of developments.
aid-cost = world: cards to pay
aid-defence = military world: strength to conquer it
aid-windfall = windfall world, with its goods’ colour
aid-production = production world, in its goods’ colour
aid-development = development: cards to pay
aid-points = points
aid-question = points as listed on the card
aid-start = number of a start world
aid-first-hand = beginner’s hand of a start world
aid-eye = draw when exploring
aid-hand = cards drawn or kept
aid-develop-discount = development costs less
aid-settle-discount = world costs less
aid-strength = military strength
aid-strength-against = strength against such worlds only
aid-sacrifice = discard this card
aid-sale = sell a good
aid-here = this world’s good
aid-good-any = any good
aid-arrow = gives
aid-times = up to so many times
aid-times-sign = ×2
aid-kinds = different kinds of goods
aid-works = produce on this world
aid-per = for each
aid-most = who produced the most
aid-key-eye = exploring
aid-key-sacrifice = discard it
