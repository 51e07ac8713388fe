## 游戏进行
# 终端上旁白与提问的句子。每一组的句子都会得到该组全部的值。

player-name = 玩家{ $number }
place-name = 第{ $column }列第{ $row }行
projectile-small-meteor = 小陨石
projectile-large-meteor = 大陨石
projectile-small-shot = 小炮火
projectile-large-shot = 大炮火

# 建造时发生的事：玩家、组件（名称）、位置、数字
tell-round = 第{ $number }回合开始。
tell-draw = { $player }抽了一片组件。
tell-take = { $player }拿起{ $tile }。
tell-take-back = { $player }收回最后放的那片组件。
tell-peek = { $player }看了第{ $number }叠冒险卡。
tell-return = { $player }把{ $tile }放回桌上。
tell-set-aside = { $player }把{ $tile }留作备用。
tell-build = { $player }在{ $place }装上{ $tile }。
tell-finished = { $player }拿走顺序标记{ $number }。
tell-flip = 计时卡翻转了，{ $number ->
        [0] 这是最后一次
       *[other] 还能翻转{ $number }次
    }。
tell-time-over = 时间到。
tell-team-swap = 队友互换飞船。
tell-expert-swap = 队友互换飞船，继续建造。
tell-passed-inspection = { $player }的飞船通过检查。
tell-faults = { $player }的飞船有{ $number }处错误。
tell-repaired = { $player }拆掉{ $place }的{ $tile }：{ $why }。
fault-unmatched = 与{ $place }的组件接不上
fault-turned = 喷口没有朝后
fault-muzzle-blocked = 炮口被{ $place }的组件挡住
fault-muzzle-blocks = 挡住了{ $place }的炮口
fault-exhaust-blocked = 喷口被{ $place }的组件挡住
fault-exhaust-blocks = 挡住了{ $place }的喷口

# 飞行时：玩家、数字、卡、文字、货物、外星人、飞来物、方向
tell-launch = 飞船起飞了，{ $player }领先。
tell-alien-aboard = { $player }的飞船迎来了{ $alien }。
tell-card = { $player }翻开一张卡：{ $card }。{ $text }
tell-flight-over = 飞行结束。
tell-gave-up-no-crew = { $player }已经没有船员，退出飞行。
tell-gave-up-no-human = { $player }已经没有人类，退出飞行。
tell-gave-up-no-power = { $player }没有推进力，退出飞行。
tell-gave-up-lapped = { $player }被领先者超过一圈，退出飞行。
tell-gave-up-free = { $player }决定退出飞行。
tell-engine-power = { $player }的推进力是{ $number }。
tell-fire-power = { $player }的火力是{ $number }。
tell-battery = { $player }取走飞船上的1节电池。
tell-forward = { $player }前进{ $number }天。
tell-back = { $player }后退{ $number }天。
tell-stardust = 星尘之中，{ $player }{ $number ->
        [0] 没有外露的接口
       *[other] 有{ $number }个外露的接口
    }。
tell-epidemic = 疾病流行，{ $player }{ $number ->
        [0] 没有失去船员
       *[other] 失去{ $number }名船员
    }。
tell-landed = { $player }降落在行星{ $number }。
tell-passed = { $player }直接飞过。
tell-took-ship = { $player }拿下废弃飞船，得到{ $number }元。
tell-took-station = { $player }搬走空间站的货物。
tell-stowed = { $player }装上{ $goods }。
tell-restow = { $player }把货物全部取出，重新装载。
tell-left-behind = { $player }留下{ $goods }不带。
tell-good-lost = { $player }失去1个{ $good }。
tell-shortage = 银行已经没有{ $good }可以给{ $player }了。
tell-crew-lost = { $player }失去{ $number }名船员。
tell-won = { $player }击退敌人。
tell-tied = { $player }与敌人打成平手。
tell-lost = { $player }败给敌人。
tell-rewarded = { $player }收下奖赏。
tell-declined = { $player }不要奖赏。
tell-weakest = { $player }{ $least ->
        [crew] 船员最少
        [engine_power] 推进力最少
       *[fire_power] 火力最少
    }，受罚：{ $penalty }
tell-skipped = 只剩一艘飞船，什么事也没发生。
tell-sabotaged = 遭到破坏：{ $player }失去{ $place }的{ $tile }。
tell-sabotage-missed = 破坏行动没有伤到{ $player }的飞船。
tell-projectile = { $projectile }从{ $side }方飞来，对准{ $number }号线。
tell-missed = { $projectile }没有打中{ $player }的飞船。
tell-bounced = { $projectile }从{ $player }的飞船上弹开。
tell-shielded = { $player }用护盾挡下{ $projectile }。
tell-shot-down = { $player }击落{ $projectile }。
tell-struck = { $projectile }命中：{ $player }失去{ $place }的{ $tile }。
tell-split = { $player }的飞船断开了，又失去{ $number }片组件。
tell-alien-lost = { $player }有{ $number }名外星人失去维生舱，离开了。

