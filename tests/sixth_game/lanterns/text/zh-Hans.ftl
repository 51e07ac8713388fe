kind-lantern = 灯笼
glow-kindle = 每有另一盏同色的灯笼，多得{ $points }分。
tell-hang = 玩家{ $seat }挂上{ $card }。
tell-score = 玩家{ $seat }得{ $points }分。
ask-hang = 要挂哪一盏？
