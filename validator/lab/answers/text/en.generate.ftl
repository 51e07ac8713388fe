# What generated decks come to, en.

generate-title = Generated decks of { $set }
generate-played = { $games } games were to be spent. The decks were raced on the same deals; the finalists were then played afresh, on seeds no deck had met, and only those figures stand in the first two tables.
generate-interrupted = Interrupted: what was played is kept, and the next call goes on from there.
generate-better = The best { $count } miss the goals by { $gain } less than decks from the middle of the field, on the same fresh deals: more than chance explains.
generate-unsure = Against decks from the middle of the field, on the same fresh deals, the best { $count } miss the goals by { $gain } less (below nought: more): chance may explain that.
generate-worse = The best { $count } miss the goals by { $gain } more than decks from the middle of the field, on the same fresh deals: the races did not find the best, more games are needed.
generate-cards = Cards of the finalists
generate-shipped-better = { $set } itself meets the goals better than the best deck.
generate-shipped-unsure = Whether the best deck or { $set } itself meets the goals better, so many games do not tell.
generate-shipped-worse = The best deck misses the goals by less than { $set } itself.
generate-badness = badness
generate-met = goals met
generate-games = games
generate-deck = deck
generate-deals = deals
generate-goal = goal
generate-seats = seats
generate-wanted = wanted
generate-best = best deck
generate-missed = missed by
generate-shipped = shipped set
generate-generation = generation
generate-mean = mean badness
generate-least = least badness
generate-finalists = Finalists, the shipped set, and decks from the middle of the field
generate-goals = Goals: the best deck beside the shipped set
generate-all = All decks as the races ranked them
generate-breeding = Breeding
generate-decks = { $count ->
    [one] One deck
   *[other] { $count } decks
} in { $folder }
generate-measure-length = length of a game
generate-measure-length-spread = spread of length
generate-measure-seat-lead = best seat over worst, wins
generate-measure-seat-score-lead = best seat over worst, points
generate-measure-starter-lead = starter’s advantage
generate-measure-score = points of a player
generate-measure-winning-score = points of the winner
generate-measure-score-spread = spread of points
generate-measure-margin = winner’s lead
generate-measure-lead-changes = changes of lead
generate-measure-decided = when it is decided
generate-measure-half-leader-wins = leader at half time wins
generate-measure-comebacks = wins from behind
generate-measure-real-choices = decisions with a choice
generate-measure-choices = choices of a player
generate-measure-power-spread = spread of card power
generate-measure-dead-cards = dead cards
generate-measure-automatic-cards = automatic cards
generate-measure-strategies = strategies that win
generate-measure-skill = skill pays
generate-measure-promises = promises kept
