# What a booklet says of itself.
for-just = For { $players } players
for-players = { $least ->
    [one] { $most ->
        [one] For 1 player
       *[other] For 1 to { $most } players
    }
   *[other] { $most ->
        [one] For 1 player
       *[other] For { $least } to { $most } players
    }
}
subtitle = How to play
notice = Made with Proofpress, which is not affiliated with any publisher, designer or distributor of this game, and which none of them has endorsed.
chapter-goal = What it is about
differs = What differs from { $base }
chapter-box = In the box
chapter-setup = Set-up
chapter-turn = A round in pictures
chapter-course = The course of the game
chapter-examples = Examples
chapter-rules = The rules in full
chapter-scoring = Scoring
chapter-questions = Questions and answers
chapter-key = Signs and words
chapter-cards = All pieces by name
chapter-index = Index
chapter-aid = At a glance
chapter-notes = Notes
counted = { $count } × { $name }
table = The table
player = Player { $number }
table-for = The table as set up for { $players } { $players ->
    [one] player
   *[other] players
}
sample = A game that was played, counted
sample-after = A game that was played, counted as if it ended after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

# Faults in its text.
unknown-picture = a booklet has no pictures of the kind { $name }; there are { $known }
no-piece = there is no piece { $name } to show in the booklet
no-back = there is no piece { $name } whose back the booklet could show
no-kind = there is no kind of piece { $name } to show in the booklet
no-icon = there is no sign { $name } to show in the booklet
no-table = the table is shown for the fewest or the most players, not for { $name }
no-example = there is no example { $name } to tell in the booklet
no-score = a score is shown as it is, without { $name }
overflow = { $language }: the booklet does not fit on { $pages } pages
missing-glyph = { $language }: no font can draw { $character } (booklet)
rulebook-glyph = no font can draw { $character } in the booklet
the-rulebook = the booklet
raw-mark = the booklet prints these marks as they stand
marks-of-booklet = "## " and "### " before headings, "- " and "1. " before items and steps, **bold**, [icon:NAME], and ![words](piece:ID) on a line of its own
unread-rulebook = nothing reads this rulebook
