# 遊戲自己的文字沒有說的，就這樣說。
player-name = 玩家{ $number }
plain-chooses = { $player }選擇：{ $card }。
plain-asks = { $player }，你要選什麼？
plain-nothing = 什麼也不選
plain-none = 無
plain-score = { $player }有{ $points }分。
plain-place = { $place }：{ $cards }
plain-place-of = { $player }的{ $place }：{ $cards }
plain-heading = { $player }：{ $place }
