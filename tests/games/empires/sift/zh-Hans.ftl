ability-sift-name = 筛选
ability-sift = 抽{ $cards }张牌，再弃{ $discard }张。
tell-sift = { $player }筛掉{ $cards }。
