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
