# 骰越银河的检查结果。用词与印在纸上的相同（content/roll/text）。
from-to = { $least } 到 { $most }
at-least = 至少 { $least }

## 盒中物
wrong-players = 这个游戏适合 2 到 5 位玩家
too-few-factions = { $players } 位玩家需要 { $players } 个派系，套装里只有 { $held } 个
too-few-homes = { $players } 位玩家需要 { $players } 个母星，套装里只有 { $held } 个
too-few-tiles = { $players } 位玩家开始时要抽 { $needed } 片板块，袋里只有 { $held } 片
small-bag = 袋里的 { $tiles } 片板块可能用完，还没有人的版图有 { $tableau } 片
phase-tiles = { $phase } 的阶段板块必须恰好一片，套装里有 { $held } 片
too-few-parts = { $players } 位玩家各需要一个 { $kind }，套装里只有 { $held } 个
odd-colour = { $part } 是 { $colour }，但是没有 { $colour } 的 { $others }
spare-part = 一位玩家只需要一个 { $colour } 的 { $kind }，套装里不只一个
too-few-colours = { $players } 位玩家的东西各要同一种颜色，只有 { $complete } 种颜色齐全
too-few-things = { $players } 位玩家需要 { $needed } 个 { $kind }，parts 清单里只有 { $held } 个
too-few-chips = { $players } 位玩家需要 { $needed } 分的筹码，套装里只有 { $held } 分
no-reserve = { $players } 位玩家的筹码池用掉所有筹码，没有剩下的放在一旁
idle-chip = { $chip } 值 { $value } 分，比一局所有筹码的 { $needed } 分还多
no-change = 没有 1 分的筹码，大多数分数付不出来
little-change = { $players } 位玩家可能同时需要 { $needed } 个 { $value } 分的筹码，套装里只有 { $held } 个

## 骰子
wrong-sides = { $die } 有 { $sides } 面，骰子应该是六面
six-in-all = 加起来是 6 的数
same-sides = { $die } 总是掷出 { $side }，不用掷也知道
unshown-phase = 玩家能有的骰子都掷不出 { $phase }，也没有任意面
twin-colour = { $die } 和 { $other } 都是 { $colour } 骰子
no-home-dice = 套装里没有 home 骰子，而大家开始时都要用
missing-die = { $face } 给 { $colour } 骰子，套装里却没有
too-few-home-dice = { $players } 位玩家开始时要 { $needed } 颗 home 骰子，套装里只有 { $held } 颗
few-dice-at-start = 派系与母星可以给 { $players } 位玩家 { $needed } 颗 { $colour } 骰子，套装里只有 { $held } 颗
few-dice-in-all = 所有板块合起来可以给 { $needed } 颗 { $colour } 骰子，套装里只有 { $held } 颗
idle-dice = 没有板块给 { $colour } 骰子，{ $dice } 颗全都留在公共区
spare-dice = { $die } 大部分留在公共区；所有板块合起来只给 { $given } 颗
idle-match = { $die } 配 { $colour } 星球，套装里却没有
odd-match = { $die } 不配自己颜色的星球
same-match = 每颗骰子都配每颗星球，每次消费都得到相配的分数
unmatched-colour = 没有骰子配 { $colour } 星球，消费那里的货品永远不会多得

## 立即得到的东西
no-room-on-development = { $face } 是建设，放不了货品
no-room-on-grey-world = { $face } 是灰色星球，放不了货品
no-room = { $face } 得到 { $goods } 个货品，而这个套装的星球最多放 { $most } 个
little-room = { $face } 得到 { $goods } 个货品：没有多放的能力，除了第一个都会失去
twin-gain = { $face } 把同样的东西写了两次，写一次就好
two-starts = { $face } 和 { $other } 都设置开始的信用，只算较多的一个

## 板块
blank-face = { $face } 除了费用的分数，什么都不做
unbuildable-tile = { $face } 需要 { $workers } 个工人，而谁也不可能有超过 { $dice } 颗骰子
dominated-face = { $face } 和 { $other } 费用相同，却只做得到其中一部分
weaker-face = { $face } 和 { $other } 费用相同，做一样的事，却比较少
outdoing-face = { $face } 做得到同样费用的另外 { $others } 片板块做的事，而且更多
twin-face = { $face } 和 { $other } 做完全相同的事，费用也相同

