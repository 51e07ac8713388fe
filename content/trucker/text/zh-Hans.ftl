# 银河卡车的简体中文：印在纸上、写在记录里的每一个词与每一句话。
# 句中的字段（$days、$crew……）名称与 validator/play/games/trucker/words.py 相同。

game-title = 银河卡车

## 物件的种类

kind-tile = 组件
kind-adventure = 冒险卡
kind-ship_board = 飞船图板
kind-flight_board = 飞行图板
kind-token = 标记
kind-note = 宇宙币
kind-marker = 火箭
kind-die = 骰子
kind-help = 说明卡
kind-rules = 规则

## 组件：名称，以及这片组件的作用

component-start-cabin-name = 起始舱
component-start-cabin = 可住2名人类，外星人不能住；{ $colour ->
        [yellow] 黄
        [green] 绿
        [blue] 蓝
       *[red] 红
    }色的飞船从这里开始建造。
component-cabin-name = 乘员舱
component-cabin = 可住2名人类；如果接着同色的维生舱，也可以改住1名外星人。
component-life-support-name = 维生舱
component-life-support = 让{ $alien ->
        [brown] 棕
       *[purple] 紫
    }色外星人可以住进与它相接的乘员舱。
component-engine-name = 引擎
component-engine = 推进力1。喷口必须朝后，正后方不能有组件。
component-double-engine-name = 双引擎
component-double-engine = 用1节电池，推进力2。喷口必须朝后，正后方不能有组件。
component-cannon-name = 大炮
component-cannon = 炮口朝前火力1，朝其他方向火力½。炮口正前方不能有组件。
component-double-cannon-name = 双管炮
component-double-cannon = 用1节电池，炮口朝前火力2，朝其他方向火力1。炮口正前方不能有组件。
component-shield-name = 护盾
component-shield = 用1节电池，挡下从所护两侧{ $rules_shield_reach ->
        [line] 、沿它所在行列
       *[ship] {""}
    }来的1颗小陨石或1发小炮火。
component-battery-name = 电池组
component-battery = 可装{ $slots }节电池，出发时全部装满。
component-hold-name = 货舱
component-hold = 可放{ $slots }个黄、绿、蓝色货物，不能放红色货物。
component-special-hold-name = 特殊货舱
component-special-hold = 可放{ $slots }个货物，任何颜色都可以，红色也行。
component-structure-name = 结构组件
component-structure = 只用来连接其他组件，没有别的作用。

## 冒险：名称，以及印在卡上的规则

event-open-space = 开阔太空
adventure-open-space = 由领先者起，按推进力往前走同样的格数。推进力为0就得退出。
event-planets = 发现行星
adventure-planets = 由领先者起，选一颗空的行星降落并装货{ $days ->
        [0] {""}
       *[other] ，损失{ $days }天
    }；也可以不降落。
event-abandoned-ship = 废弃飞船
adventure-abandoned-ship = 由领先者起，只限一人：交出{ $crew }名船员，得{ $credits }元{ $days ->
        [0] 。
       *[other] ，损失{ $days }天。
    }
event-abandoned-station = 废弃空间站
adventure-abandoned-station = 由领先者起，只限一人：船员至少{ $crew }名就可以装货{ $days ->
        [0] 。
       *[other] ，损失{ $days }天。
    }
event-meteor-swarm = 陨石群
adventure-meteor-swarm = 陨石依次飞来，每颗由领先者掷骰子决定列或行，每艘船都受撞击。
event-slavers = 奴隶贩子
adventure-slavers = 火力低于{ $strength }：失去{ $crew }名船员。高于{ $strength }：{ $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] 击退敌人，
        }
    }可得{ $credits }元{ $days ->
        [0] 。
       *[other] ，但损失{ $days }天。
    }
