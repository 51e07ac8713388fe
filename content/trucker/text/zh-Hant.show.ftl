# 在終端機上說明一張牌或一個配件：數值（what-）、名稱與分組，見 validator/content/describing.py。

join-comma = { $first }、{ $last }
join-and = { $first }和{ $last }
join-clockwise = { $first }、{ $last }
side-of-smooth = 無
side-of-single = 單管
side-of-double = 雙管
side-of-universal = 萬用
label-meteors = 隕石
label-shots = 砲火
label-planets = 星球
label-rows = 列數
what-tile = 前、右、後、左連接器：{ NAMES($edges, kind: "side-of", join: "clockwise") }
what-component-shield = 保護{ NAMES($covers, kind: "side", join: "and") }方
what-adventure = 等級{ $level ->
        [1] I
        [2] II
       *[3] III
    }{ $starred ->
        [0] {""}
       *[other] 、學習飛行
    }
what-adventure-abandoned-station = { NAMES($goods, kind: "goods", join: "comma") }
what-adventure-smugglers = { NAMES($goods, kind: "goods", join: "comma") }
each-planets = { NAMES($each, kind: "goods", join: "comma") }
what-projectile = { NAMES($side, kind: "side") }方{ $size ->
        [small] 小
       *[large] 大
    }
what-combat-line = { $least ->
        [crew] 乘員最少
        [engine_power] 推進力最少
       *[fire_power] 火力最少
    }
part-front = 正面
part-back = 背面
what-plan = { board-class }{ $most_loss ->
        [none] {""}
       *[other] 、損失最多付{ $most_loss }元
    }
what-row = {""}
what-flight-board = { $spaces }格
token-name = { NAMES($id, kind: "token") }
note-name = { token-name }
marker-name = { token-name }
die-name = { token-name }
help-name = { token-name }
what-token = {""}
label-most-loss = 最多損失
label-alien = 外星人
label-spaces = 格數
label-level = 等級
label-colour = 顏色
label-round = 回合
label-event = 事件
label-value = 面值
label-edges = 連接器
label-first-column = 第一欄
label-last-column = 最後一欄
label-component = 組件
label-adventure = 冒險
label-is = 種類
label-count = 件數
