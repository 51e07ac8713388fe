## 游戏进行
# 终端机上旁白与提问的句子。

player-name = 玩家{ $number }
one-die = { a-die }
one-world = { colour-of-world }星球
some-world = { colour-of-world }星球
some-dice = { $count }颗{ a-die }
one-shipper = { $virtual ->
        [0] { a-die }
       *[1] 板块提供的{ colour-of-die }工人
    }
dice-into = { $dice }（{ $place }）
dice-onto = { $dice }（{ $place }上的货品）
produced-on = { some-world }得{ $dice }
workers-of = { $column }{ $dice }
phase-manage = 管理
stack-developments = 建设堆
stack-worlds = 星球堆
place-dictated = 移出的骰子

# 发生的事
tell-start = { $player }的派系是“{ $faction }”，母星是“{ $home }”。
tell-start-with = { $player }起始有{ some-credits }；骰盅：{ $cup }；公民区：{ $citizenry }。
tell-first-tiles = { $player }开始建造{ $development }和{ $world }。
tell-round = 第{ $round }回合。
tell-wild = { $player }把掷出任意面的{ a-die }放到{ $phase }。
tell-dictate = { $player }把{ $column }的{ a-die }放到一旁来下指令。
tell-move = { $player }以“{ $face }”把一颗{ a-die }从{ $column }调到{ $phase }。
tell-move-dictated = { $player }下指令，把一颗{ a-die }从{ $column }调到{ $phase }。
tell-selected = { $player }用{ a-die }选择{ $phase }。
tell-selected-none = { $player }没有工人可以选择阶段。
tell-workers = { $player }的其他工人：{ $workers }。
tell-extra = 额外的骰子掷出{ $phase }。
tell-extra-wild = 额外的骰子掷出任意面，不带来阶段。
tell-phases = 本回合的阶段：{ $phases }。
tell-no-phases = 没有阶段进行。
tell-phase = 【{ $phase }】
tell-nobody = 【{ $phase }】无人行动。
tell-stock = { $player }用{ $dice }储备，得{ some-credits }，共有{ $total }。
tell-scout = { $player }用{ $virtual ->
        [0] { a-die }
       *[1] 板块提供的{ colour-of-die }工人
    }搜索。
tell-draw = { $player }抽{ $tiles }片板块。
tell-abandon = { $player }把“{ $face }”放到一旁。
tell-place = { $player }把“{ $face }”{ $where ->
        [only] 放在空的{ $stack }
        [below] 放到{ $stack }底部
        [top] 放到{ $stack }顶端
       *[between] 插进{ $stack }
    }。
tell-rearrange = { $player }拿起建造区的所有板块，重新摆放。
tell-complete = { $player }用{ $dice }完成{ $face }。
tell-complete-free = { $player }不花骰子就完成{ $face }。
tell-wait = { $player }把{ $dice }放到{ $face }上，还缺{ $left }颗。
tell-nothing-to-build = { $player }没有板块可建造，{ $dice }回到骰盅。
tell-return = { $player }让花掉的{ $dice }回到骰盅，不放到公民区。
tell-gains = { $player }因“{ $face }”得到{ $gains }。
tell-remove = { $player }把{ $place }的一颗{ a-die }放回公共区。
tell-produce = { $player }生产货品：{ $goods }。
tell-no-room = { $player }没有空位再放货品，{ $dice }回到骰盅。
tell-trade = { $player }用{ $shipper }交易{ $world }上的{ a-die }，得{ some-credits }，共有{ $total }。
tell-consume = { $player }用{ $shipper }消费{ $world }上的{ a-die }，得{ some-points }，筹码共{ $chips }分。
tell-no-good = { $player }没有货品可再运送，{ $dice }回到骰盅。
tell-buy = { $player }以“{ $face }”用{ some-credits }买{ some-points }，筹码共{ $chips }分。
tell-powers = { $player }因其他板块的能力得{ some-credits }，共有{ $total }。
tell-no-tiles = 已无板块可抽，{ $player }改为储备，得{ some-credits }，共有{ $total }。
tell-end-credits = { $player }因“{ $face }”得{ some-credits }，共有{ $total }。
tell-end-points = { $player }因“{ $face }”得{ some-points }，筹码共{ $chips }分。
tell-recruit = { $player }付{ some-credits }招募{ $dice }，剩{ $total }信用。
tell-recall = { $player }从{ $place }召回{ $dice }。
tell-given-credit = { $player }没有信用了，得1信用。
tell-standing = 第{ $round }回合后，{ $player }有{ some-credits }，骰盅{ $cup }颗，版图{ $tiles }片，{ some-points }。
ended-tableau = { $players }已有{ $tiles }片板块或更多。
ended-pool = 筹码堆的分数已经用完。
ended-both = { $players }已有{ $tiles }片板块或更多，筹码堆的分数也已经用完。
tie-cup = { $players }平手，信用与骰盅中的骰子合计较多者获胜：{ $most }比{ $next }。
tie-tiles = { $players }平手，信用与骰盅中的骰子也一样多，板块较多者获胜：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分胜负。
tell-end = 游戏结束。
tell-score = { $player }：筹码{ $chips }分，板块{ $tiles }分，额外计分{ $bonuses }分，共{ $total }分。
tell-winner = { $player }获胜。
tell-winners = { $players }并列获胜。

