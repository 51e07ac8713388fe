ability-sift-name = 篩選
ability-sift = 抽{ $cards }張牌，再棄{ $discard }張。
tell-sift = { $player }篩掉{ $cards }。
