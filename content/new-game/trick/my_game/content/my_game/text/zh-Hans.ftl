# 游戏里的每个词、每句话。
kind-card = 牌
bonus-prize = 赢得这张牌的人多得{ $points }分。
tell-play = { $player }打出{ $card }。
tell-win = { $player }赢得这一墩。
ask-play = 要打出哪一张牌？
place-hands = 手牌
place-trick = 这一墩
place-won = 赢得的牌
