# A designer's questions and their answers, English.

questions = Questions of a designer
questions-note = Each answered from the games of this run. The words are as strong as the evidence: where too few games were played the answer says so, and how many would tell.
questions-capped = Asked of the first { $games } games.
cell = { $value }
upright-line = The upright line:
more-games = { $needed } games at each table would tell it to within 5 points.
question-units = { $unit ->
    [round] rounds
    [turn] turns
    [flight] flights
    [lantern] lanterns
    [move] moves
    [adventure-card] adventure cards
   *[other] { $unit }s
}
question-unit = { $unit ->
    [adventure-card] adventure card
   *[other] { $unit }
}

# When is the game decided?

question-decided = When is the game decided?
decided-unknown = How the points went in these games is not known: they were kept by an older Proofpress, or the game has no rounds. Games played anew will tell.
decided-half-of = { $wins } with { $table }
decided-found = Whoever leads halfway goes on to win { $found }; with { $table } the winner is usually ahead for good after { $good } of { $rounds } { $units }.
decided-untold = { $games } { $games ->
    [one] game is
   *[other] games are
} too few to say when the game is decided: whoever led halfway won { $found }. { $needed } games at each table would tell it to within 5 points.
decided-level = In { $level } of the games all have the same points halfway, so points do not tell when it is decided.
decided-table = players
decided-rounds = { $units } a game
decided-half = leader halfway wins
decided-good = ahead for good after (median)
decided-changes = lead changes a game
decided-behind = won from behind halfway
decided-last = won from last place
rounds-over = { $units } over
leader-wins = games won by whoever was ahead

# Who moves first?

question-first = Does moving first help?
first-alone = There is nobody to move before in a game for one.
the-first-player = the first player
seat-one = seat 1 (all act at once)
equal-share = an equal share
first-wins = { $wins } with { $table } (not { $fair })
first-matters = Yes: { $who } wins { $found }.
first-small = A little: { $who } wins { $found }. An advantage of { $shown } points or more would have been seen.
first-even = No advantage that shows: for { $who } one of { $shown } points or more would have been seen.
first-untold = Too few games to say: with { $table }, { $games } { $games ->
    [one] game leaves
   *[other] games leave
} room for an advantage of { $shown } points for { $who }; { $needed } games would show one of { $telling }.

# How much does skill pay?

question-skill = How much does skill pay?
skill-unknown = Only one kind of player ({ $agent }) played, so this run cannot tell; let a strong and a weak one meet, with --seats greedy,random.
skill-met = Where they met: { $found }.
skill-little = Skill pays little between these players: where they met, { $found }, which is no more than chance.
skill-untold = { $games } { $games ->
    [one] game is
   *[other] games are
} too few to say how much skill pays: { $found } so far. { $needed } games would tell it to within 5 points.
skill-apart = At tables of their own with { $table }, { $found }; they never met, so this says nothing of wins: play with --seats { $agents } without --apart.
agent-wins = { $agent } wins { $wins } against an equal share of { $fair }
agent-scores = { $agent } scores { $score } points
agent-at = { $agent }, { $table }

# How long does a game feel?

question-feel = How long does a game feel?
feel-unknown = How many decisions left no choice is not known of these games: an older Proofpress kept them. Games played anew will tell.
feel-of = { $choices } real choices over { $length } { $units } with { $table }
feel-found = A game asks each player for { $found }; { $real } of what the rules ask leaves a choice.
feel-forced = A game asks each player for { $found }, but only { $real } of the steps at which they are asked leave more than one possibility: at the others there is nothing to decide.
feel-table = players
feel-length = { $units } a game
feel-choices = real choices of a player
feel-pace = of these, each { $unit }
feel-real = share of real choices
real-choices = real choices of each player
no-choices = asked with only one option

# Which strategies are there?

question-strategies = Which strategies are there?
strategies-too-few = { $winners } winning seats of { $agent } are too few to look for strategies; { $needed } or more would do.
strategies-none = There are no separate strategies to be seen: what the { $winners } winners among { $agent } built differs by degrees, not by kinds.
strategies-found = Winners among { $agent } built { $count } kinds of things, each named below by the cards that stand for it: { $found }.
strategies-caution = Whoever is winning can build more, so that a kind that wins often need not be the cause of it.
strategy-wins = whoever builds { $name } wins { $wins } against an equal share of { $fair }
strategies-even = none of them wins more or less than its share beyond chance
strategy-named = { $cards }
strategy-mixed = a mixture of all
strategy-name = named by
strategy-seats = seats
strategy-winners = of winners
strategy-points = mean score
strategy-cards = cards played oftener than elsewhere (here and elsewhere, % of seats)
card-here-and-there = { $card } { $here }/{ $there }

