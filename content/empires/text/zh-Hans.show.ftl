# 在终端机上说明一张牌或一个配件：数值（what-）、名称与分组，见 validator/content/describing.py。

join-comma = { $first }、{ $last }
what-empire = 费用{ $cost }，交易路线：左{ $left ->
        [wormhole] 虫洞
       *[other] { $left }
    }、右{ $right ->
        [wormhole] 虫洞
       *[other] { $right }
    }
what-half = { $points }分、{ NAMES($symbols, kind: "civilisation", join: "comma") }{ $cost ->
        [none] {""}
       *[other] 、费用{ $cost }
    }
what-any-ability = { NAMES($timing, kind: "timing") }
what-raid = 费用{ $cost }；{ NAMES($modes, kind: "raid-mode", join: "comma") }
what-ambassador = 一面朝上为{ NAMES($a, kind: "civilisation") }，另一面为{ NAMES($b, kind: "civilisation") }
what-homeworld = { NAMES($symbol, kind: "civilisation") }
what-any-mission = { mission-heading }：{ $points }分
part-a = 正放
part-b = 倒放
label-left = 左缘
label-right = 右缘
label-worth = 价值
label-count = 张数
label-upper = 上半
label-lower = 下半
