# 银河竞逐的简体中文：印在纸上、写在记录里的每一个词与每一句话。
# 句中的字段（$cards、$good……）名称与 validator/play/games/race/words/ 相同。
#
# 用词（各文件一致）：
#   星球、建设            两种牌；星球用“拓殖”，建设用“打出”；量词：一颗星球、一项建设
#   版图                  玩家面前翻开的星球与建设
#   费用、防御            付牌的张数；征服军事星球所须达到的军力
#   付费、征服            拓殖星球的两种方式
#   军力                  只说军力，不说武力、战力
#   货品                  面朝下放在星球上的牌；新奇、稀有、基因、异星四种，量词用“个”
#   稀有货品的星球        属于这一种的星球，不论现在有没有货品
#   蕴藏星球、生产星球    拓殖时得到货品；自己会生产货品。“空的”是指没有货品
#   能力、奖励            版图上的牌能做的事；选择的行动牌给的好处
#   卖出、交易加成        用货品换牌；卖出时多抽牌的能力
#   分、筹码              筹码代表分数
#   “叛军”                关键词一律加引号，以免与货品的种类混淆
#   牌库、弃牌堆、手牌、抽、弃、付
#   探索、开发、拓殖、消费（含交易）、生产：五个阶段

game-title = 银河竞逐

## 物件的种类

kind-start_world = 起始星球
kind-world = 星球
kind-development = 建设
kind-action = 行动牌
kind-chip = 筹码
kind-aid = 说明卡
kind-rules = 规则

## 名称

goods-novelty = 新奇货品
goods-rare = 稀有货品
goods-genes = 基因货品
goods-alien = 异星货品
phase-explore = 探索
phase-develop = 开发
phase-settle = 拓殖
phase-trade = 交易
phase-consume = 消费
phase-produce = 生产
keyword-alien = 异星
keyword-chromosome = 染色体
keyword-imperium = 帝国
keyword-rebel = 叛军
keyword-terraforming = 地球化
keyword-uplift = 开智
action-explore-wide-name = 广域探索
action-explore-deep-name = 深入探索
action-develop-name = 开发
action-settle-name = 拓殖
action-trade-name = 消费：交易
action-double-name = 消费：加倍
action-produce-name = 生产
chip-name = { $value }分
aid-phases = 五个阶段
aid-icons = 图标说明

## 句子的组成部分

some-cards = { $cards }张牌
some-points = { $points }分
some-goods = { $goods }个{ kind-of-good }
kind-of-good = { $good ->
        [novelty] 新奇货品
        [rare] 稀有货品
        [genes] 基因货品
        [alien] 异星货品
       *[any] 货品
    }
of-goods = { $good ->
        [novelty] 新奇货品的
        [rare] 稀有货品的
        [genes] 基因货品的
        [alien] 异星货品的
       *[any] {""}
    }
with-a-power = { $power_in ->
        [explore] 有探索能力的
        [develop] 有开发能力的
        [settle] 有拓殖能力的
        [trade] 有交易能力的
        [consume] 有消费能力的
        [produce] 有生产能力的
       *[none] {""}
    }
marked = { $keyword ->
        [alien] “异星”
        [chromosome] “染色体”
        [imperium] “帝国”
        [rebel] “叛军”
        [terraforming] “地球化”
        [uplift] “开智”
       *[none] {""}
    }

## 能力：印在牌上的规则

# 探索
power-explore-draw = 探索时多抽{ some-cards }。
power-explore-keep = 探索时多留{ some-cards }。

# 开发
power-draw-before-developing = 开发阶段开始时，抽{ some-cards }。
power-develop-discount = 打出建设少付{ some-cards }。
power-draw-after-developing = 打出建设之后，抽{ some-cards }。

# 拓殖
power-settle-discount = 拓殖{ of-goods }星球少付{ some-cards }。
power-strength = 军力{ $amount ->
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $amount }
    }。
power-strength-against = 对{ $against ->
        [novelty] 新奇货品的
        [rare] 稀有货品的
        [genes] 基因货品的
        [alien] 异星货品的
       *[rebel] “叛军”
    }星球，军力+{ $amount }。
