# The price list of a set, English.

price-title = What things are worth: { $title }
price-made = Priced by { $fields }, from { $pieces ->
    [one] one cost
   *[other] { $pieces } costs
} of the set { $set }; Proofpress { $version }, digest { $digest }
price-kinds = The costs
price-head-kind = kind
price-head-costs = costs
price-head-noise = usually from the curve
price-head-off = off it
price-worths = What each is worth
price-note-worths = In cost, beside the same piece without it; the interval holds the truth 19 times in 20. A word is priced as it stands on the set’s pieces on average.
price-head-word = word
price-head-worth = worth
price-head-within = 95 % interval
price-head-pieces = pieces
price-head-sort = what it is
price-sort-number = one more of a number
price-sort-having = something a piece has
price-sort-word = a word of an effect
price-sort-more = one more of a number in a word
price-sort-option = a choice in a word
price-told = whether the set tells
price-told-yes = the set tells that it counts
price-told-no = the set does not tell whether it counts
price-untold = Of these the set’s pieces do not tell whether they are worth anything:
price-off = Pieces off the curve
price-none-off = No piece is off the curve.
price-off-count = { $count ->
    [one] One piece of { $pieces } is
   *[other] { $count } pieces of { $pieces } are
} off the curve, or perhaps. Each is measured by what the other pieces foretell of it; of those named about { $false } may well be as meant.
price-piece-dear = { $title } ({ $id }) has { $field } { $stated }, where the others foretell { $expected } ({ $low } to { $high }): dear by { $distance }, { $sure ->
    [0] perhaps
   *[other] likely
} off the curve ({ $chance })
price-piece-cheap = { $title } ({ $id }) has { $field } { $stated }, where the others foretell { $expected } ({ $low } to { $high }): cheap by { $distance }, { $sure ->
    [0] perhaps
   *[other] likely
} off the curve ({ $chance })
price-picture = Cost foretold and cost stated
price-picture-note = Each dot is a cost: to the right what the other pieces foretell, upwards what is stated. On the line the two are the same. Pieces off the curve are named.
price-axis-expected = foretold
price-axis-stated = stated
price-alike = What the set cannot tell apart
price-alike-note = These stand only together, or so that any could be worth more if another is worth less. Pieces that have one without the other would tell.
price-alike-group = { $names } (on { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}: { $ids })
price-every = Every cost
price-head-piece = piece
price-head-field = field
price-head-stated = stated
price-head-expected = foretold
price-head-distance = distance
price-head-chance = off the curve
price-head-line = where
price-every-note = Foretold by the other pieces; a cost would lie in the interval 19 times in 20. The chance is how likely the piece is off the curve.
price-shown-off = named
price-shown-on = on the curve
price-strength = Is what is dear strong?
price-strength-none = There are no play-tests of these cards and rules beside this list: “proofpress playtest { $set }” plays them, and cost is laid beside strength here.
price-strength-found = In the hands of { $agent }, over { $games ->
    [one] one game
   *[other] { $games } games
} and { $pieces } pieces, cost and win share when drawn go together with a correlation of { $together } ({ $low } to { $high }); one more of cost goes with { $per } percentage points of win share ({ $perlow } to { $perhigh }).
price-strength-yes = What is dear is strong.
price-strength-no = That does not tell whether what is dear is strong.
price-strength-against = What is dear is weaker.
price-strength-whose = This is how these cards do as { $agent } plays them, not as anybody would.
price-odd-above = { $title } ({ $id }) costs { $cost } and wins { $above } points more than its cost promises ({ $chance })
price-odd-below = { $title } ({ $id }) costs { $cost } and wins { $above } points less than its cost promises ({ $chance })
price-unpriced = Not priced, since they state no cost: { $kinds }.
price-limits = What this can and cannot say
price-limit-own = The list says what the set’s own pieces charge, not what is right: a word that is too dear everywhere is not seen here. Play-tests see that.
price-limit-sum = Worths are added up. What two words are worth only together counts as distance of the pieces that have both.
price-limit-rare = What stands on few pieces is taken to be worth little until more pieces say otherwise, so that a piece with a word of its own is not off the curve for that alone.
price-limit-few = Where costs of a kind lie far from the curve as a rule (see above), a cost that was moved is not found: it looks like the others.
price-few = { $set } states { $found ->
    [0] no cost
    [one] one cost only
   *[other] { $found } costs only
} in { $fields }, and { $least } or more are needed: there is nothing to price.
price-no-field = { $set } has no field named cost, by which pieces are priced unless another is asked for.
price-instead = Another number can be priced by its field: { $fields } (for example --cost { $first }).
price-instead-none = Its pieces hold no numbers that could be priced instead.
