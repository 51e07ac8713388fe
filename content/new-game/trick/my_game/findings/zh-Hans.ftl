missing-suit = 没有花色为 { $suit } 的牌
too-few-cards = { $players } 位玩家的手牌需要 { $cards } 张牌
