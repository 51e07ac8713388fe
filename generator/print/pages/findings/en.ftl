# What is found wrong with the pages of rules.
no-pieces = the set has no pieces of kind { $kind } for the figure of the rules
no-mark-or-icon = no mark or icon { $name } for the key of the rules
rules-overflow = { $language }: the rules do not fit on { $pages } pages
missing-glyph = { $language }: no font draws { $character } (rules)
