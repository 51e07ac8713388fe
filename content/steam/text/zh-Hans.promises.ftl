# 试玩应该展现的规则，报告页面用；英文见 validator/play/games/steam/promises.py。

promise-rule-share-issued = 有玩家发行股票
promise-rule-last-share = 有玩家发行到图板上的最后一股
promise-rule-no-bid = 没有人为玩家顺序喊价
promise-rule-half-bid = 有玩家只付喊价的一半
promise-rule-stayed-in = 有玩家在喊价时略过一次而不退出
promise-rule-moved-first = 有玩家抢在顺序较前的人之前运送货物
promise-rule-built-first = 有玩家抢在顺序较前的人之前铺设铁轨
promise-rule-engineer = 选取加速工程的玩家比别人多铺设一个板块
promise-rule-marker = 放上了村镇标记
promise-rule-taken-over = 有玩家延长了无主的路段
promise-rule-given-up = 未完成而没有延长的路段变成无主
promise-rule-city-completes = 新城市使路段完成
promise-rule-city-claims = 放上新城市的玩家得到无主的路段
promise-rule-improved = 有玩家不运送货物，改为提升引擎
promise-rule-top-engine = 引擎提升到最高一级
promise-rule-for-others = 方块经过其他玩家的路段
promise-rule-for-nobody = 方块经过无主的路段
promise-rule-produced = 增加生产把方块补到货物行动图板
promise-rule-empty-column = 掷出的城市在货物行动图板上没有方块
promise-rule-short = 有玩家付不出开销，收入下降
promise-rule-bankrupt = 有玩家破产
promise-rule-early-end = 只剩不到两位玩家，游戏提前结束
promise-rule-win-alone = 一位玩家获胜

## 其他承诺的句子：$title 是名称，$piece 是编号，$part 是键中其余的部分

promise-replace = 铁轨板块{ $part }换成{ $piece }
promise-on-town = 村镇上的铁轨板块{ $part }换成{ $piece }
promise-redirect = 铁轨板块{ $part }改向为{ $piece }
promise-reached = 路段接到{ $title }
promise-new = { $title }放到村镇上
promise-town = 在{ $title }铺设铁轨
promise-action = 有人选取{ $part ->
        [first_move] { action-first-move-name }
        [first_build] { action-first-build-name }
        [engineer] { action-engineer-name }
        [locomotive] { action-locomotive-name }
        [urbanization] { action-urbanization-name }
        [production] { action-production-name }
       *[turn_order_pass] { action-turn-order-pass-name }
    }
promise-links = 方块经过{ $part }个路段运达
promise-delivered = 运送{ $part ->
        [red] { colour-red }
        [blue] { colour-blue }
        [yellow] { colour-yellow }
        [purple] { colour-purple }
        [green] { colour-green }
       *[black] { colour-black }
    }色方块
promise-column = 方块从货物行动图板来到{ $title }
promise-reduced = 收入达{ $part }以上时下降
