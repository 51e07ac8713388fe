# Headings above what lies on the table, where a game is shown in pictures.
shown-round = Round
shown-pool = Chips in the pool
shown-deck = Deck
shown-discard = Discarded
shown-points = Points
shown-chips = In chips
shown-hand = Hand
shown-strength = Military
shown-tableau = Tableau of { $player }
shown-drawn = Drawn cards
shown-actions = Action cards
shown-chosen = Chosen by { $player }
why-too-dear = This card costs { $cards }; you have { $have } other { $have ->
        [one] card
       *[other] cards
    } to pay with.
why-too-strong = This world has a defence of { $defence }; your military is { $strength }.
