# What `check` says of a set as a whole.
judged = { $set }: { $verdict } ({ $designs } designs, { $found })
refused = { $set }: not legal ({ $found })
verdict-legal-complete = legal and complete
verdict-legal-incomplete = legal and not complete
verdict-illegal-complete = not legal and complete
verdict-illegal-incomplete = not legal and not complete
not-judged = { $file }: not a ship that can be judged ({ $count })

# What commands find wrong with the sets they are given.
cell-too-long = a cell would hold more than a spreadsheet can: { $cell }

# What goes with exported files.
export-note = Made by Proofpress, which belongs to no publisher and no virtual table. Shuffle what lies face down and what is in bags, then deal as the rules say.
export-licences = Pictures and texts of sets that come with Proofpress are under CC BY-SA 4.0: name Proofpress as the source, say what you changed, pass it on alike. Fonts are under the SIL Open Font Licence 1.1. Rules of games are free; names of games belong to their publishers, none of whom has endorsed this.
preflighted = { $set } for { $profile }: { $found }

## What `new` tells of a set that it lays out.
new-taken = { $heading } is taken for { $meaning }
new-left-out = { $heading } is left out
new-row-left-out = row { $row } ({ $text }) is left out
new-most-fields = a kind has at most { $most } fields
new-ids = the column id is new: { $ids }
new-numbers = an id begins with a letter, so numbers are now { $ids }
new-of-sheet = { $sheet }: { $said }
from-to = { $first } to { $last }
new-guesses = { $said }. Say what is another with --columns, such as Name=title,Notes=-
new-no-headings = its first row seems to be a card ({ $found }): a row of headings above the cards says what the columns hold
new-turned = names of fields stand in its first column ({ $found }): each row is to be a card, so it seems to be turned
new-cells-in = its cells are taken for { $language }; --lang says what is another
new-next = Next: proofpress check { $name }, then proofpress { $then } { $name }
new-rows = The cards, a row for each.
new-set = What your game is called, and in which languages it is printed.
new-kit = What kinds of pieces your game has, which fields each has, and what is checked of them.
new-cards = Your cards: under the name of their kind, each with an id of its own.
new-rules = How your game is played, so that it is played without Python.
