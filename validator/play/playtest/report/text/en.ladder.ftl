# How players stand against each other, English.

ladder-title = How the players of { $title } stand
ladder-table = { $seats } players, { $games ->
    [one] one game
   *[other] { $games } games
}{ $broken ->
    [0] {""}
   *[other] {" "}(and { $broken } that broke)
}
ladder-within = { $low } to { $high }
ladder-note = Every company of that many players met equally often. Of two players the one with 100 points more wins 64 games in 100, with 400 more ten for each of the other’s. { $measured ->
    [0] The mean of all is 1000
   *[other] { $anchor }, who never changes, is 1000, and the others are measured by it
}; the interval holds the truth 19 times in 20.
head-place = place
head-player = player
head-rating = rating
head-within = 95 % interval
head-manner = how it plays
stands = { $agent } is number { $place } of { $players } on the ladder for { $seats } players: { $value } points ({ $low } to { $high }).
stands-anchor = { $agent } is number { $place } of { $players } on the ladder for { $seats } players, and its { $value } points are what the others are measured by.
stands-before = The set, its rules or the players have changed since that ladder was made.
text-standing = How strong these players are
page-h-standing = How strong these players are
page-standing-note = From the last ladder of this set:
page-standing-all = The whole ladder

manner-random = any option, by lot
manner-beginner = thinks little, and makes three choices in ten by lot
manner-greedy = what looks best one choice ahead
manner-fast = plays its two best options on to a quiet moment, on one guess of what is hidden
manner-steady = plays its best options on to a quiet moment, on several guesses of what is hidden
manner-search = tries its options on many guesses, until its budget is spent
manner-cautious = counts on the worst that may come
manner-rushing = takes points now and hurries to the end
manner-hoarding = keeps cards, goods and money rather than spend them
