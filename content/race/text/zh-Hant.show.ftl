# 在終端機上說明一張牌或一個配件：數值（what-）、名稱與分組，見 validator/content/describing.py。

join-comma = { $first }、{ $last }
with-keywords = { $keywords ->
        [none] {""}
       *[other] 、{ NAMES($keywords, kind: "keyword", join: "comma") }
    }
what-world = { $defence ->
        [none] 費用{ $cost }
       *[other] 防禦{ $defence }
    }、{ some-points }{ $source ->
        [windfall] 、蘊藏：{ NAMES($good, kind: "goods") }
        [production] 、生產：{ NAMES($good, kind: "goods") }
       *[none] {""}
    }{ with-keywords }
what-start-world = { what-world }
what-development = 費用{ $cost }、{ some-points }{ with-keywords }
what-action = { $second ->
        [0] {""}
       *[other] 只用於兩人遊戲
    }
what-chip = {""}
what-aid = {""}
aid-name = { NAMES($shows, kind: "aid") }
label-good = 貨品
label-bonus = 獎勵
label-shows = 說明什麼
label-number = 編號
label-second = 第二張
label-value = 面值
label-beginner-hand = 新手手牌
label-count = 張數
