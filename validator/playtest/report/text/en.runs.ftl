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
