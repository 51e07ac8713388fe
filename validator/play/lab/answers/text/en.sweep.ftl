# What a sweep found, English.

sweep-title = { $title } with other values of { $addresses }
sweep-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $sets ->
    [one] one set
   *[other] each of { $sets } sets
} and of the set as it is, all on the same deals: { $agents } at tables of { $sizes }{ $tables ->
    [one] {""}
   *[other] , all tables counting alike
}, seed { $seed }.
sweep-interrupted = Interrupted before every game was played; the next call goes on from here.
sweep-bands = A band or interval holds the truth 19 times in 20; the broken line is the set as it is.
sweep-star = What differs from the set as it is was found by pairs of games on the same deals (± 95 %); * is beyond chance, corrected for the number of sets.
sweep-told = From { $low } with { $at } to { $high } with { $other }. { $changed ->
    [0] No set differs from the unchanged one beyond chance.
    [one] One set of { $sets } differs from the unchanged one beyond chance.
   *[other] { $changed } sets of { $sets } differ from the unchanged one beyond chance.
}
sweep-figures = Figures
sweep-apart = Difference from the set as it is
sweep-all = All sets
sweep-games = games
sweep-where = where it lies
sweep-unchanged = as it is
sweep-not-played = refused
sweep-nothing = No set could be played.
sweep-refused = { $values } is not played, since check refuses it:
sweep-seats = Wins of each seat with { $seats } players
sweep-seat = Seat { $seat }
sweep-length = How long a game is: { $unit }
sweep-score = Points of a player
sweep-winning-score = Points of the winner
sweep-margin = Lead of the winner at the end
sweep-lead-changes = Changes of lead in a game
sweep-decided = Share of the game after which the winner led for good
sweep-real-choices = Decisions with two options or more
sweep-choices = Such decisions of a player in a game
sweep-head-winning-score = winner
sweep-head-margin = lead
sweep-head-lead-changes = lead changes
sweep-head-decided = decided
sweep-head-real-choices = real choices
sweep-head-choices = choices
sweep-head-seat = seat { $seat }
sweep-head-length = { $unit }
sweep-head-score = points
sweep-same = { $low } with every value.
sweep-by-itself = { $address } by itself, averaged over all values of the others
