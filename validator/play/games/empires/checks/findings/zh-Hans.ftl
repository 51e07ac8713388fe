# 恒星小帝国的检查结果。用词与印在牌上的相同（content/empires/text）。
players = { $count } 位玩家
or-more = { $least } 或以上
from-to = { $least } 到 { $most }
more-than = 大于 { $most }
up-to = 最多 { $most }

## 边与牌列
rare-route = { $card }：没有其他牌与它 { $side } 边的贸易路线数相同：只有虫洞能与它相接
unmatched-route = { $card }：没有其他牌的边能与它的 { $side } 边相接
any-edge = 其他牌的任何一条边
unreachable-card = { $card } 永远打不出来：牌列从 { $routes } 条贸易路线开始（T1），怎么接都接不到它的边
nobody-begins = 依 T1，牌列从 { $routes } 条贸易路线开始，套装里却没有牌能与之相接：没有人能开始
few-begin = 依 T1，牌列从 { $routes } 条贸易路线开始，能与之相接的只有 { $cards } 张牌：不够 { $players } 位玩家用
only-wormholes-begin = 依 T1，牌列从 { $routes } 条贸易路线开始，能与之相接的只有 { $cards } 张有虫洞的牌
short-row = { $card }：它的边只能与另外 { $others } 张牌相接：{ $seats }的游戏里，有它的牌列永远排不满
all-routes-alike = 套装里每条边不是 { $routes } 条贸易路线就是虫洞：任何牌都能相接
all-wormholes = 套装里每条边都是虫洞：任何牌都能相接
odd-routes = rules：虫洞算作 { $routes } 条贸易路线，比 { $most } 条路线的边还少

## 帝国卡
dominated-card = { $card } 从不比 { $better } 好，有时还更差
hand-leaves = 手牌 { $hand } 张，打出时只剩 { $others } 张可以付
never-paid-any = 没有一张帝国卡付得起：{ $leaves }
or-more-for-cost = { $least } 或以上，才付得起费用 { $cost } 的牌
paid-with-help = { $cards } 要有折扣，或手牌比平常多才付得起：{ $leaves }
paid-with-help-not-always = { $cards } 要有折扣，或手牌比平常多才付得起：{ $leaves }；{ $seats }的游戏里永远付不起
never-paid = { $cards } 永远付不起：{ $leaves }
never-paid-with-discounts = { $cards } 永远付不起：{ $leaves }，折扣最多再减 { $less }
idle-cost-of-half = { $card }：半面 { $half } 写了费用，但 cost_per_half（T3）没有开
idle-cost-of-card = { $card }：两个半面都写了自己的费用（T3），没有人会看整张牌的费用
equal-halves = { $card }：两个半面相同：把牌转过来只会对调左右两边
equal-halves-and-edges = { $card }：两个半面相同：把牌转过来没有任何差别
worse-half = { $card }：半面 { $worse } 从不比半面 { $better } 好，有时还更差

## 劫掠、入侵与大使
no-raids = 套装里没有劫掠或入侵卡：每回合的第 3 步总是跳过
no-ambassadors = 套装里没有大使卡：每回合的第 4 步总是跳过，受到攻击也无法解除
never-sent = { $cards } 永远派不出去：{ $why }
never-played = { $card } 永远打不出来：{ $why }
equal-modes = { $card }：两种效果相同，没有选择可言
different-modes = ability 和 symbols，或只写其中一个
idle-mode = { $card }：让能力失效没有意义：牌打出之后，没有能力还会作用
equal-ends = { $card }：两端都是 { $civilisation }，没有选择可言
idle-copies = 每张大使卡会让一次攻击退出游戏：劫掠 { $raids } 张，大使 { $ambassadors } 张，其中 { $over } 张永远派不出去
why-no-raids = 套装里没有劫掠或入侵卡
why-one-round-no-attack = 游戏只有一轮，对手的牌列有牌时，最后一个回合已经过了
why-no-raid-paid = 套装里没有一张劫掠或入侵卡付得起
why-all-protected = 每张牌都有保护
why-no-ambassadors = 套装里没有大使卡

## 家园卡与秘密任务
one-mission = 每张家园卡的任务都相同：没有人有秘密
one-symbol = 每张家园卡的主要符号都是 { $symbol }：没有人因此占优势
unreachable-mission = { $card }：任务永远无法达成：{ $why }
unreachable-mission-with = { $card }：{ $seats }时，任务永远无法达成：{ $why }
mission-needs-ambassadors = { $card }：任务要靠大使才能达成，而大使只能在对手攻击之后派出
mission-takes-all = { $card }：{ $row } 张牌的牌列要全力配合，才能达成任务
why-few-symbols = { $row } 张牌的牌列，同一种符号最多 { $most } 个
why-few-civilisations = 套装里只有 { $civilisations } 种文明
why-few-civilisations-in-row = { $row } 张牌的牌列最多有 { $most } 种文明
why-no-timing = 套装里没有 { $timings } 类的能力
why-short-row = 牌列只有 { $row } 张牌
why-few-timings = 只有 { $cards } 张牌能有 { $timings } 类的生效能力
why-few-seams = { $row } 张牌的牌列只有 { $seams } 处接缝
why-few-busy-edges = 有 { $routes } 条以上贸易路线的边太少
why-few-busy-seams = 最多 { $seams } 处接缝能有 { $routes } 条以上的贸易路线
always-met = { $card }：任务总是达成：依 T18，光是主要符号就算 { $worth } 个
nearly-met = { $card }：依 T18，主要符号算 { $worth } 个：再有一个符号就达成任务
easy-seams = { $card }：每处接缝都有 { $routes } 条贸易路线：任何 { $cards } 张牌都能达成任务
easy-civilisations = { $card }：任何一张牌都有 { $civilisations } 种文明：一张牌的牌列就达成任务

