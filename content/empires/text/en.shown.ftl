# Headings above what lies on the table, where a game is shown in pictures.
shown-round = Round
shown-deck = Deck
shown-discard = Discard pile
shown-hand = Hand
shown-tucked = Attacks tucked away
shown-discount = Cards cheaper
shown-surcharge = Cards dearer
shown-row = Row of { $player }
shown-homeworld = Homeworld of { $player }
shown-looked = Cards looked at
why-too-dear = This card costs { $cards }; you have { $have } other { $have ->
        [one] card
       *[other] cards
    } to pay with.
why-does-not-fit = Neither half of this card fits an end of your row.
