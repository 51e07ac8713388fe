# What is said of a map of Age of Steam drawn as rows of characters.
wrong-rows = rows in one text are written below the sign |, each on a line of its own
too-many-rows = the map has more than { $most } rows
most-rows = at most { $most } rows
wide-row = row { $row } has { $characters } characters; a map has at most { $most } columns
most-characters = at most { $most } characters
unknown-character = the key does not say what { $sign } in row { $row }, column { $column } means
unknown-characters = the key does not say what { $sign } in row { $row }, column { $column } means, as { $others } more such characters
missing-name = the town { $sign } has either a name or, where it stands several times, names
wrong-names = the rows hold { $sign } { $count ->
        [0] nowhere
        [1] once
        [2] twice
       *[other] { $count } times
    }, and it has { $names } names
misplaced-city = the city { $sign } of the key stands in the rows { $count ->
        [0] nowhere
        [2] twice
       *[other] { $count } times
    }
misplaced-town = the town { $sign } of the key stands in the rows nowhere
repeated-town = the town { $sign } of the key stands in the rows { $count ->
        [2] twice
       *[other] { $count } times
    }; several towns of one character have names instead of name
once = once
lone-river = the river in row { $row }, column { $column } has no river or lake beside it: where it flows is open
crowded-river = the river in row { $row }, column { $column } lies beside { $others } others: where it flows is open
touching-rivers = the river in row { $row }, column { $column } lies beside two that touch each other as well: where it flows is open
own-sign = a character of its own, with a key such as { $sign }: {"{"}is: river, edges: [0, 3]{"}"}
