# 骰越银河的简体中文：印在纸上、写在记录里的每一个词与每一句话。
# 句中的字段（$credits、$colour……）名称与 validator/play/games/roll/words/ 相同。
#
# 用词（各文件一致）：
#   板块、板块的一面        板块有两面：建设与星球
#   星球、建设              与银河竞逐相同；灰色星球不能放货品
#   骰子、工人              骰子掷出后就是工人，直到阶段结束
#   骰盅、公民区            下回合要掷的骰子；须先招募的骰子
#   建设堆、星球堆          建造中的板块，在建造区
#   完成、需要              板块得到所需的工人就完成
#   货品                    放在星球上的骰子
#   列、选择、调派、指令    在屏风后指派工人
#   搜索、储备              探索者的两种工作
#   运送：交易或消费        运送者的两种工作
#   招募、召回              管理
#   信用、分、筹码

game-title = 骰越银河

## 物件的种类

kind-tile = 板块
kind-faction = 派系
kind-home = 母星
kind-die = 骰子
kind-phase_tile = 阶段板块
kind-mat = 玩家图板
kind-screen = 屏风
kind-strip = 阶段条
kind-marker = 信用标记
kind-chip = 筹码
kind-rules = 规则

## 名称

face-development = 建设
face-world = 星球
phase-assign = 指派
phase-explore = 探索
phase-develop = 开发
phase-settle = 拓殖
phase-produce = 生产
phase-ship = 运送
side-explore = 探索
side-develop = 开发
side-settle = 拓殖
side-produce = 生产
side-ship = 运送
side-wild = 任意
die-home = 母星
die-military = 军事
die-consumption = 消费
die-novelty = 新奇
die-rare = 稀有
die-genes = 基因
die-alien = 异星
world-grey = 灰色
world-novelty = 新奇
world-rare = 稀有
world-genes = 基因
world-alien = 异星
place-cup = 骰盅
place-citizenry = 公民区
place-world = 这颗星球
chip-name = { $value }分
join-comma = { $first }、{ $last }
join-or = { $first }或{ $last }
join-and = { $first }和{ $last }

## 句子的组成部分

some-credits = { $credits }信用
some-points = { $points }分
some-workers = { $workers }个工人
at-end-of = { $phase ->
        [explore] 探索
        [develop] 开发
        [settle] 拓殖
        [produce] 生产
       *[ship] 运送
    }结束时
of-worlds = { $colours ->
        [none] 货品
       *[other] { NAMES($colours, kind: "world", join: "or") }星球的货品
    }
a-die = { colour-of-die }骰子
colour-of-die = { $colour ->
        [home] 母星
        [military] 军事
        [consumption] 消费
        [novelty] 新奇
        [rare] 稀有
        [genes] 基因
       *[alien] 异星
    }
colour-of-world = { $colour ->
        [grey] 灰色
        [novelty] 新奇
        [rare] 稀有
        [genes] 基因
       *[alien] 异星
    }

## 立即得到的东西

gain-remove-die = 先把自己的{ $count }颗骰子放回公共区。
gain-gain-credits = 得{ some-credits }。
gain-gain-dice = 取{ $count }颗{ a-die }：{ $to ->
        [cup] 放进骰盅。
        [citizenry] 放到公民区。
       *[world] 放在这颗星球上。
    }
gain-start-credits = 以{ some-credits }开始。

## 印在板块上的能力

# 指派
power-reassign = { $contest ->
        [none] {""}
       *[other] { NAMES($contest, kind: "world") }星球最多时（并列少1个），
    }把{ $together ->
        [0] {""}
       *[1] 同一列的
    }{ $start ->
        [none] {""}
       *[other] { NAMES($start, kind: "phase") }的
    }{ $exactly ->
        [0] { $most ->
            [1] 1
           *[other] 最多{ $most }
        }
       *[1] 恰好{ $most }
    }个{ $colours ->
        [none] {""}
       *[other] { NAMES($colours, kind: "die", join: "or") }
    }工人调到{ $to ->
        [any] 任何阶段
        [selected] 你选择的阶段
       *[other] { NAMES($to, kind: "phase", join: "or") }
    }。
