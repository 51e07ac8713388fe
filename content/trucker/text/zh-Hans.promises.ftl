# 试玩应该展现的规则，报告页面用；英文见 validator/play/games/trucker/promises.py。

promise-rule-face-up-taken = 拿起了面朝上的组件
promise-rule-returned = 组件放回桌上，面朝上
promise-rule-set-aside = 组件留作备用
promise-rule-reserve-built = 装上了备用组件
promise-rule-peeked = 有玩家看了一叠冒险卡
promise-rule-taken-back = 收回最后放的组件
promise-rule-flip = 翻转了沙漏
promise-rule-time-over = 时间到时还有人在建造
promise-rule-finished-early = 沙子还没漏完就有人完工
promise-rule-passed-inspection = 飞船通过检查
promise-rule-faults = 飞船没有通过检查
promise-rule-team-swap = 队友在飞行前互换飞船
promise-rule-expert-swap = 队友在翻转沙漏时互换飞船
promise-rule-pile-chosen = 领先者选择了一叠冒险卡
promise-rule-restowed = 货物全部取出，重新装载
promise-rule-left-behind = 有货物留下不带
promise-rule-good-lost = 失去了货物
promise-rule-battery = 用掉了电池
promise-rule-crew-lost = 失去了一名船员
promise-rule-split = 飞船断开，失去了一部分
promise-rule-alien-lost = 外星人失去维生舱，离开了
promise-rule-gave-up-no-crew = 没有船员的飞船退出飞行
promise-rule-gave-up-no-human = 没有人类的飞船退出飞行
promise-rule-gave-up-no-power = 没有推进力的飞船退出飞行
promise-rule-gave-up-lapped = 被领先者超过一圈的飞船退出飞行
promise-rule-gave-up-free = 有玩家自行决定退出飞行
promise-rule-arrived = 飞船抵达了
promise-rule-nobody-arrived = 没有飞船抵达
promise-rule-loss-capped = 损失组件的罚金不超过图板的上限
promise-rule-win-alone = 一位玩家获胜
promise-rule-win-shared = 几位玩家并列获胜
promise-alien-brown = 棕色外星人登船
promise-alien-purple = 紫色外星人登船

## 其他承诺的句子：$title 是名称，$number 是第几项，$part、$head、$tail 是键中其余的部分

promise-landed = 有人降落在{ $title }的第{ $number }颗行星
promise-line = 遭受{ $title }第{ $number }项的惩罚
promise-hit = { $part ->
        [small-meteor-missed] { projectile-small-meteor }没有碰到太空船
        [small-meteor-bounced] { projectile-small-meteor }被平滑的一边弹开
        [small-meteor-shielded] { projectile-small-meteor }被防护器挡下
        [small-meteor-struck] { projectile-small-meteor }击中组件
        [large-meteor-missed] { projectile-large-meteor }没有碰到太空船
        [large-meteor-shot-down] { projectile-large-meteor }被大炮击落
        [large-meteor-shot-down-double] { projectile-large-meteor }被双管炮击落
        [large-meteor-struck] { projectile-large-meteor }击中组件
        [small-shot-missed] { projectile-small-shot }没有碰到太空船
        [small-shot-shielded] { projectile-small-shot }被防护器挡下
        [small-shot-struck] { projectile-small-shot }击中组件
        [large-shot-missed] { projectile-large-shot }没有碰到太空船
       *[large-shot-struck] { projectile-large-shot }击中组件
    }
promise-outcome = { $head ->
        [open_space] { event-open-space }
        [abandoned_ship] { event-abandoned-ship }
        [abandoned_station] { event-abandoned-station }
        [meteor_swarm] { event-meteor-swarm }
        [slavers] { event-slavers }
        [smugglers] { event-smugglers }
        [pirates] { event-pirates }
        [combat_zone] { event-combat-zone }
        [stardust] { event-stardust }
        [epidemic] { event-epidemic }
       *[sabotage] { event-sabotage }
    }：{ $tail ->
        [won] 有太空船火力较强
        [tied] 有太空船火力恰好相等
        [lost] 有太空船火力较弱
        [rewarded] 有人领取奖励
        [declined] 有人放弃奖励
        [back] 有太空船损失天数
        [untouched] 没有外露接口的太空船不受影响
        [forward] 有太空船前进
        [gave-up-no-power] 没有推进力的太空船退出飞行
        [skipped] 只剩一艘太空船，不受影响
        [took] 有人拿取
        [passed] 有人略过
        [ill] 有太空船失去船员
        [well] 有太空船没有失去船员
        [sabotaged] 有组件遭到破坏
       *[sabotage-missed] 每次都没有击中组件
    }
