# What the figures of a play-test come to, English.

table = { $players } { $players ->
    [one] player
   *[other] players
}
table-of = { $players } { $players ->
    [one] player
   *[other] players
} ({ $agents })
seat = seat { $number }
agent = { $name }

# The games

games-played = { $games } { $games ->
    [one] game was
   *[other] games were
} played by { $agents }: { $where }.
games-stopped = { $games } { $games ->
    [one] game
   *[other] games
} of { $asked } asked for were played by { $agents }: { $where }.
games-at = { $games } with { $table }
no-games = None of { $asked } { $asked ->
    [one] game
   *[other] games
} was played.
games-broke = { $games } { $games ->
    [one] game
   *[other] games
} broke and count nowhere else; see the findings.
game-takes = With { $table } a game { $length }, with { $choices } real choices.
length-always = always takes { $unit ->
    [round] { $length } { $length ->
        [one] round
       *[other] rounds
    }
    [turn] { $length } { $length ->
        [one] turn
       *[other] turns
    }
   *[other] { $length } { $unit }s
}
length-mean = takes { $mean } { $unit ->
    [round] rounds
    [turn] turns
   *[other] { $unit }s
} (nine in ten between { $low } and { $high })

# Seats

won-together = All players win or lose together: they won { $wins } of the games. Who wins tells nothing of seats, of cards or of how well they play; play with other players tells how hard the game is.
wins-of = { $who } wins { $wins }
seats-uneven = With { $table } the seats are uneven: { $found }, where an equal share is { $fair }.
seats-even = With { $table } no seat has an advantage of { $shown } percentage points or more: { $games } games would have shown it. Seat 1 wins { $wins }, an equal share is { $fair }.
seats-untold = With { $table } { $games } { $games ->
    [one] game does
   *[other] games do
} not tell whether the seats are even: an advantage of up to { $shown } percentage points could hide, and { $needed } games would show one of { $advantage }. Seat 1 wins { $wins }, an equal share is { $fair }.
uneven-seat = With { $table } seat { $seat } wins { $wins }, not { $fair }
behind-of-two = With { $table } the second is { $second } points behind the first; { $shared } of games end in a shared win.
behind-of-more = With { $table } the second is { $second } points behind the first and the last { $last }; { $shared } of games end in a shared win.
behind-of-them = With { $table } every game was won by several players together; the last is { $last } points behind them.
agents-win = With { $table } a seat wins, by agent: { $found }.

# Cards

cards-too-few = { $games } { $games ->
    [one] game is
   *[other] games are
} too few to compare cards in the hands of { $agent }.
cards-no-better = Against players at random { $agent } won { $wins } of { $games } games, where { $fair } would be its share: it is not better than they are, so no card is judged by its games.
cards-at-random = Players at random do not tell a good card from a bad one, so no card is judged by their games.
cards-stand-out = In the hands of { $agent }, of { $compared } cards compared: { $found }. A card whose share of wins differs from the usual by less than { $shown } percentage points can still hide among the others.
cards-alike = In the hands of { $agent } none of the { $compared } cards compared stands out by { $margin } percentage points of wins or more.
cards-untold = In the hands of { $agent } no card of { $compared } can be named from { $games } games: one whose share of wins differs from the usual by up to { $shown } percentage points could hide, and about { $needed } games would show one of { $double }.
named-strong = strong { $cards }
named-weak = weak { $cards }
named-automatic = played nearly whenever drawn { $cards }
named-dead = nearly never played { $cards }
others = { $count } { $count ->
    [one] other
   *[other] others
}
strong-card-drawn = strong in the hands of { $agent }: who draws { $card } wins more often than with the usual card, by { $lift } percentage points
strong-card-offered = strong in the hands of { $agent }: who is offered { $card } wins more often than with the usual piece, by { $lift } percentage points
strong-card-met = strong in the hands of { $agent }: who meets { $card } wins more often than with the usual one, by { $lift } percentage points
strong-card-chosen = strong in the hands of { $agent }: who chooses { $card } wins more often than with the usual piece, by { $lift } percentage points
weak-card-drawn = weak in the hands of { $agent }: who draws { $card } wins less often than with the usual card, by { $lift } percentage points
weak-card-offered = weak in the hands of { $agent }: who is offered { $card } wins less often than with the usual piece, by { $lift } percentage points
weak-card-met = weak in the hands of { $agent }: who meets { $card } wins less often than with the usual one, by { $lift } percentage points
weak-card-chosen = weak in the hands of { $agent }: who chooses { $card } wins less often than with the usual piece, by { $lift } percentage points
strong-card-drawn-by-points = strong in the hands of { $agent }: who draws { $card } ends { $ahead } points further ahead than with the usual card; wins lean the same way
strong-card-offered-by-points = strong in the hands of { $agent }: who is offered { $card } ends { $ahead } points further ahead than with the usual piece; wins lean the same way
strong-card-met-by-points = strong in the hands of { $agent }: who meets { $card } ends { $ahead } points further ahead than with the usual one; wins lean the same way
strong-card-chosen-by-points = strong in the hands of { $agent }: who chooses { $card } ends { $ahead } points further ahead than with the usual piece; wins lean the same way
weak-card-drawn-by-points = weak in the hands of { $agent }: who draws { $card } ends { $ahead } points further behind than with the usual card; wins lean the same way
weak-card-offered-by-points = weak in the hands of { $agent }: who is offered { $card } ends { $ahead } points further behind than with the usual piece; wins lean the same way
weak-card-met-by-points = weak in the hands of { $agent }: who meets { $card } ends { $ahead } points further behind than with the usual one; wins lean the same way
weak-card-chosen-by-points = weak in the hands of { $agent }: who chooses { $card } ends { $ahead } points further behind than with the usual piece; wins lean the same way
automatic-card = automatic in the hands of { $agent }: of seats that drew { $card }, { $played } played it
dead-card = dead in the hands of { $agent }: of seats that drew { $card }, only { $played } played it
played-more = played more in the hands of { $agent }: of seats that drew { $card }, { $played } played it, against { $was } in { $before }
played-less = played less in the hands of { $agent }: of seats that drew { $card }, { $played } played it, against { $was } in { $before }
split-card = { $card } is worth { $here } points of win share in the hands of { $good } and { $there } in those of { $bad }{ $who ->
    [beginner] : good in a beginner’s hands
    [master] : it wants a player who knows how
   *[unknown] {""}
}

