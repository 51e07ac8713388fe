# 在终端机上说明一张牌或一个配件：数值（what-）、名称与分组，见 validator/content/describing.py。

join-comma = { $first }、{ $last }
with-keywords = { $keywords ->
        [none] {""}
       *[other] 、{ NAMES($keywords, kind: "keyword", join: "comma") }
    }
what-world = { $defence ->
        [none] 费用{ $cost }
       *[other] 防御{ $defence }
    }、{ some-points }{ $source ->
        [windfall] 、蕴藏：{ NAMES($good, kind: "goods") }
        [production] 、生产：{ NAMES($good, kind: "goods") }
       *[none] {""}
    }{ with-keywords }
what-start-world = { what-world }
what-development = 费用{ $cost }、{ some-points }{ with-keywords }
what-action = { $second ->
        [0] {""}
       *[other] 只用于两人游戏
    }
what-chip = {""}
what-aid = {""}
aid-name = { NAMES($shows, kind: "aid") }
label-good = 货品
label-bonus = 奖励
label-shows = 说明什么
label-number = 编号
label-second = 第二张
label-value = 面值
label-beginner-hand = 新手手牌
label-count = 张数