## 牌库与人数
wrong-players = 这个游戏适合 2 到 4 位玩家
idle-rounds = rules：套装不供 { $players } 位玩家玩，这个人数的轮数用不到
one-round = rules：{ $players } 位玩家只玩一轮：牌列里的牌不会相接，也没有人会受攻击
too-few-homeworlds = { $players } 位玩家需要同样张数的家园卡；套装里只有 { $held } 张
too-few-cards = { $players } 份 { $hand } 张的手牌需要 { $needed } 张牌；牌库只有 { $held } 张
no-empire-cards = 套装里没有帝国卡：谁也排不出牌列
rows-need = { $seats } 列各 { $row } 张，需要 { $needed } 张帝国卡；只有 { $held } 张
rows-and-hands-need = { $seats } 列各 { $row } 张，加上每人 { $hand } 张手牌，需要 { $needed } 张牌；只有 { $held } 张
rows-take = { $seats } 列各 { $row } 张，至少用掉 { $needed } 张牌，而牌库不会重新洗牌（T7）；只有 { $held } 张
rows-take-with-rebirth = { $seats } 列各 { $row } 张，至少用掉 { $needed } 张牌，而牌库只有靠 rebirth 才会重新洗牌（T7）；只有 { $held } 张
missing-civilisation = 没有帝国卡有文明 { $civilisation } 的符号
lone-civilisation = 只有 { $card } 有 { $civilisation }：谁打出它，谁就独占这种文明

## 开关
idle-exchange = rules：没有人能换 { $cards } 张牌：手牌只有 { $most } 张
odd-switches = rules：empire_play 是 mandatory，voluntary_new_hand 却让打得出牌的玩家可以不打（T9）
why-no-word = 套装里没有牌有 { $word }
why-fewer-than-two = 套装里有 { $word } 的牌只有 { $cards } 张
why-no-wormholes = 没有牌的边是虫洞
why-no-other-wormholes = 没有其他牌的边是虫洞
why-no-routes-counted = 没有能力或任务要数贸易路线
why-no-cost-of-half = 没有半面写自己的费用
why-one-rival = 两位玩家各只有一名对手
why-one-raid = 套装里只有一张劫掠或入侵卡
why-no-symbols-off = 没有劫掠或入侵卡让符号失效
why-no-points-off = 没有牌有分数可以失效
why-no-two-neighbours = { $row } 张牌的牌列里，没有牌左右都有邻牌
why-not-between = 没有牌能夹在两张有虫洞的牌之间
why-one-card-taken = 没有能力会从手中取走一张以上的牌
why-no-hand-grows = 没有能力拿到的牌比它自己的费用还多，手牌不会超过上限
why-no-symbols-counted = 没有任务要数符号
why-row-of-one = 牌列只有一张牌

## 能力
idle-ability = { $cards }：能力 { $word } 永远没有作用：{ $why }
threat-to-whole-hand = { $cards }：{ $word } 取走整手 { $hand } 张牌：没有选择可言
why-one-round = 游戏只有一轮，还来不及作用就结束了
why-no-neighbours = 一张牌的牌列没有邻牌
why-nothing-to-double = 这个半面没有分数可以加倍
why-few-routes = 它需要 { $routes } 条贸易路线，而相邻的最多 { $most } 条
why-no-dearer-card = 其他牌的费用都不超过 1，而折扣最低只降到 1
why-hands-too-small = 它要 { $cards } 张牌，手牌最多 { $most } 张，而 short_hand（T14）是 no_effect
idle-amount = { $cards }：{ $word } 写 { $amount }，效果不比 { $most } 多：{ $because }
cap-hand = 对手的手牌最多就这么多
cap-raids = 套装里的劫掠与入侵卡就这么多
cap-price = 最高的费用降到 1 也就减这么多
loss-beyond-cards = { $card }：{ $word } 要从 { $cards } 张牌里弃 { $discard } 张
loss-of-all = { $card }：{ $word } 把交出的牌全部弃掉：没有选择，也没有可以归还的
locked-out = { $card }：{ $word } 是 { $amount } 时，下一位玩家一张牌也付不起

## 与原版相差很远
far-out = { $place }：{ $field } 是 { $value }，与原版的 { $usual } 相差很远
far-out-ability = { $card }：{ $word } 的 { $field } 是 { $value }，与原版的 { $usual } 相差很远
far-out-rounds = rules：{ $players } 位玩家玩 { $value } 轮，与原版的 { $usual } 轮相差很远
worth-too-much = { $card }：半面 { $half } 的分数与符号共值 { $worth }，费用 { $cost }；原版里这个费用最多 { $most }
worth-too-little = { $card }：半面 { $half } 的分数与符号共值 { $worth }，费用 { $cost }；原版里这个费用至少 { $least }
three-of-one = { $card }：半面 { $half } 有三个相同文明的符号；原版没有半面超过一个
many-raids = 劫掠 { $raids } 张，帝国卡 { $empires } 张；原版是 5 张与 42 张
all-free = 每张帝国卡都免费：没有人需要付牌
all-pointless = 没有一张帝国卡有分数：胜负只看任务与文明的多数
twin-homeworld = { $card } 的任务与符号和 { $other } 相同：两位玩家会要一样的东西
symbol-twice = { $card }：半面 { $half } 有两个 { $symbol } 符号，会算两次
