missing-suit = 沒有花色為 { $suit } 的牌
too-few-cards = { $players } 位玩家的手牌需要 { $cards } 張牌
