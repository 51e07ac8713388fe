# A survey of a set, English.

survey-title = Survey: { $title }
survey-made = The set { $shown } ({ $game }) as it lies there, before any game is played
survey-tile-designs = designs
survey-tile-cards = cards and other pieces in the box
survey-tile-kinds = kinds of pieces
survey-tile-terms = words and choices in use
survey-tile-languages = languages
survey-short-twins = { $count ->
    [0] No two designs differ in one field only.
    [one] One group of designs differs in one field only, or in none.
   *[other] { $count } groups of designs differ in one field only, or in none.
}
survey-short-outliers = { $count ->
    [0] No number stands far apart from the others of its kind.
    [one] One number stands far apart from the others of its kind.
   *[other] { $count } numbers stand far apart from the others of their kind.
}
survey-short-unused = { $count ->
    [0] Every word and choice that there is stands on some piece.
    [one] One word or choice that there is stands on no piece.
   *[other] { $count } words and choices that there are stand on no piece.
}
survey-short-languages = { $count ->
    [0] Every language has all titles and texts.
    [one] One language lacks titles or texts.
   *[other] { $count } languages lack titles or texts.
}
survey-h-curves = Curves
survey-curves-note = How many pieces in the box have each value, copies counted; where a kind has several number fields, each has its own curve.
survey-curve-caption = middle { $middle }, mean { $mean }, { $least } to { $most }
survey-constant = The same on all that have it: { $fields }
survey-running = A running number: { $fields }
survey-kind-size = { $designs ->
    [one] one design
   *[other] { $designs } designs
}, { $cards ->
    [one] one piece
   *[other] { $cards } pieces
}
survey-h-terms = Words, keywords and choices
survey-terms-note = On how many pieces in the box each stands, copies counted.
survey-h-together = What stands together
survey-together-note = On how many designs the two stand together; on the diagonal, on how many the one stands at all.
survey-h-unused = What stands on no piece
survey-unused-note = Words of the game’s effects, and choices of the kinds that the set has.
survey-h-twins = Near twins
survey-twins-note = Designs of a kind that are alike in every field but one; title, mood and copies are not looked at, nor are running numbers and pictures.
survey-twins-alike = alike in every field
survey-twins-differ = differ only in
survey-twins-more = { $count ->
    [one] One more group is like these.
   *[other] { $count } more groups are like these.
}
survey-h-outliers = Numbers far from the others
survey-outliers-note = At least 3.5 times as far from the middle of their kind as is usual.
survey-outlier = { $field } { $value }, where the middle is { $middle } ({ $far } times as far as is usual)
survey-h-gaps = Fields left empty
survey-gaps-note = How many designs of the kind fill each field that may be left out.
survey-gap-filled = { $filled } of { $of }
survey-gap-never = never
survey-gap-apart = apart from the rest
survey-h-texts = Lengths of texts
survey-texts-note = In characters: titles, and what stands on a piece in sentences.
survey-texts-titles = Titles
survey-texts-texts = Texts
survey-texts-longest = Longest
survey-characters = { $count ->
    [one] one character
   *[other] { $count } characters
}
survey-h-languages = Languages
survey-head-language = language
survey-head-titles = titles
survey-head-texts = translated texts on pieces
survey-head-lacking = lacking, for example
survey-head-field = field
survey-head-kind = kind
survey-head-filled = filled
survey-head-word = word
survey-head-designs = designs
survey-head-cards = pieces
survey-head-sort = what it is
survey-sort-word = a word of an effect
survey-sort-choice = a choice of a field
survey-sort-keyword = a word in braces
survey-nothing = The pieces of this set have no such words.
survey-all-terms = All of them, as a table
