# 在终端机上说明一张牌或一个配件：数值（what-）、名称与分组，见 validator/content/describing.py。

join-comma = { $first }、{ $last }
join-to = { $first }到{ $last }
label-cities = 城市
label-towns = 村镇
label-rivers = 河流
label-mountains = 山脉
label-plains = 平地
label-lakes = 湖泊
label-tracks = 铁轨
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
       *[other] 村镇，铁轨通往{ NAMES($stubs, kind: "edge", join: "comma") }
    }
new-city-name = 新城市{ $id }
what-new-city = { NAMES($colour, kind: "colour") }、{ some-group }
what-income-board = 收入最高{ $income }、共{ $rounds }回合、股票{ $first_share }到{ $last_share }股、火车头最多{ $engine }段
what-cube = { NAMES($colour, kind: "colour") }
what-player-token = { NAMES($colour, kind: "colour") }
what-note = { $value }元
label-stubs = 通往村镇的铁轨
label-rounds = 回合数
label-first-share = 第一股
label-last-share = 最后一股
label-engine = 火车头
label-income = 收入
label-order = 次序
label-colour = 颜色
label-number = 编号
label-value = 面值
label-count = 件数
