"""One folder a game: words, state, effects, rules, checks, and the record that ties them together."""
