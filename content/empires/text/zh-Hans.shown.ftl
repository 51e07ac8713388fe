# 以图片显示牌桌时的标题。
shown-round = 回合
shown-deck = 牌库
shown-discard = 弃牌堆
shown-hand = 手牌
shown-tucked = 塞在家园卡下的牌
shown-discount = 少付张数
shown-surcharge = 多付张数
shown-row = { $player }的牌列
shown-homeworld = { $player }的家园卡
shown-looked = 正在看的牌
why-too-dear = 这张牌要付 { $cards } 张，而你只有另外 { $have } 张可付。
why-does-not-fit = 这张牌的两半都接不上你的牌列。
