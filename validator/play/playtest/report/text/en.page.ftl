# Words of the report's pages, English.

page-title = { $title }: play-test
page-kind = Play-test report
page-made-of = set { $set } · seed { $seed }
page-interrupted = Interrupted: { $played } of { $asked } games were played.
page-footer = Proofpress { $version } · game { $game } · rules and content { $digest } · seed { $seed }. The same games give the same page.
page-look-at = Look at { $title }
page-ends = { $low } to { $high }
page-spread = { $mean } { $unit } on average, nine in ten from { $low } to { $high }.

page-tile-games = games played
page-tile-games-told = Ordinary games that were played to their end.
page-tile-broken = games broken
page-tile-broken-told = Games in which the rules or a player did something that is not allowed. They count nowhere else.
page-tile-seen = promises seen in play
page-tile-seen-told = Of all that the set promises (each card, ability and rule), how much ordinary games showed.
page-tile-named = cards stand out
page-tile-named-told = Cards that are named strong, weak, automatic or dead in somebody’s hands, of those that could be compared.

page-h-findings = Findings
page-h-cards = Cards
page-h-questions = Questions
page-h-seats = Who wins
page-h-scores = Scores
page-h-length = Length
page-h-tale = A typical game
page-h-pictures = Pictures
page-h-coverage = What was seen
page-h-limits = What this cannot tell

# Tables

page-search = Search
page-filter-all = { $what }: all
page-show-all = Show all { $rows }
page-show-few = Show the first { $rows }
page-nothing-fits = Nothing fits this search.

# Findings

page-findings-none = Nothing found: no game broke, nothing promised is missing, and no seat or card differs by more than chance would explain. How much could still hide is said at each figure.
page-findings-note = Errors are broken games, warnings are things never seen, advice is about balance.
page-findings-more = { $count } more
page-level-error = error
page-level-warning = warning
page-level-advice = advice

# Cards

page-cards-note = A lift says how much more often seats win that had the card than seats that had not, in percentage points: +5 means 5 more wins in 100 games. The usual card stands at 0. A difference under { $margin } points is not called strong or weak; the dotted lines mark it.
page-hand = In the hands of { $agent }
page-basis-drawn = Seats that drew the card against seats of the same game that did not; { $games } games.
page-basis-offered = Seats that were offered the piece against seats of the same game that were not; { $games } games.
page-basis-met = Seats that met the piece against seats of the same game that did not; { $games } games.
page-basis-chosen = Seats that chose the piece against seats of the same game that did not; { $games } games.
page-not-compared = too few to compare
page-head-card = card
page-head-card-told = The card, the file and line of its entry, and how it stands out.
page-head-likely = likely lift
page-head-likely-told = What to reckon with: how many more wins in 100 games the card brings, drawn towards the usual card by as much as so few games can be off.
page-head-ahead = points ahead
page-head-ahead-told = How many points further ahead seats ended that had the card than seats of the same game that had not, less the usual card’s. Points tell sooner than wins: a card is also named strong or weak by them, where its wins lean the same way beyond the margin.
page-head-lift = lift
page-head-lift-told = As counted: how many more wins in 100 games seats had that drew the card, less the usual card’s. The bar holds the truth 19 times in 20; the coloured line marks the likely lift.
page-head-played = played when drawn
page-head-played-told = Of the seats that drew the card, the share that played it.
page-head-drawn = seats
page-head-drawn-told = How many seats had the card, in the sense told above the table or beneath the number.
page-head-taken = played by these
page-head-taken-told = Of the seats that had the card in their reach, the share that played it.
page-basis-short-drawn = drawn
page-basis-short-offered = offered
page-basis-short-met = met
page-basis-short-chosen = chosen
page-head-points = points brought
page-head-points-told = What a copy of the card brought its player in points.
page-head-won = lift when played
page-head-won-told = Wins of seats that played the card against seats that held it and did not. Seats that are ahead play more cards: no proof that the card made them win.
page-uses = What became of each card
page-use-told = The share of games in which this happened to the card at least once.
page-filter-verdict = Stands out
page-filter-kind = Kind
page-verdict-strong = strong
page-verdict-strong-told = Seats that draw it win clearly more often than with the usual card.
page-verdict-weak = weak
page-verdict-weak-told = Seats that draw it win clearly less often than with the usual card.
page-verdict-automatic = automatic
page-verdict-automatic-told = Nearly always played when drawn: hardly a choice.
page-verdict-dead = dead
page-verdict-dead-told = Nearly never played when drawn.
page-verdict-none = nothing

