# What stands round the pages of codes.
head-of-game = { $title } (in { $game })
wrong = Wrong:
right = Right:
shown-by = It is found by: { $command }
ask = { $count } codes; proofpress explain CODE shows what one of them means.