# Promises

broken-game = game { $number } of run seed { $run } (game seed { $seed }, agents { $agents }) broke: { $fault }
broken-spotlight = a game dealt on purpose broke: { $fault }
never-seen = never seen: { $what } (not once in ordinary play, so in under { $bound } of games; nor in { $deals } { $deals ->
    [one] game
   *[other] games
} dealt for it)
never-dealt = never seen: { $what } (not once in ordinary play, so in under { $bound } of games; and no deal brings it within reach)
all-seen = Everything the set promises was seen in ordinary play ({ $promises } { $promises ->
    [one] promise
   *[other] promises
}).
some-seen = Of { $promises } { $promises ->
    [one] promise
   *[other] promises
} the set makes, { $parts }.
seen-play = { $count } were seen in ordinary play
seen-spotlight = { $count } only when dealt on purpose
seen-never = { $count } never
seen-untried = { $count } were not looked for

# What this cannot tell

limit-agents = Agents are not people. Random play shows what can happen, greedy play what is tempting at once; neither bluffs, bargains or learns your habits. Read differences between cards, not the level of play.
limit-lift = Who draws a card is nearly chance, so a draw lift is nearly a cause; but seats that are ahead draw more, which is why each card is judged against the typical card of the set and not against nothing. The win lift when played is no cause at all.
limit-luck = Intervals of 95 % cover the luck of the deal alone, and one in twenty misses.
limit-false = Findings on cards are chosen so that fewer than one in ten is expected to be false; pictures and tables are not corrected for how many are looked at.
limit-seats = Seats of the same game are not independent: one wins because another does not. Draw lifts allow for it; win lifts are slightly off for it.
limit-spotlight = Spotlight games show that something can happen, never how often. They are in no figure but coverage.
limit-begin = Seats are counted as they sit. Where the rules draw lots for who begins, seat 1 is not the first to move.
limit-fun = Nothing here says whether the game is fun.

# The report at the terminal

text-title = Play-test of { $title } ({ $set })
text-made = seed { $seed }, rules and content { $digest }, Proofpress { $version }
text-interrupted = Interrupted: { $played } of { $asked } games were played.
text-findings = Findings ({ $count })
text-more = ... and { $count } more in report.json
text-tables = Tables
text-seats = Seats and agents
text-cards-drawn = Cards in the hands of { $agent }, { $games } games: lifts of those who drew them (percentage points, 95 % interval)
text-cards-offered = Pieces in the hands of { $agent }, { $games } games: lifts of those who were offered them (percentage points, 95 % interval)
text-cards-met = Pieces in the hands of { $agent }, { $games } games: lifts of those who met them (percentage points, 95 % interval)
text-cards-chosen = Pieces in the hands of { $agent }, { $games } games: lifts of those who chose them (percentage points, 95 % interval)
text-coverage = Coverage
text-limits = What this cannot tell
text-run = This was run { $run } of { $set }; --compare A,B lays two runs side by side.
text-run-called = This was run { $run } ({ $called }) of { $set }; --compare A,B lays two runs side by side.
head-games = games
head-score = mean score
head-length = mean { $unit }s
head-choices = real choices a game
head-wins = wins
head-median = median
head-seats = seats
head-played = played
head-points = points brought
head-draw-lift = lift
head-likely-lift = likely lift
head-ahead = points ahead
head-win-lift = win lift when played
head-promises = promises
head-play = in play
head-spotlight = only in spotlight
head-never = never
head-untried = not looked for
verdict-strong = strong
verdict-weak = weak
verdict-automatic = automatic
verdict-dead = dead

# One card confirmed

confirmed = In the hands of { $agent }, over { $games } deals played both ways: who draws { $card } wins { $drawn } points more than who does not; who draws a blank in its place { $blank }. What is on the card is worth { $difference } points of win share.
confirmed-nothing = In the hands of { $agent } nothing could be compared over { $card }: in none of { $games } games did one of its seats draw it and another not.
confirmed-kept = The blank keeps what no card of its kind can be without: { $fields }. The difference says nothing of that.