# Seats and scores

page-seats-note = Share of wins. The bar holds the truth 19 times in 20; the upright line is an equal share, the left end is no win at all.
page-side-told = { $who }: { $wins } of { $games } games won; an equal share is { $fair }.
page-seats-table = All seats
page-head-side = seat
page-head-games = games
page-head-games-told = How many games.
page-head-wins = wins
page-head-wins-told = Share of games won, and where the truth lies 19 times in 20. A win shared by several counts in parts.
page-head-score = mean score
page-head-score-told = Points at the end, on average.
page-head-low = 5 %
page-head-low-told = One game in twenty ended with this score or a lower one.
page-head-quarter = 25 %
page-head-quarter-told = A quarter of the games ended with this score or a lower one.
page-head-middle = median
page-head-middle-told = Half of the games ended with this score or a lower one.
page-head-three-quarters = 75 %
page-head-three-quarters-told = Three quarters of the games ended with this score or a lower one.
page-head-high = 95 %
page-head-high-told = Nineteen games in twenty ended with this score or a lower one.
page-scores-note = Points at the end, of every seat of every ordinary game. A taller bar is more games.
page-scores-mean = Mean by seat: { $means }.
page-close = How close it is
page-close-note = How far the winner is ahead of the second, in points.
page-close-second = First minus second: { $mean } points, nine in ten from { $low } to { $high }.
page-close-last = First minus last: { $mean }, nine in ten from { $low } to { $high }.
page-close-shared = { $share } of games end in a shared win.
page-close-together = Every game was won by several players together.
page-parts = Where points come from
page-parts-note = Mean points of winners and of the others.
page-parts-lost = What costs points is drawn left of the upright line.
page-parts-winners = { $table }, winners
page-parts-others = { $table }, others

# Length

page-length-note = How many { $unit } a game takes, and how many real choices there are in it: decisions with more than one option.
page-length-table = All tables
page-choices = choices
page-head-table = table
page-head-length = mean { $unit }
page-head-length-told = How long a game takes on average.
page-head-choices = real choices a game
page-head-choices-told = Decisions with more than one option, of all seats together.

# A typical game

page-tale-note = Of all games at the first table, this one is nearest to the middle in length and in the winner’s lead: game { $number } of seed { $seed }.
page-tale-facts = { $length } { $unit }. At the end: { $seats }.
page-tale-seat = player { $seat } ({ $agent }) { $score } points
page-tale-start = Before the first round
page-tale-glance = { $count } { $count ->
    [one] piece
   *[other] pieces
} named

# Pictures of a map

page-map-end = The map at the end of the first game
page-map-network = Track that joins all cities
page-map-network-told = { $tiles } tiles of the set, as one player might lay them.

# What was seen

page-coverage-note = One mark for each thing the set promises that play should show.
page-look-often = in half of all games or more
page-look-some = in one of twenty or more
page-look-rare = seldomer
page-look-spotlight = only when dealt on purpose
page-look-never = never
page-look-untried = not looked for
page-group-seen = { $seen } of { $all } seen in play
page-promises = Everything promised, rarest first
page-head-promise = promise
page-head-promise-told = What play should show at least once.
page-head-group = sort
page-head-seen = seen
page-head-seen-told = In what share of ordinary games it was seen. Where none showed it, games were dealt on purpose.
page-head-line = line
page-head-line-told = The file and line that the promise comes from.
page-filter-seen = Seen
page-filter-group = Sort
page-in-games = { $share } of games
page-seen-spotlight = only when dealt on purpose (game { $deals } of those)
page-seen-never = never, nor in { $deals } { $deals ->
    [one] game
   *[other] games
} dealt for it
page-seen-untried = not looked for
page-under = in under { $share } of ordinary games

# What this cannot tell

