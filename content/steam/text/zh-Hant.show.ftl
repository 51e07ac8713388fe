# 在終端機上說明一張牌或一個配件：數值（what-）、名稱與分組，見 validator/content/describing.py。

join-comma = { $first }、{ $last }
join-to = { $first }到{ $last }
label-cities = 城市
label-towns = 村鎮
label-rivers = 河流
label-mountains = 山脈
label-plains = 平地
label-lakes = 湖泊
label-tracks = 鐵軌
some-group = { $group ->
        [light] 白底
       *[dark] 黑底
    }{ $number }
what-map = {""}
what-city = { $name }：{ NAMES($colour, kind: "colour") }、{ some-group }
what-town = { $name }
what-river = {""}
each-tracks = { NAMES($each, kind: "edge", join: "to") }
what-track = { $stubs ->
        [none] {""}
       *[other] 村鎮，鐵軌通往{ NAMES($stubs, kind: "edge", join: "comma") }
    }
new-city-name = 新城市{ $id }
what-new-city = { NAMES($colour, kind: "colour") }、{ some-group }
what-income-board = 收入最高{ $income }、共{ $rounds }回合、股票{ $first_share }到{ $last_share }股、火車頭最多{ $engine }段
what-cube = { NAMES($colour, kind: "colour") }
what-player-token = { NAMES($colour, kind: "colour") }
what-note = { $value }元
label-stubs = 通往村鎮的鐵軌
label-rounds = 回合數
label-first-share = 第一股
label-last-share = 最後一股
label-engine = 火車頭
label-income = 收入
label-order = 次序
label-colour = 顏色
label-number = 編號
label-value = 面值
label-count = 件數
