# 游戏自己的文字没有说的，就这样说。
player-name = 玩家{ $number }
plain-chooses = { $player }选择：{ $card }。
plain-asks = { $player }，你要选什么？
plain-nothing = 什么也不选
plain-none = 无
plain-score = { $player }有{ $points }分。
plain-place = { $place }：{ $cards }
plain-place-of = { $player }的{ $place }：{ $cards }
plain-heading = { $player }：{ $place }
