# How many games a run played, and two runs side by side, English.

chosen-in-time = { $games } games were chosen for { $minutes } minutes, by a short trial; --games { $games } plays the same.
seat-of = seat { $seat } with { $players } players
until-cards = every card's draw lift
until-seats = every seat's win share
until-reached = After { $games } games { $what ->
    [seats] { until-seats }
   *[cards] { until-cards }
} is known to within { $within } points: the widest of { $among } intervals is ±{ $widest } ({ $of }). They hold however often one looks.
until-spent = { $games } games are the budget, and not { $what ->
    [seats] { until-seats }
   *[cards] { until-cards }
} is known to within { $within } points: the widest of { $among } intervals is ±{ $widest } ({ $of }). About { $needed } games would do.
until-nothing = { $games } games were played, and nothing can be compared yet.

# Two runs side by side

compare-title = { $first } and { $second }
compare-samples = { $second } ({ $games-second } games) against { $first } ({ $games-first } games). The games have nothing to do with each other.
compare-paired = { $second } against { $first }, on the same deals: { $games-first } games each, compared game by game.
compare-count = { $changed } of { $all } figures changed beyond chance.
compare-changed = What changed
compare-note = Corrected for the number of figures looked at (Bonferroni-Holm, 5 %); each line is the difference with its 95 % interval.
compare-all = Every figure
compare-figure = figure
compare-cards = cards
difference = difference
beyond-chance = beyond chance
apart-points = { $value } ({ $low } to { $high }) percentage points
apart = { $value } ({ $low } to { $high }) { $unit ->
    [points] points
    [choices] choices
   *[other] { $word }s
}
change-seat = { $table }: seat { $seat } wins
change-score = { $table }: score
change-last = { $table }: first less last
change-shared = { $table }: shared wins
change-length = { $table }: length
change-choices = { $table }: real choices
change-played = { $card } ({ $id }, { $agent }): played when drawn
change-lift = { $card } ({ $id }, { $agent }): draw lift
change-in-play = { $card } ({ $id }): games in which it is played
