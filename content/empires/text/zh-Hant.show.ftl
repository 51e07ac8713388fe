# 在終端機上說明一張牌或一個配件：數值（what-）、名稱與分組，見 validator/content/describing.py。

join-comma = { $first }、{ $last }
what-empire = 費用{ $cost }，交易路線：左{ $left ->
        [wormhole] 蟲洞
       *[other] { $left }
    }、右{ $right ->
        [wormhole] 蟲洞
       *[other] { $right }
    }
what-half = { $points }分、{ NAMES($symbols, kind: "civilisation", join: "comma") }{ $cost ->
        [none] {""}
       *[other] 、費用{ $cost }
    }
what-any-ability = { NAMES($timing, kind: "timing") }
what-raid = 費用{ $cost }；{ NAMES($modes, kind: "raid-mode", join: "comma") }
what-ambassador = 一面朝上為{ NAMES($a, kind: "civilisation") }，另一面為{ NAMES($b, kind: "civilisation") }
what-homeworld = { NAMES($symbol, kind: "civilisation") }
what-any-mission = { mission-heading }：{ $points }分
part-a = 正放
part-b = 倒放
label-left = 左緣
label-right = 右緣
label-worth = 價值
label-count = 張數
label-upper = 上半
label-lower = 下半
