"""Icons that others have drawn and given away, as data: the library of game-icons.net, and what packs it."""
