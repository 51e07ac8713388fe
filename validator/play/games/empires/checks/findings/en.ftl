# What the checks of Tiny Stellar Empires say.
players = { COUNT($count, "player", "players") }
or-more = { $least } or more
from-to = { $least } to { $most }
more-than = more than { $most }
up-to = up to { $most }

## Edges and rows
rare-route = { $card }: no other card has the routes of its { $side } edge: only wormholes meet it
unmatched-route = { $card }: no other card has an edge that meets its { $side } edge
any-edge = any edge of another card
unreachable-card = { $card } can never be laid: no row that begins at { COUNT($routes, "route", "routes") } (T1) leads to its edges
nobody-begins = a row begins at { COUNT($routes, "route", "routes") } by T1, which no card of the set meets: nobody can begin
few-begin = a row begins at { COUNT($routes, "route", "routes") } by T1, which { COUNT($cards, "card", "cards") } meet: not enough for { $players } players
only-wormholes-begin = a row begins at { COUNT($routes, "route", "routes") } by T1, which only the { COUNT($cards, "card", "cards") } with wormholes meet
short-row = { $card }: its edges meet those of { COUNT($others, "other card", "other cards") } only: with { $seats } a row with it is never full
all-routes-alike = every edge of the set has { COUNT($routes, "route", "routes") } or a wormhole: any card meets any other
all-wormholes = every edge of the set is a wormhole: any card meets any other
odd-routes = rules: a wormhole counts as { COUNT($routes, "route", "routes") }, fewer than the edge with { $most }

## Empire cards
dominated-card = { $card } is never better than { $better }, and sometimes worse
hand-leaves = a hand of { $hand } leaves { COUNT($others, "other card", "other cards") }
never-paid-any = no empire card can ever be paid: { $leaves }
or-more-for-cost = { $least } or more, for a card that costs { $cost }
paid-with-help = { $cards } can be paid only after discounts or with more cards than a hand: { $leaves }
paid-with-help-not-always = { $cards } can be paid only after discounts or with more cards than a hand: { $leaves }; never with { $seats }
never-paid = { $cards } can never be paid: { $leaves }
never-paid-with-discounts = { $cards } can never be paid: { $leaves }, and discounts take off { $less } at most
idle-cost-of-half = { $card }: half { $half } states a cost, but cost_per_half (T3) is off
idle-cost-of-card = { $card }: both halves state costs of their own (T3), so nobody reads the card's
equal-halves = { $card }: its halves are equal: turning the card only swaps its edges
equal-halves-and-edges = { $card }: its halves are equal: turning the card changes nothing
worse-half = { $card }: half { $worse } is never better than half { $better }, and sometimes worse

## Raids, invasions and ambassadors
no-raids = the set has no raids or invasions: step 3 of a turn is always skipped
no-ambassadors = the set has no ambassadors: step 4 of a turn is always skipped, and nothing answers an attack
never-sent = { $cards } can never be sent: { $why }
never-played = { $card } can never be played: { $why }
equal-modes = { $card }: its two modes are equal, so there is nothing to choose
different-modes = ability and symbols, or one of them
idle-mode = { $card }: turning an ability off never matters: no ability works after its card is played
equal-ends = { $card }: both ends are { $civilisation }, so there is nothing to choose
idle-copies = each ambassador takes an attack out of the game: { COUNT($raids, "raid", "raids") } for { COUNT($ambassadors, "ambassador", "ambassadors") }, of which { $over } can never be sent
why-no-raids = the set has no raids or invasions
why-one-round-no-attack = games have one round, and a rival whose row has a card is past the last turn
why-no-raid-paid = no raid or invasion of the set can be paid
why-all-protected = every card protects itself
why-no-ambassadors = the set has no ambassadors

## Homeworlds and missions
one-mission = every homeworld has the same mission: nobody has a secret
one-symbol = every homeworld has the main symbol { $symbol }: it gives nobody an edge
unreachable-mission = { $card }: the mission can never be met: { $why }
unreachable-mission-with = { $card }: the mission can never be met with { $seats }: { $why }
mission-needs-ambassadors = { $card }: the mission can be met only with ambassadors, and those only answer a rival's attack
mission-takes-all = { $card }: the mission asks for all that a row of { COUNT($row, "card", "cards") } can do
why-few-symbols = a row of { COUNT($row, "card", "cards") } holds at most { $most } symbols of one kind
why-few-civilisations = the set has { COUNT($civilisations, "civilisation", "civilisations") }
why-few-civilisations-in-row = a row of { COUNT($row, "card", "cards") } shows at most { $most } civilisations
why-no-timing = no ability of the set is of the class { $timings }
why-short-row = a row has { COUNT($row, "card", "cards") }
why-few-timings = only { COUNT($cards, "card", "cards") } can have a live ability of the class { $timings }
why-few-seams = a row of { COUNT($row, "card", "cards") } has { COUNT($seams, "seam", "seams") }
why-few-busy-edges = too few edges have { COUNT($routes, "route", "routes") } or more
why-few-busy-seams = at most { COUNT($seams, "seam", "seams") } can have { COUNT($routes, "route", "routes") } or more
always-met = { $card }: the mission is always met: the main symbol alone counts as { $worth } by T18
nearly-met = { $card }: the main symbol counts as { $worth } by T18: one symbol more meets the mission
easy-seams = { $card }: every seam has { COUNT($routes, "route", "routes") }: any { $cards } cards meet it
easy-civilisations = { $card }: any card shows { $civilisations } civilisations: a row of one card meets the mission

