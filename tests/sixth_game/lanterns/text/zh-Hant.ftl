kind-lantern = 燈籠
glow-kindle = 每有另一盞同色的燈籠，多得{ $points }分。
tell-hang = 玩家{ $seat }掛上{ $card }。
tell-score = 玩家{ $seat }得{ $points }分。
ask-hang = 要掛哪一盞？