## 最后的计分
idle-bonus = { $face } 计分要数的是{ $what }
cheap-bonus = { $face } 费用 { $cost } 就有最后计分；其他这样的建设费用都是 { $usual }
same-bonus = { $face } 每一局得分都一样；{ $why }

## 能力
idle-power = { $face } 针对的是{ $what }
named-twice = { $face } 在同一个清单里把 { $names } 写了两次
twin-power = { $face } 同样的能力写了两次
outdone-power = { $face } 有更好的同类能力，只算那一个

## 能力给多少
beyond-cap = { $face } 给 { $credits } 信用，而信用上限是 { $cap }
beyond-cap-with-trade = { $face } 在交易本身的 { $sold } 之外再给 { $credits } 信用，而信用上限是 { $cap }
idle-for-goods = { $face } 和货品有关，而套装里没有星球放得了货品

## 调派与指令

## 与原版游戏相差很远
far-copies = 套装里有 { $copies } 片 { $piece }；原版游戏每种只有一片
far-word = { $face } 远远超出原版游戏的任何板块：{ $word }
far-face = { $face } 做的远远超过原版游戏费用 { $cost } 的任何板块
far-start = { $face } 值 { $points } 分，而没有人需要建造它
far-cost = { $face } 费用 { $cost }；原版游戏最贵的板块费用 { $most }
costs-nothing = { $face } 没有费用：它的阶段一进行就完成
far-switch = { $switch } 与原版游戏的 { $usual } 相差很远
far-price = { $kind } 货品的价格与原版游戏的 { $usual } 相差很远

## 开关
too-many-credits = rules：信用上限是 { $cap }，没有人能以 { $credits } 信用开始
full-at-start = 大家一开始就有上限的信用
stock-beyond-cap = 探索者储备得 { $credits } 信用，而信用上限是 { $cap }
missing-price = rules：trade_price 没有写 { $kinds } 货品
price-beyond-cap = { $kind } 货品交易得 { $price } 信用，而信用上限是 { $cap }
no-price = { $kind } 货品交易什么也得不到
idle-price = { $kind } 货品有价格，而套装里没有星球放得了
odd-prices = rules：novelty 货品最便宜，然后是 rare、genes、alien；trade_price 却不是这样
same-prices = 每种货品交易得的都一样，交易时星球的颜色没有意义
stock-beats-trade = 探索者储备得的不比交易任何货品少，用不着货品
no-goods = 套装里没有星球放得了货品，没有人生产、交易或消费
no-points = 消费货品不得分，不论配什么
no-points-without-match = 两颗骰子都不配时，消费货品不得分
no-points-for-match = 相配不得分，运送时骰子的颜色没有意义
idle-match-points = 相配可以得分，而没有骰子配套装里的任何星球
nobody-dictates = 指令要 { $needed } 颗骰子，而谁也不会有超过 { $most } 颗：永远没有人能用
no-dictates = 不是人人都能指令，而规则让每位玩家每回合用一次：掷出用不上的骰面，就没有别的办法
too-many-dictates = 只有 { $dice } 颗骰子，没有人能在一回合里用 { $times } 次指令
few-dice = 指令要 { $needed } 颗骰子，而开始时只有 { $dice } 颗：没有人能用
no-end = 游戏永远不会结束：版图不可能有 { $tiles } 片板块，也没有人得到筹码的分
end-out-of-reach = 结束游戏要 { $tiles } 片板块，而版图最多只有 { $most } 片
idle-chips = 没有人能得到筹码的分，筹码池不会用完
why-not-for-two = 这个套装不供两位玩家玩
why-home-dice-wild = home 骰子只有任意面
why-no-dictates = 没有人能用指令
why-no-dice-bonus = 没有板块因骰子计分
why-no-wild-sides = 没有骰子有任意面
why-no-goods = 没有星球放得了货品
why-ten-left = 其他的筹码正好是十分