## Deck and players
wrong-players = the game is for 2 to 4 players
idle-rounds = rules: the set is not for { $players } players, so their rounds are never played
one-round = rules: { $players } players play one round: no two cards of a row ever meet, and nobody is attacked
too-few-homeworlds = { $players } players need as many homeworlds; the set holds { $held }
too-few-cards = { $players } hands of { $hand } need { $needed } cards; the deck holds { $held }
no-empire-cards = the set has no empire cards: nobody can lay a row
rows-need = { $seats } rows of { COUNT($row, "card", "cards") } need { $needed } empire cards; there are { $held }
rows-and-hands-need = { $seats } rows of { COUNT($row, "card", "cards") } and hands of { $hand } need { $needed } cards; there are { $held }
rows-take = { $seats } rows of { COUNT($row, "card", "cards") } take at least { $needed } cards, and the deck is not shuffled anew (T7); there are { $held }
rows-take-with-rebirth = { $seats } rows of { COUNT($row, "card", "cards") } take at least { $needed } cards, and the deck is not shuffled anew (T7) but by 'rebirth'; there are { $held }
missing-civilisation = no empire card has a symbol of the civilisation '{ $civilisation }'
lone-civilisation = { $card } is the only card with { $civilisation }: whoever lays it has that majority unopposed

## Switches
idle-exchange = rules: nobody can exchange { $cards } cards: a hand holds { COUNT($most, "card", "cards") }
odd-switches = rules: empire_play is mandatory, and voluntary_new_hand lets a player who could play refuse (T9)
why-no-word = no card of the set has '{ $word }'
why-fewer-than-two = { COUNT($cards, "card of the set has", "cards of the set have") } '{ $word }'
why-no-wormholes = no card has a wormhole edge
why-no-other-wormholes = no other card has a wormhole edge
why-no-routes-counted = no ability and no mission counts routes
why-no-cost-of-half = no half states a cost of its own
why-one-rival = two players have one rival each
why-one-raid = the set has only one raid or invasion
why-no-symbols-off = no raid or invasion turns symbols off
why-no-points-off = no card has points to turn off
why-no-two-neighbours = no card of a row of { $row } has two neighbours
why-not-between = no card can lie between two others with wormholes
why-one-card-taken = no ability takes more than one card from a hand
why-no-hand-grows = no ability brings more cards than its own card costs, so no hand is above its size
why-no-symbols-counted = no mission counts symbols
why-row-of-one = a row has one card

## Abilities
idle-ability = { $cards }: the ability '{ $word }' can never do anything: { $why }
threat-to-whole-hand = { $cards }: '{ $word }' takes a whole hand of { COUNT($hand, "card", "cards") }: nothing is chosen
why-one-round = a game of one round ends before it could act
why-no-neighbours = a row of one card has no neighbours
why-nothing-to-double = the half has no points to double
why-few-routes = it asks for { COUNT($routes, "route", "routes") }, and at most { $most } can be adjacent
why-no-dearer-card = no other price is above 1, and a discount leaves 1
why-hands-too-small = it wants { COUNT($cards, "card", "cards") }, no hand holds more than { $most }, and short_hand (T14) is no_effect
idle-amount = { $cards }: '{ $word }' of { $amount } does no more than of { $most }: that is { $because }
cap-hand = the largest hand of a rival
cap-raids = all the raids and invasions of the set
cap-price = the dearest price down to 1
loss-beyond-cards = { $card }: '{ $word }' discards { $discard } of { COUNT($cards, "card", "cards") }
loss-of-all = { $card }: '{ $word }' discards every card handed over: there is nothing to choose or to give back
locked-out = { $card }: with '{ $word }' of { $amount } the next player cannot pay for any card

## Far from the published game
far-out = { $place }: { $field } of { $value } is far from the { $usual } of the box
far-out-ability = { $card }: '{ $word }' with { $field } of { $value } is far from the { $usual } of the box
far-out-rounds = rules: rounds for { $players } players of { $value } is far from the { $usual } of the box
worth-too-much = { $card }: half { $half } has points and symbols worth { $worth } for a cost of { $cost }; in the box that is { $most } at most
worth-too-little = { $card }: half { $half } has points and symbols worth { $worth } for a cost of { $cost }; in the box that is { $least } at least
three-of-one = { $card }: half { $half } shows one civilisation three times; no half of the box shows one twice
many-raids = { COUNT($raids, "raid", "raids") } beside { COUNT($empires, "empire card", "empire cards") }; the box has 5 beside 42
all-free = every empire card is free: nobody ever pays for one
all-pointless = no empire card is worth a point: missions and majorities alone decide
twin-homeworld = { $card } has the mission and the symbol of { $other }: two players would want the same
symbol-twice = { $card }: half { $half } has the symbol { $symbol } twice; it counts twice
