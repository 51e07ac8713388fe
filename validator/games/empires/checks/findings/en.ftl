# What the checks of Tiny Stellar Empires say.
players = { COUNT($count, "player", "players") }
or-more = { $least } or more

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