power-free-world = 可弃掉此牌，免费拓殖一颗星球；异星货品的星球除外。
power-sudden-strength = 可弃掉此牌，本阶段军力+{ $amount }。
power-pay-for-military = 军事星球可改为付费，费用是防御{ $discount ->
        [0] {""}
       *[other] −{ $discount }
    }；异星货品的除外。
power-draw-after-settling = 拓殖星球之后，抽{ some-cards }。

# 交易
power-sale-bonus = 卖出{ $source ->
        [here] 此星球的货品
       *[anywhere] { kind-of-good }
    }时，多抽{ some-cards }。

# 消费
power-consume = { $times ->
        [1] {""}
       *[other] 最多{ $times }次：
    }弃{ $different ->
        [0] { some-goods }
       *[other] { $goods }个不同种类的货品
    }，{ $points ->
        [0] 抽{ some-cards }
       *[other] 得{ some-points }{ $cards ->
            [0] {""}
           *[other] 、抽{ some-cards }
        }
    }。
power-consume-all = { $less ->
        [0] 弃掉剩下的所有货品，每个得1分。
       *[other] 弃掉剩下的所有货品，得分比货品数少{ $less }。
    }
power-sell = 卖出1个货品，交易加成{ $bonuses ->
        [0] 不算
       *[other] 照算
    }。
power-discard-for-points = 最多可弃{ $cards }张手牌，每张得{ some-points }。
power-draw-when-consuming = 消费阶段抽{ some-cards }。
power-guess-top-card = 说{ $least }到{ $most }的一个数，翻开牌库顶的牌；费用或防御相符就拿走。

# 生产
power-produce-here = 此星球若没有货品，就生产1个{ $cards ->
        [0] {""}
       *[other] ，并抽{ some-cards }
    }。
power-produce-on-windfall = 在一颗{ of-goods }空蕴藏星球生产货品。
power-draw-when-produced = 此星球生产货品时，抽{ some-cards }。
power-draw-when-producing = 生产阶段抽{ some-cards }。
power-draw-per-good = 本阶段每生产1个{ kind-of-good }，抽{ some-cards }。
power-draw-per-kind = 本阶段每生产1种货品，抽{ some-cards }。
power-draw-if-most = 本阶段生产的{ kind-of-good }比谁都多，就抽{ some-cards }。
power-draw-per-world = 版图中每颗{ of-goods }星球，抽{ some-cards }。

## 建设在终局的得分

bonus-world = 每颗{ with-a-power }{ marked }{ $good ->
        [novelty] 新奇
        [rare] 稀有
        [genes] 基因
        [alien] 异星
       *[any] {""}
    }{ $military ->
        [0] 非军事
        [1] 军事
       *[none] {""}
    }{ $source ->
        [windfall] 蕴藏
        [production] 生产
       *[none] {""}
    }星球得{ some-points }。
bonus-development = 每项{ with-a-power }{ $cost ->
        [none] {""}
       *[other] 费用{ $cost }的
    }建设得{ some-points }。
bonus-card = 每张{ marked }牌得{ some-points }。
bonus-named = 有“{ TITLE($card) }”得{ some-points }。
bonus-chip-points = 筹码每{ $per }分，得{ some-points }。
bonus-strength = 每1点军力得{ some-points }。
bonus-good = 星球上每个货品得{ some-points }。

## 行动牌的奖励

action-explore-wide = 多抽{ $draw }张牌。
action-explore-deep = 多抽{ $draw }张牌，也多留{ $keep }张。
action-develop = 打出建设少付{ $discount }张牌。
action-settle = 拓殖星球之后，抽{ some-cards }。
action-trade = 使用消费能力之前，先卖出1个货品。
action-double = 消费能力的得分算{ $times }倍。
action-produce = 另在{ $goods }颗空蕴藏星球生产货品。

## 标签

label-cost = 费用
label-defence = 防御
label-points = 分数
label-strength = 军力
label-cards = 牌
label-goods = 货品
label-phases = 阶段
label-powers = 能力
label-keywords = 关键词
label-windfall = 蕴藏星球
label-production = 生产星球
label-military = 军事星球
label-first-line = 每张牌只算最先符合的一行
label-icon-key = 图标说明