power-dictate-often = 每回合可以使用任意次指令。
power-dictate-more = 每次指令可以调动最多{ some-workers }。

# 探索
power-rearrange = 可以重新排列、翻转建造区的板块。
power-scout-at-end = 结束时抽{ $tiles }块板块放好；{ a-die }有搜索则得{ some-credits }。
power-stock-more = { colour-of-die }探索者储备时得{ some-credits }。
power-scout-on-top = 搜索到的板块可以放在堆顶。
power-virtual-workers = { NAMES($phase, kind: "phase") }时多出{ NAMES($colours, kind: "die", join: "and") }工人各1个，用后消失。

# 开发与拓殖
power-completion-discount = { $colours ->
        [none] { $reassign ->
            [0] {""}
           *[1] 有调派能力的
        }{ $phase ->
            [settle] 星球
           *[develop] 建设
        }
       *[other] { NAMES($colours, kind: "world", join: "and") }星球
    }少用{ some-workers }{ $least ->
        [0] {""}
       *[other] （至少{ $least }个）
    }。
power-credits-on-completion = 每完成一{ $phase ->
        [develop] 项其他建设
       *[settle] 颗星球
    }，得{ some-credits }{ $colour ->
        [none] {""}
       *[other] ，{ NAMES($colour, kind: "world") }星球再得{ $more }
    }。
power-return-workers = 完成{ $phase ->
        [develop] 其他建设
       *[settle] 星球
    }的{ $colours ->
        [none] 工人最多{ $most }个可以回骰盅
       *[other] { NAMES($colours, kind: "die", join: "and") }工人都回骰盅
    }。
power-credits-per-citizen = { at-end-of }，公民区每{ $per }颗{ a-die }得{ some-credits }{ $per ->
        [1] {""}
       *[other] （进位）
    }。

# 生产
power-credits-per-good = 结束时，{ $match ->
        [world] { colour-of-world }星球上的每个货品得{ some-credits }
       *[die] 每个当作货品的{ a-die }得{ some-credits }
    }。
power-extra-good = 你的每颗星球可以多放{ $goods }个货品。

# 运送
power-credits-per-trade = 交易{ of-worlds }时多得{ some-credits }。
power-credits-per-consume = 消费{ of-worlds }时得{ some-credits }。
power-points-per-consume = 消费{ of-worlds }时多得{ some-points }。
power-buy-points = 每次交易后可以付{ some-credits }换{ some-points }。

# 任一阶段
power-credits-if-most = { at-end-of }，只有你拥有{ $most ->
        [developments] 最多建设
       *[highest_world] 费用最高的星球
    }就得{ some-credits }。
power-credits-at-end = { at-end-of }得{ some-credits }。
power-points-at-end = { at-end-of }得{ some-points }。

## 建设在最后的计分

bonus-world-cost = { colour-of-world }星球的费用总和，每{ $per }点得1分（进位）。
bonus-development-cost = { $reassign ->
        [0] {""}
       *[1] 有调派能力的
    }建设的费用总和，每{ $per }点得1分（进位）。
bonus-development = 每项{ $reassign ->
        [none] {""}
        [0] 没有调派能力的
       *[1] 有调派能力的
    }建设{ some-points }。
bonus-world = 每颗{ colour-of-world }星球{ some-points }。
bonus-good = 你的星球上每个货品{ some-points }。
bonus-die-colour = 你所有的骰子中，每种颜色{ some-points }。
bonus-dice = 你的{ a-die }每{ $per }颗{ some-points }（进位）。
bonus-chip-steps = 筹码1分得1分，3分得2分，6分得3分，10分得4分，15分得5分，依此类推。
