# 以圖片顯示牌桌時的標題。
shown-round = 回合
shown-pool = 籌碼池
shown-deck = 牌庫
shown-discard = 棄牌
shown-points = 分數
shown-chips = 籌碼分
shown-hand = 手牌
shown-strength = 軍力
shown-tableau = { $player }的版圖
shown-drawn = 抽到的牌
shown-actions = 行動牌
shown-chosen = { $player }所選
why-too-dear = 這張牌要付 { $cards } 張，而你只有另外 { $have } 張可付。
why-too-strong = 這個星球的防禦是 { $defence }，你的軍力是 { $strength }。
