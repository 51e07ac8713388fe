### Age of Steam

action-first-move = Move goods before everyone else.
action-first-build = Build track before everyone else.
action-engineer = Take { $tiles } tile actions.
action-locomotive = Improve your engine at once by { $levels }.
action-urbanization = Put { $cities } new city on a town, then build track.
action-production = Put { $cubes } cubes from the bag on the goods board.
action-turn-order-pass = In the next auction, pass once without dropping out.
