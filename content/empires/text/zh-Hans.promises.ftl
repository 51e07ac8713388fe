# 试玩应该展现的规则，报告页面用；英文见 validator/play/games/empires/promises.py。

promise-rule-first-card = 牌列的第一张牌不受接缝限制
promise-rule-matched-seam = 两张牌以相同数目的交易路线相接
promise-rule-wormhole-seam = 两张牌在虫洞相接
promise-rule-exchange-none = 有玩家一张牌也不换
promise-rule-exchange-some = 有玩家弃牌换新牌
promise-rule-reshuffle = 弃牌堆洗成新的牌库
promise-rule-no-empire-card = 有玩家可以打出帝国卡而不打
promise-rule-new-hand = 打不出牌的玩家全部弃掉，下回合换一手新牌
promise-rule-discount-floor = 减免后的费用停在下限
promise-rule-surcharge-paid = 受欺压的玩家多付了牌
promise-rule-ability-declined = 有玩家不使用箭头能力
promise-rule-majority-alone = 一位玩家在一种文明领先
promise-rule-majority-tied = 几位玩家在一种文明并列领先
promise-rule-majority-nobody = 一种文明没有人有符号
promise-rule-tucked-points = 塞在家园卡下的牌得分
promise-rule-win-alone = 一位玩家获胜
promise-rule-win-shared = 几位玩家并列获胜
promise-rule-attack-ability = 攻击使能力失效
promise-rule-attack-symbols = 攻击使符号失效
promise-rule-attack-paid = 为攻击付费
promise-rule-attack-two-rivals = 一回合攻击了两位对手
promise-rule-attack-lasted = 游戏结束时仍有牌受到攻击
promise-rule-spared-attacked = 已经受到攻击的牌不能再攻击
promise-rule-spared-protected = 受保护的牌不能攻击
promise-rule-spared-last-turn = 已经做完最后一个回合的玩家不能攻击
promise-rule-ambassador-free = 一回合的第一位大使不用付费
promise-rule-ambassador-paid = 一回合的第二位大使要付费
promise-rule-ambassador-ability = 大使使能力恢复
promise-rule-ambassador-symbols = 大使使符号恢复
promise-rule-spared-ambassador = 有大使的牌不能攻击

## 其他承诺的句子：$title 是名称，$part 是键中其余的部分，$word 是效果的句子

promise-half = 以{ $part ->
        [a] A
       *[b] B
    }半面使用{ $title }
promise-ability = 发挥能力：{ $word }
promise-end = 派出{ $title }，{ $part ->
        [a] A
       *[b] B
    }端朝向自己
