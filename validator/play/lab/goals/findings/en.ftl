# What findings about goals say.
goal-open = the goal for { $measure } says neither from where nor to where
from-or-to = from, to, or both
never = { $measure } is never { $bound }
range-turned-round = { $measure } cannot be { $least } or more and { $most } or less
from-not-above-to = from not above to
number-from-to = a number from { $least } to { $most }
or-more = { $least } or more
other-seats = { $name } is for { $least } to { $most } players
seats-twice = a number of seats is named twice
needs-rounds = { $measure } needs the points at the end of rounds, and this game has none
compares-seats = { $measure } compares seats, so it takes two of them
promises-nothing = this set promises nothing that play could show
agents-of-skill = only a goal of skill names its own agents, not one of { $measure }
agents-beside-goals = agents for the whole file, beside goals
two-agents = skill is measured between two different agents: who should win, and against whom
such-as-two-agents = two agents, such as { $example }
no-agent = there is no agent { $name }

ranges-apart = { $measure } cannot be { $most } or less and { $least } or more at { $seats } seats
ranges-that-meet = ranges that meet, or other seats for one of the goals
goal-twice = { $measure } is wanted twice in the same range at { $seats } seats
larger-weight = a larger weight
wins-of-two = what two agents win of each other is { $full } percent together at { $seats } seats
bounded-by-another = { $low } cannot be { $least } or more and { $high } { $most } or less at { $seats } seats: { $why }
shares-above = { $first } from { $least } and { $second } from { $other } are more than { $most } at { $seats } seats: { $why }
winner-has-the-mean = who wins has at least what all have on the mean
leader-is-no-comeback = a game that whoever led halfway won is no comeback
