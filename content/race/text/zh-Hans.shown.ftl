# 以图片显示牌桌时的标题。
shown-round = 回合
shown-pool = 筹码池
shown-deck = 牌库
shown-discard = 弃牌
shown-points = 分数
shown-chips = 筹码分
shown-hand = 手牌
shown-strength = 军力
shown-tableau = { $player }的版图
shown-drawn = 抽到的牌
shown-actions = 行动牌
shown-chosen = { $player }所选
why-too-dear = 这张牌要付 { $cards } 张，而你只有另外 { $have } 张可付。
why-too-strong = 这个星球的防御是 { $defence }，你的军力是 { $strength }。
