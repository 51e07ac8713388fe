# 以圖片顯示牌桌時的標題。
shown-round = 回合
shown-deck = 牌庫
shown-discard = 棄牌堆
shown-hand = 手牌
shown-tucked = 塞在家園卡下的牌
shown-discount = 少付張數
shown-surcharge = 多付張數
shown-row = { $player }的牌列
shown-homeworld = { $player }的家園卡
shown-looked = 正在看的牌
why-too-dear = 這張牌要付 { $cards } 張，而你只有另外 { $have } 張可付。
why-does-not-fit = 這張牌的兩半都接不上你的牌列。
