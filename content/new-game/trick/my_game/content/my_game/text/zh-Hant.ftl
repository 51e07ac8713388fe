# 遊戲裡的每個詞、每句話。
kind-card = 牌
bonus-prize = 贏得這張牌的人多得{ $points }分。
tell-play = { $player }打出{ $card }。
tell-win = { $player }贏得這一墩。
ask-play = 要打出哪一張牌？
place-hands = 手牌
place-trick = 這一墩
place-won = 贏得的牌