# 提问
ask-first-tiles = 开始建造哪一项建设和哪一颗星球？
ask-wild = 掷出任意面的{ $die }给哪个阶段？
ask-select = 选择哪个阶段？用哪个工人？
ask-reassign = 用哪个能力调派工人，或是先下指令？
ask-move = 移动哪个工人？
ask-dictate = 把哪个工人放到一旁来下指令？
ask-explore = 探索者做什么？
ask-abandon = 抽板块之前把哪一片放到一旁？
ask-place = 这片板块放在哪里？{ $development }／{ $world }
ask-rearrange = 要重新摆放建造区的板块吗？
ask-place-worker = 哪个工人去“{ $tile }”？还要放{ $count ->
    [1] 1个
   *[other] { $count }个，按清单由上往下选
}
ask-spend = 哪个工人用在“{ $tile }”？还要用{ $count ->
    [1] 1个
   *[other] { $count }个，按清单由上往下选
}
ask-return = 哪个工人回到骰盅？
ask-remove = 把哪颗骰子放回公共区？
ask-produce = 哪个生产者成为货品，放在哪里？
ask-ship = 运送者做什么？
ask-buy = 要买分数吗？
ask-recruit = { $die }招募几颗？每颗付1信用
ask-recall = 召回哪些骰子？

# 选项
option-first-tiles = { $development }／{ $world }
option-no-tiles = 没有板块
option-no-worker = 没有工人，不选择
option-no-dictate = 不下指令
option-no-tile = 不再放到一旁
option-leave = 不动
option-stop = 停止
option-no-points = 不买
option-no-recruit = 不招募
option-no-die = 没有骰子
option-select = { $phase }：用{ $column }的{ $die }
option-power = “{ $face }”：{ $text }
option-move = { $die }从{ $column }移到{ $phase }
option-dictate = 把{ $column }的{ $die }放到一旁
option-dictate-selector = 移出选择阶段的骰子
option-stock = 用{ $die }储备
option-scout = 用{ $die }搜索
option-abandon = 把“{ $face }”放到一旁
option-place-under = “{ $face }”：{ $stack }，“{ $other }”之下
option-place-top = “{ $face }”：{ $stack }顶
option-rearrange = 拿起来重新摆放
option-die-at = { $die }（{ $place }）
option-produce = { $die }放在{ $world }
option-trade = 用{ $shipper }：交易{ $world }上的{ a-die }
option-consume = 用{ $shipper }：消费{ $world }上的{ a-die }

# 看得到的局面
see-round = 第{ $round }回合；筹码堆还有{ $pool }分；袋中还有{ $bag }片
see-player = { $player }：{ some-credits }，筹码{ some-points }；骰盅：{ $cup }；公民区：{ $citizenry }
see-tableau = { "  " }版图：{ $faces }
see-own-tableau = { $player }（你）的版图：
see-selected = { "  " }用{ a-die }选择{ $phase }
see-workers = { "  " }工人：{ $workers }
see-dictated = { "  " }移出来下指令：{ $dice }
see-goods = { "  " }{ $place }上的货品：{ $dice }
see-stack = { "  " }{ $stack }（{ $tiles }片）：{ $face }［需要{ $need }颗；已有：{ $dice }］
see-below = { "  " }其下：{ $faces }
