# What findings about decks that cannot be made say.
unmakable = deck { $number } could not be made by this recipe: { $reasons }
no-deck = no deck keeps to all of its lines
line-of-no-deck = no deck can keep to this line: { $line }
two-lines-clash = these lines clash, no deck keeps to both: { $lines }
lines-clash = these lines clash, no deck keeps to all: { $lines }