event-smugglers = 走私贩子
adventure-smugglers = 火力低于{ $strength }：失去{ $takes }个货物。高于{ $strength }：{ $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] 击退敌人，
        }
    }可装货{ $days ->
        [0] 。
       *[other] ，但损失{ $days }天。
    }
event-pirates = 宇宙海盗
adventure-pirates = 火力低于{ $strength }：受到炮击。高于{ $strength }：{ $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] 击退敌人，
        }
    }可得{ $credits }元{ $days ->
        [0] 。
       *[other] ，但损失{ $days }天。
    }
event-combat-zone = 战斗区域
adventure-combat-zone = 逐行比较，最少的人受罚；同样少时，领先的人受罚。{ $rules_alone ->
        [played] {""}
       *[skipped] 只剩一艘船时无效。
    }
event-stardust = 宇宙星尘
adventure-stardust = 由最后一名起，每有1个外露的接口，就损失1天。
event-epidemic = 流行疾病
adventure-epidemic = { $rules_epidemic ->
        [pairs] 每两个相接而有人住的舱，人多的那个失去1名船员。
       *[cabins] 有人住的舱如果接着另一个有人住的舱，就失去1名船员。
    }
event-sabotage = 破坏行动
adventure-sabotage = 船员最少者（同数取领先者）掷骰子决定列和行，失去{ $rules_sabotage ->
        [outermost] 那一线最外侧的
       *[cell] 该处
    }组件；掷空则重来，最多{ $tries }次。{ $rules_alone ->
        [played] {""}
       *[skipped] 只剩一艘船时无效。
    }

## 战斗区域的惩罚

penalty-days = 损失{ $days }天。
penalty-crew = 失去{ $crew }名船员。
penalty-goods = 失去最贵的{ $goods }个货物，不足的用电池抵。
penalty-shots = 受到炮击，自己掷骰子决定列或行。

## 名称

goods-red = 红色货物
goods-yellow = 黄色货物
goods-green = 绿色货物
goods-blue = 蓝色货物
sign-brown = 棕色外星人及其维生舱
sign-purple = 紫色外星人及其维生舱
alien-brown = 棕色外星人
alien-purple = 紫色外星人
side-front = 前
side-right = 右
side-rear = 后
side-left = 左
connector-smooth = 无接口
connector-single = 单管接口
connector-double = 双管接口
connector-universal = 万能接口
colour-yellow = 黄色
colour-green = 绿色
colour-blue = 蓝色
colour-red = 红色
level-1 = I
level-2 = II
level-3 = III
round-1 = 第一回合
round-2 = 第二回合
round-3 = 第三回合

## 标签

label-strength = 强度
label-crew = 船员
label-days = 天数
label-credits = 宇宙币
label-goods = 货物
label-engine-power = 推进力
label-fire-power = 火力
label-start = 开始
label-lost = 损失的组件
label-reserve = 备用组件
label-placing = 抵达名次
label-fewest-exposed = 外露接口最少
label-timer = 每次{ $seconds }秒
label-icon-key = 图示说明
label-components = 组件
label-adventures = 冒险

## 标记、宇宙币、火箭、骰子与说明卡

token-number-1 = 顺序标记1
token-number-2 = 顺序标记2
token-number-3 = 顺序标记3
token-number-4 = 顺序标记4
token-human = 人类
token-alien-brown = 棕色外星人
token-alien-purple = 紫色外星人
token-battery = 电池
token-goods-red = 红色货物
token-goods-yellow = 黄色货物
token-goods-green = 绿色货物
token-goods-blue = 蓝色货物
token-credits-1 = 1元
token-credits-2 = 2元
token-credits-5 = 5元
token-credits-10 = 10元
token-credits-50 = 50元
token-rocket-yellow = 黄色火箭
token-rocket-green = 绿色火箭
token-rocket-blue = 蓝色火箭
token-rocket-red = 红色火箭
token-die = 骰子
token-timer = 计时卡
token-rules-card = 规则卡
token-advertisement = 广告卡
