## 游戏进行
# 终端机上旁白与提问的句子。

player-name = 玩家{ $number }
one-die = { a-die }
one-world = { colour-of-world }星球
count-of = { $name }{ $count }个
virtual = 虚拟
phase-manage = 管理帝国
stack-developments = 建设堆
stack-worlds = 星球堆
place-dictated = 移出的骰子

# 发生的事
tell-start = { $player }从“{ $faces }”出发。
tell-first-tiles = { $player }开始建造“{ $development }”和“{ $world }”。
tell-round = 第{ $round }回合。
tell-selected = { $player }用{ $die }选择{ $phase }。
tell-selected-none = { $player }没有选择阶段。
tell-extra = 额外的骰子掷出{ $phase }。
tell-extra-wild = 额外的骰子掷出任意面，不带来阶段。
tell-phases = 本回合的阶段：{ $phases }。
tell-no-phases = 没有阶段进行。
tell-phase = 【{ $phase }】
tell-stock = { $player }用{ $die }储备。
tell-scout = { $player }用{ $die }搜索。
tell-draw = { $player }抽{ $tiles }片板块。
tell-abandon = { $player }放弃“{ $face }”。
tell-place = { $player }把“{ $face }”放进{ $stack }。
tell-rearrange = { $player }拿起建造区的所有板块，重新摆放。
tell-complete = { $player }完成“{ $face }”。
tell-gains = “{ $face }”：{ $text }
tell-remove = { $player }把一颗{ $die }放回公共区。
tell-produce = { $player }生产：{ $goods }。
tell-produce-nothing = { $player }没有生产。
tell-trade = { $player }交易{ $world }上的{ $die }。
tell-consume = { $player }消费{ $world }上的{ $die }。
tell-buy = { $player }用{ some-credits }买{ some-points }。
tell-credits = { $player }得{ some-credits }，共有{ $total }。
tell-points = { $player }得{ some-points }，筹码共{ $total }分。
tell-recruit = { $player }招募{ $dice }。
tell-recall = { $player }召回{ $dice }（{ $place }）。
tell-standing = { $player }：{ some-credits }，骰盅{ $cup }颗，版图{ $tiles }片，{ some-points }。
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
ask-reassign = 用哪个能力调派工人？
ask-move = 移动哪个工人？
ask-dictate = 移出哪个工人来下指令？
ask-explore = 探索者做什么？
ask-abandon = 抽板块之前放弃哪一片？
ask-place = 这片板块放在哪里？{ $development }／{ $world }
ask-rearrange = 要重新摆放建造区的板块吗？
ask-place-worker = 哪个工人去“{ $tile }”？还要{ $count }个
ask-spend = 哪个工人用在“{ $tile }”？还要{ $count }个
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
option-no-tile = 不再放弃
option-leave = 不动
option-stop = 停止
option-no-points = 不买
option-no-die = 没有骰子
option-select = { $phase }：用{ $column }的{ $die }
option-power = “{ $face }”：{ $text }
option-move = { $die }从{ $column }移到{ $phase }
option-dictate = 移出{ $column }的{ $die }
option-dictate-selector = 移出选择阶段的骰子
option-stock = 用{ $die }储备
option-scout = 用{ $die }搜索
option-abandon = 放弃“{ $face }”
option-place-under = “{ $face }”：{ $stack }，“{ $other }”之下
option-place-top = “{ $face }”：{ $stack }顶
option-rearrange = 拿起来重新摆放
option-die-at = { $die }（{ $place }）
option-produce = { $die }放在{ $world }
option-trade = 用{ $virtual }{ $shipper }：交易{ $world }上的{ $die }
option-consume = 用{ $virtual }{ $shipper }：消费{ $world }上的{ $die }

# 看得到的局面
see-round = 第{ $round }回合；筹码堆还有{ $pool }分；袋中还有{ $bag }片
see-player = { $player }：{ some-credits }，筹码{ some-points }；骰盅：{ $cup }；公民区：{ $citizenry }
see-tableau = { "  " }版图：{ $faces }
see-goods = { "  " }货品，{ $place }：{ $dice }
see-column = { "  " }{ $column }：{ $dice }
see-stack = { "  " }{ $stack }（{ $tiles }片）：{ $face }［需要{ $need }；已有：{ $dice }］
