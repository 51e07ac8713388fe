# 试玩应该展现的规则，报告页面用；英文见 validator/play/games/race/promises.py。

promise-rule-conquered = 征服了一颗军事星球
promise-rule-paid-military = 付费拓殖了一颗军事星球
promise-rule-free-world = 弃掉一张牌，免费拓殖了一颗星球
promise-rule-sudden-strength = 弃牌换取军力，征服了一颗星球
promise-rule-windfall-good = 蕴藏星球拓殖时得到货品
promise-rule-price-to-none = 减免后不用付费
promise-rule-develop-twice = 一回合进行了两次开发阶段
promise-rule-settle-twice = 一回合进行了两次拓殖阶段
promise-rule-nobody-develops = 开发阶段没有人打出建设
promise-rule-nobody-settles = 拓殖阶段没有人拓殖星球
promise-rule-explore-both = 同一位玩家选了两张探索
promise-rule-trade-and-double = 同一位玩家先卖出货品，再加倍得分
promise-rule-phase-shared = 两位玩家选了相同的行动
promise-rule-sold = 卖出了一个货品
promise-rule-no-good-to-sell = 选择卖出的玩家没有货品可卖
promise-rule-doubled = 消费能力的得分加倍
promise-rule-guess-right = 猜中牌库顶的牌
promise-rule-guess-wrong = 没有猜中牌库顶的牌
promise-rule-most-tied = 两位玩家生产得一样多，都不因最多而抽牌
promise-rule-windfall-refilled = 蕴藏星球生产了货品
promise-rule-reshuffled = 弃牌堆洗成新的牌库
promise-rule-hand-limit = 有玩家弃牌到手牌上限
promise-rule-end-by-cards = 有人的版图满了，游戏结束
promise-rule-end-by-chips = 筹码用完，游戏结束
promise-rule-beyond-full = 有人的版图超过结束游戏的张数
promise-rule-reserve-used = 从备用筹码领取分数
promise-rule-win-alone = 一位玩家获胜
promise-rule-win-by-cards = 同分时以手牌和货品分出胜负
promise-rule-win-shared = 几位玩家并列获胜

## 其他承诺的句子：$title 是名称，$word 是效果的句子

promise-action = 有人选择{ $title }
promise-power = { $title }发挥能力：{ $word }
promise-bonus = { $title }的奖励得分：{ $word }