page-methods = How the figures are made
page-method-shares = Shares: Wilson’s score interval. A win shared by n seats counts 1/n for each.
page-method-scores = Mean scores: Student’s t interval.
page-method-lift = Lift: win share of seats that drew a card, less that of seats of the same agent in the same game that did not, less the typical card’s; weighed by Mantel and Haenszel, variance by game.
page-method-likely = Likely lift: the lift drawn towards 0 by as much as the spread of all cards of the set says (empirical Bayes).
page-method-ahead = Points ahead: the same difference in points at the end. For verdicts it is turned into wins at the rate at which a point goes with wins in these games (least squares within games), shrunk alike, and counts only where the lift as counted is beyond the margin on the same side.
page-method-named = Named cards: chosen so that fewer than one in ten is expected to be named by chance (mean posterior chance of being within the margin, Newton and others 2004).
page-method-seats = A seat is uneven if its win share differs from an equal one, after Bonferroni-Holm correction, by at least 3 points.
page-method-never = Never seen in n games: at most 1 - 0.05^(1/n) of games at 95 %, about 3/n (rule of three).

# The index of a folder

page-index-prices = prices
page-index-sweep = sweep
page-index-tune = edits
page-index-ranking = ranking
page-index-title = Proofpress: all sets
page-index-note = What was printed and played into this folder.
page-index-empty = Nothing was printed or played into this folder yet.
page-index-table = All sets
page-head-set = set
page-head-set-told = The set, and when nothing else is said the game it is played by.
page-head-standing = how it stands
page-head-standing-told = Legal: nothing is wrong with its files. Complete: nothing is missing. Played: no game broke, and everything promised was seen.
page-head-named = cards that stand out
page-head-named-told = Cards that are named strong, weak, automatic or dead.
page-head-found = findings
page-head-found-told = How many things the report says a designer should look at.
page-head-uneven = seats
page-head-uneven-told = Whether the seats of any table win unequally, beyond chance.
page-head-report = report
page-head-report-told = The play-test report, in each language it is written in.
page-head-lab = lab
page-head-lab-told = What the deck lab found: prices, sweeps, edits, rankings of generated decks.
page-head-sheets = to print
page-head-sheets-told = The sheets to print, a file for each language and paper.
page-standing-legal = legal
page-standing-illegal = not legal
page-standing-complete = complete
page-standing-incomplete = not complete
page-standing-played = played
page-standing-unplayed = not all played
page-standing-broken = games broke
page-seats-uneven = uneven
page-seats-even = nothing shown

# What games call things

units-round = rounds
units-turn = turns
units-move = moves
units-adventure-card = adventure cards
use-drawn = drawn
use-played = played
use-kept = kept
use-paid = paid with
use-built = built in
use-lost = lost
use-flown = flown
use-abandoned = abandoned
use-played-half-a = half a played
use-played-half-b = half b played
use-played-as-development = built as a development
use-played-as-world = settled as a world
part-cards = cards
part-bonuses = bonuses
part-chips = chips
part-majorities = majorities
part-mission = mission
part-tucked = tucked cards
part-placing = finishing place
part-exposed = best-looking ship
part-goods = goods
part-lost = losses
part-on-the-way = on the way
part-track = track
part-income = income
part-shares = shares
part-developments = developments
part-worlds = worlds
group-cards = cards
group-powers = powers
group-bonuses = bonuses
group-actions = actions
group-rules = rules
group-drawn = drawn
group-played = played
group-halves = halves
group-abilities = abilities
group-missions = missions
group-tiles = tiles
group-outcomes = outcomes
group-hits = hits
group-goods = goods
group-cities = cities
group-towns = towns
group-redirects = redirected track
group-replacements = replaced track
group-money = money
group-gains = gains
group-dice = dice
promise-won-together = the players won
promise-lost-together = the players lost
promise-placed = { $title } was placed
promise-drawn = { $title } was drawn
promise-used = { $title } was played
promise-built = { $title } was built in
promise-flown = { $title } was flown
promise-unharmed = a ship came through { $title } unharmed
promise-hurt = { $title } cost a ship something
promise-passed = somebody passed all planets of { $title }
promise-mission-met = the mission of { $title } was met
promise-mission-missed = the mission of { $title } was missed
promise-tile = a tile { $title } was laid
promise-above = { $title } scored more than by itself
