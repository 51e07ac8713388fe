missing-suit = no card is of the suit { $suit }
too-few-cards = { $players } players need { $cards } cards for their hands
