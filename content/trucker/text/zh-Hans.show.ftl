# 在终端机上说明一张牌或一个配件：数值（what-）、名称与分组，见 validator/content/describing.py。

join-comma = { $first }、{ $last }
join-and = { $first }和{ $last }
join-clockwise = { $first }、{ $last }
side-of-smooth = 无
side-of-single = 单管
side-of-double = 双管
side-of-universal = 万能
label-meteors = 陨石
label-shots = 炮火
label-planets = 星球
label-rows = 列数
what-tile = 前、右、后、左接口：{ NAMES($edges, kind: "side-of", join: "clockwise") }
what-component-shield = 保护{ NAMES($covers, kind: "side", join: "and") }方
what-adventure = 等级{ $level ->
        [1] I
        [2] II
       *[3] III
    }{ $starred ->
        [0] {""}
       *[other] 、学习飞行
    }
what-adventure-abandoned-station = { NAMES($goods, kind: "goods", join: "comma") }
what-adventure-smugglers = { NAMES($goods, kind: "goods", join: "comma") }
each-planets = { NAMES($each, kind: "goods", join: "comma") }
what-projectile = { NAMES($side, kind: "side") }方{ $size ->
        [small] 小
       *[large] 大
    }
what-combat-line = { $least ->
        [crew] 船员最少
        [engine_power] 推进力最少
       *[fire_power] 火力最少
    }
part-front = 正面
part-back = 背面
what-plan = { board-class }{ $most_loss ->
        [none] {""}
       *[other] 、损失最多付{ $most_loss }元
    }
what-row = {""}
what-flight-board = { $spaces }格
token-name = { NAMES($id, kind: "token") }
note-name = { token-name }
marker-name = { token-name }
die-name = { token-name }
help-name = { token-name }
what-token = {""}
label-most-loss = 最多损失
label-alien = 外星人
label-spaces = 格数
label-level = 等级
label-colour = 颜色
label-round = 回合
label-event = 事件
label-value = 面值
label-edges = 连接器
label-first-column = 第一栏
label-last-column = 最后一栏
label-component = 组件
label-adventure = 冒险
label-is = 种类
label-count = 件数
