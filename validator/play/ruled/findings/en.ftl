# What a few games at random find wrong with rules.
never-ends = with { $seats } players the rules never end
falls-too-low = { $number } falls below the least that it may be, in a game at random of { $seats } players
or-more = { $least } or more
never-taken = nobody could take the action { $action } in { $games } games at random
block-fails = a block of Python failed in the games at random that are tried here
