# 牌面上不属于能力句子的字：标题下的一行、行动牌、筹码与说明卡。

face-world = 星球
face-windfall-novelty = 蕴藏新奇货品
face-windfall-rare = 蕴藏稀有货品
face-windfall-genes = 蕴藏基因货品
face-windfall-alien = 蕴藏异星货品
face-production-novelty = 生产新奇货品
face-production-rare = 生产稀有货品
face-production-genes = 生产基因货品
face-production-alien = 生产异星货品
face-range = { $least }–{ $most }
face-second = 双人游戏
aid-goods = 货品与终局
aid-price = 卖出抽牌
aid-explore =
    {""}**探索：**抽{ $explore_draw }张，留{ $explore_keep }张。
    {""}**奖励：**多抽{ $explore_wide_draw }张；或多抽{ $explore_deep_draw }张、多留{ $explore_deep_keep }张。
aid-develop =
    {""}**开发：**打出一项建设，按费用付牌。
    {""}**奖励：**少付{ $develop_discount }张。
aid-settle =
    {""}**拓殖：**拓殖一颗星球，付费或征服。蕴藏星球得到货品。
    {""}**奖励：**之后抽{ $settle_cards }张。
aid-consume =
    {""}**消费：**每个消费能力用一次。
    {""}**奖励：**先卖出1个货品；或消费能力的得分{ $double_times ->
        [2] 加倍
       *[other] 算{ $double_times }倍
    }。
aid-produce =
    {""}**生产：**每颗空的生产星球得到货品。
    {""}**奖励：**另在{ $produce_goods ->
        [1] 一
       *[other] { $produce_goods }
    }颗空蕴藏星球生产货品。
aid-end =
    {""}**手牌：**每回合结束时，弃到剩{ $hand_limit }张。

    {""}**终局：**有人版图达到{ $tableau_end }张牌，或公用的筹码用完，该回合结束后游戏结束。

    {""}**计分：**筹码、牌上的分数、建设在终局的得分。
aid-cost = 星球：付牌的张数
aid-defence = 军事星球：征服所需的军力
aid-windfall = 蕴藏星球，光环是货品的颜色
aid-production = 生产星球，整个是货品的颜色
aid-development = 建设：付牌的张数
aid-points = 分数
aid-question = 分数看牌上列的条件
aid-start = 起始星球的编号
aid-first-hand = 属于哪颗起始星球的新手起始手牌
aid-eye = 探索时抽牌
aid-hand = 抽到或留下的牌
aid-develop-discount = 建设少付牌
aid-settle-discount = 星球少付牌
aid-strength = 军力
aid-strength-against = 只对这种星球的军力
aid-sacrifice = 弃掉此牌
aid-sale = 卖出货品
aid-here = 此星球的货品
aid-good-any = 任何货品
aid-arrow = 换得
aid-times = 最多几次
aid-times-sign = ×2
aid-kinds = 不同种类的货品
aid-works = 在此星球生产
aid-per = 每一个
aid-most = 生产得最多的人
aid-key-eye = 探索
aid-key-sacrifice = 弃掉此牌
