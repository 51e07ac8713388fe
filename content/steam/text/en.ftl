### Age of Steam

game-title = Age of Steam

kind-map = Map
kind-track = Track tile
kind-new_city = New city
kind-goods_board = Goods board
kind-income_board = Income board
kind-cube = Goods cube
kind-disc = Disc
kind-train = Train
kind-note = Money
kind-town_marker = Town marker
kind-round_marker = Round marker
kind-die = Die
kind-rules = Rules

action-first-move = Move goods before everyone else.
action-first-build = Build track before everyone else.
action-engineer = Take { $tiles } tile actions.
action-locomotive = Improve your engine at once by { $levels }.
action-urbanization = Put { $cities } new city on a town, then build track.
action-production = Put { $cubes } cubes from the bag on the goods board.
action-turn-order-pass = In the next auction, pass once without dropping out.