# Which pairs win together?

question-pairs = Which pairs win together, beyond their parts?
pairs-too-few = Too few games to say: no pair was played together, and apart, by { $least } seats of { $agent }.
pairs-none = None of { $pairs } pairs looked at (in the hands of { $agent }) stands out: { $games } games would have shown most pairs that add { $shown } points of win share beyond their parts.
pairs-untold = No pair of { $pairs } looked at can be named from { $games } games (in the hands of { $agent }): only one that adds about { $shown } points of win share would have shown; { $needed } games would show one that adds { $telling }.
pairs-found = Of { $pairs } pairs looked at (in the hands of { $agent }), these do more, or less, than the sum of their parts: { $found }{ $rest ->
    [0] .
   *[other] ; and { $rest } more.
}
pairs-nearest = The picture shows the pairs that come nearest to it; chance alone brings about as much.
pairs-caution = Up to one in twenty of such pairs is there by chance, and those named look stronger than they are; let more games confirm one before changing it.
pair = { $first } + { $second }
pair-gains = { $pair } { $gain } points of win share
no-more-than-parts = no more than the sum of the parts

# Which draws were dead?

question-draws = Which draws were dead?
draws-untold = Too few games to say: no card came to { $least } seats of { $agent }.
draws-overall = In the hands of { $agent }, { $share } of what was drawn was played
draws-no-choice = Nothing is drawn in this game: what a player takes is what a player uses.
draws-none = { $overall }; none of { $cards } cards is a dead draw, one that nearly nobody plays.
draws-dead = { $overall }; { $cards } { $cards ->
    [one] card is a dead draw
   *[other] cards are dead draws
} that nearly nobody plays: { $named }{ $rest ->
    [0] .
   *[other] , and { $rest } more.
}
usual-card = the usual card

# What did an edit change?

question-changed = What did the last edit change?
changed-unknown = Nothing to compare with: the store holds no games of this set before an edit, nor of the set it extends.
changed-too-few = Nothing to compare: { $before } and this run have no table at which both played { $least } games.
changed-found = Against { $before }, of { $looked } figures looked at, these changed beyond chance: { $found }{ $rest ->
    [0] .
   *[other] ; and { $rest } more.
}
changed-none = Against { $before }, none of { $looked } figures looked at changed beyond chance.
changed-hidden = A change of a share by up to { $shown } points could hide.
changed-no-course = How the points went is not known of the earlier games, so that leads are not compared.
change-is = { $what } { $change }
changed-what = what
changed-before = before
changed-now = now
changed-difference = difference
no-change = no change
run-before = run { $run }
set-extended = the set it extends ({ $set })
measure-score = winner's score, { $table }
measure-margin = winner's margin, { $table }
measure-length = { $units } a game, { $table }
measure-choices = real choices a game, { $table }
measure-half = leader halfway wins, { $table }
measure-changes = lead changes, { $table }
measure-behind = won from behind, { $table }
measure-first = first player wins, { $table }

# What the heads of tables mean

decided-rounds-told = How many rounds there are in a game, on average.
decided-half-told = Games won by whoever had the most points when half of the rounds were over; of several who led alike, one is taken by lot.
decided-good-told = After how many rounds the later winner led and was never passed again; half of the games are earlier, half later.
decided-changes-told = How often somebody came to lead alone after somebody else had.
decided-behind-told = Games whose winner did not lead when half of the rounds were over.
decided-last-told = Games whose winner had the fewest points when half of the rounds were over.
feel-length-told = How long a game is, on average.
feel-choices-told = Decisions of one player in a game that had more than one option.
feel-pace-told = The same for one unit of the game’s length.
feel-real-told = Of all decisions the rules ask for, those with more than one option.
strategy-seats-told = Seats that built so, whether they won or not.
strategy-winners-told = Which part of all wins these seats had.
strategy-points-told = What these seats scored on average.
strategy-cards-told = The cards that tell this strategy from the others: in how many of 100 of its seats, and of other seats, they were played.
changed-before-told = The figure in the earlier games.
changed-now-told = The figure in this run.
changed-difference-told = This run less the earlier games, with its 95 % interval.