# 结算与结束：玩家、宇宙币、名次、外露、货物、损失、总计、多名玩家
thing-start-cabin = { component-start-cabin-name }
thing-cabin = { component-cabin-name }
thing-life-support = { component-life-support-name }
thing-engine = { component-engine-name }
thing-double-engine = { component-double-engine-name }
thing-cannon = { component-cannon-name }
thing-double-cannon = { component-double-cannon-name }
thing-shield = { component-shield-name }
thing-battery = { component-battery-name }
thing-hold = { component-hold-name }
thing-special-hold = { component-special-hold-name }
thing-structure = { component-structure-name }
thing-goods-red = { goods-red }
thing-goods-yellow = { goods-yellow }
thing-goods-green = { goods-green }
thing-goods-blue = { goods-blue }
thing-alien-brown = { alien-brown }
thing-alien-purple = { alien-purple }
pieces-of = { $number }个{ $good }
pay-placing = 抵达名次+{ $number }
pay-exposed = 外露接口最少+{ $number }
pay-goods = 货物+{ $number }
pay-lost = 损失的组件−{ $number }
pay-nothing = 没有收入，也不必付钱
tell-pay = { $player }：{ $parts }；现有{ $credits }元。
ended-rounds = { $rounds ->
        [1] 飞行已经结算。
       *[other] { $rounds }次飞行都已结算。
    }
tie-shared = { $players }平手，不再分胜负。
tell-end = 游戏结束。
tell-score = { $player }有{ $total }元。
tell-winner = { $player }获胜。
tell-winners = { $players }共享胜利。

# 提问
ask-take = 你要拿什么？
ask-place = 这片组件要放在哪里：{ $tile }？
ask-flip = 时间到了。你要怎么做？
ask-remove = 你要拆掉哪片有错的组件？
ask-keep = 你的飞船断开了。要留下哪一部分？请用该部分的第一片组件来选。
ask-crew = { $place }的舱要让谁住？
ask-engines = 你要用几台双引擎？
ask-cannons = 你要用几门双管炮？
ask-battery = 你要从哪片组件拿电池？
ask-lose-crew = 哪个舱要失去1名船员？
ask-lose-good = 要从哪个货舱交出货物？
ask-stow = 这个货物要放在哪里：{ $good }？
ask-defend = { $projectile }即将击中{ $place }。要用1节电池吗？
ask-stay = 你要继续飞吗？
ask-pile = 下一张卡要从哪一叠翻？
ask-land = 你要降落在哪颗行星？
ask-explore = 你要拿下眼前的发现吗？
ask-claim = 你击退了敌人。要损失天数来换取奖赏吗？

# 回答
option-draw = 抽一片组件
option-take-back = 收回最后放的组件
option-face-up = 拿起{ $tile }[{ $picture }]
option-own = 从备用组件拿{ $tile }[{ $picture }]
option-peek = 看第{ $number }叠卡
option-finish = 拿顺序标记{ $number }，完工
option-flip = 翻转计时卡
option-wait = 等别人先完工（最后一个被问到的人必须完工）
option-return = 正面朝上放回去
option-set-aside = 留作备用
option-build = { $place }，转{ $number }度[{ $picture }]
option-fly-on = 继续飞
option-give-up = 退出飞行
option-pass = 放弃
option-take-it = 收下
option-defend = 用1节电池
option-take-hit = 任它打中
option-power = { $number }：力量{ $power }
option-pile = 第{ $number }叠
option-planet = 行星{ $number }：{ $goods }
option-humans = 人类
option-restow = 全部拿出来重新装
option-leave = 留下不带
option-tile = { $place }的{ $tile }

# 玩家看到的状况
see-round = 第{ $number }回合
see-key = S起始舱，C乘员舱，b、p棕色和紫色维生舱，e、E引擎，g、G大炮，%护盾，B电池组，h、H货舱，+结构组件；1单、2双、3通用接口，箭头是炮口，"是喷口；[前／左、组件、右／后]
see-building = 计时第{ $number }次，共{ $runs }次；剩余行动{ $points }；背面朝上的组件{ $down }
see-hand = 手上：{ $tile }
see-cards = 你看过的卡：{ $cards }
see-flight = 剩余的卡：{ $cards }
see-rocket = { $player }：{ $number ->
        [0] 领先
       *[other] 落后领先者{ $number }天
    }，有{ $credits }元
see-card = 进行中：{ $card }。{ $text }
see-ship = 推进力{ $engine }，另有双引擎{ $doubles }；火力{ $fire }，另有双管炮{ $cannons }；外露接口{ $exposed }，电池{ $batteries }／{ $slots }，人类{ $humans }，损失的组件{ $lost }
see-alien = 船上：{ $alien }
see-goods = 货物：{ $goods }
