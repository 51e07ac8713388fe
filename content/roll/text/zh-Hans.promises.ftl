# 试玩应该展现的规则，报告页面用；英文见 validator/play/games/roll/promises.py。

promise-rule-wild = 掷出的任意面放到一个阶段
promise-rule-other-side = 用来选择阶段的骰子掷出的是别的面
promise-rule-dictated = 有玩家下指令
promise-rule-extra-phase = 两人游戏的额外骰子带来没有人选择的阶段
promise-rule-sent-home = 阶段没有进行，那里的工人回到骰盅
promise-rule-stocked = 探索者储备
promise-rule-scouted = 探索者搜索
promise-rule-abandoned = 搜索时放弃了板块
promise-rule-waiting = 骰子留在未完成的板块上等待
promise-rule-two-tiles = 一个阶段里，一位玩家完成了两片板块
promise-rule-die-removed = 一颗骰子放回公共区
promise-rule-die-missing = 公共区没有骰子，因此得不到
promise-rule-cap = 超过上限的信用失去了
promise-rule-producer-home = 生产者没有空位放货品
promise-rule-shipper-home = 运送者没有货品可运送
promise-rule-good-matches = 消费了与星球同色的货品
promise-rule-shipper-matches = 与星球同色的运送者进行消费
promise-rule-nothing-matches = 消费时货品与运送者都不同色
promise-rule-recruited = 招募了一颗骰子
promise-rule-stopped = 有玩家还有信用就停止招募
promise-rule-recalled = 召回了一颗骰子
promise-rule-forced = 有玩家必须召回一颗骰子
promise-rule-given-credit = 没有信用的玩家得到1信用
promise-rule-end-by-tiles = 有人的版图满了，游戏结束
promise-rule-end-by-chips = 筹码用完，游戏结束
promise-rule-reserve = 从放在一旁的筹码得分
promise-rule-win-alone = 一位玩家获胜
promise-rule-win-by-credits = 同分时以信用和骰盅里的骰子分出胜负

## 其他承诺的句子：$title 是名称，$word 是效果的句子，$part、$head、$tail 是键中其余的部分

promise-face = 完成{ $title }
promise-power = { $title }发挥能力：{ $word }
promise-gain = { $title }完成时：{ $word }
promise-bonus = { $title }的得分超过它自身
promise-rolled = { $head ->
        [home] { die-home }
        [military] { die-military }
        [consumption] { die-consumption }
        [novelty] { die-novelty }
        [rare] { die-rare }
        [genes] { die-genes }
       *[alien] { die-alien }
    }骰子掷出{ $tail ->
        [explore] { side-explore }
        [develop] { side-develop }
        [settle] { side-settle }
        [produce] { side-produce }
        [ship] { side-ship }
       *[wild] { side-wild }
    }
promise-traded = 交易{ $part ->
        [novelty] { die-novelty }
        [rare] { die-rare }
        [genes] { die-genes }
       *[alien] { die-alien }
    }货品
promise-consumed = 消费{ $part ->
        [novelty] { die-novelty }
        [rare] { die-rare }
        [genes] { die-genes }
       *[alien] { die-alien }
    }货品
