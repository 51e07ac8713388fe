# 银河卡车的检查结果。
about = 大约 { $number }
at-least = 至少 { $number }
at-most = 最多 { $number }
below = 低于 { $number }
enough = { $number } 个就够
from-to = { $least } 到 { $most }
or-less = { $number } 或以下
or-more = { $number } 或以上
up-to = 最多 { $number }

## 玩家、轨道与时间
wrong-players = 这个游戏适合 { $least } 到 { $most } 位玩家
teams-of-four = rules：teams 需要四位玩家
idle-teams = rules：少于 { $players } 位玩家时，teams 没有作用
twin-rounds = rules：rounds 把同一回合玩了两次
odd-rounds = rules：rounds 先玩了后面的回合
no-flight-board = 套装里没有飞行图板
second-flight-board = { $board }：第二块飞行图板永远用不到
one-flight-board = { $board }：飞行图板只用一块
shared-start = { $board }：第 { $round } 回合时，{ $players } 位玩家的火箭会从同一格出发
short-track = { $board }：轨道太短，领先者很快就超前别人一圈，别人只好退出
long-track = { $board }：轨道太长，永远没有人被超前一圈
late-finish = rules：第 { $rounds } 回合没有人能在沙漏流完前完工：finish_from 要的组件比来得及建的还多
short-time = rules：action_points 不够把第 { $rounds } 回合的图板填满
long-time = rules：action_points 远多于填满图板所需

## 组件
tile-connector-on-exhaust = { $tile } 的后侧是喷口，却有接口：那里永远不能有组件
tile-connector-on-muzzle = { $tile } 的前侧是炮口，却有接口：那里永远不能有组件
tile-shield-sides = { $tile } 是护盾，保护的却不是相邻的两侧
tile-start-cabin-sides = { $tile } 是起始舱，四侧都必须是万能接口
unjoinable-tile = { $tile } 没有接口：永远接不上飞船
one-connector = 至少一个接口
dead-end = { $tile } 是只有一个接口的结构组件：本身没有作用，也接不起别的组件
two-connectors = 至少两个接口
unmatched-connector = { $tile }：没有别的组件接得上它 { $side } 侧的 { $connector } 接口
twin-start-cabin = { $tile }：{ $colour } 的起始舱不止一个；颜色表示是谁的船
too-few-start-cabins = { $players } 位玩家各需要一个起始舱；套装里只有 { $cabins } 个
no-batteries = { $tile } 要用电池，套装里却没有组件能装电池
unasked-batteries = { $tile }：套装里没有东西要用电池
no-cabin-for-aliens = { $tile }：套装里没有外星人能住的乘员舱
no-such-alien = { $tile }：套装里没有 { $colour } 外星人
homeless-alien = { $token }：套装里没有 { $colour } 外星人的维生舱

## 组件的用处
no-use-for-engines = { $tile }：引擎没有用处：没有开阔太空，也没有战斗区域比推进力
no-use-for-cannons = { $tile }：大炮没有用处：没有敌人、没有大陨石，也没有战斗区域比火力
no-use-for-shields = { $tile }：护盾没有用处：没有小陨石，也没有小炮火
no-use-for-cabins = { $tile }：乘员舱没有用处：没有卡片要船员
no-use-for-holds = { $tile }：货舱没有用处：没有卡片给货物
no-use-for-brown = { $tile }：棕色外星人没有用处：没有东西看推进力
no-use-for-purple = { $tile }：紫色外星人没有用处：没有东西比火力
special-holds = { $tile }：特殊货舱并不比货舱好：没有卡片给红色货物
few-for-all-engines = { $tile }：引擎不够 { $players } 位玩家用：不是每艘船都能有
few-for-all-cannons = { $tile }：大炮不够 { $players } 位玩家用：不是每艘船都能有
few-for-all-shields = { $tile }：护盾不够 { $players } 位玩家用：不是每艘船都能有
few-for-all-cabins = { $tile }：乘员舱不够 { $players } 位玩家用：不是每艘船都能有
few-for-all-holds = { $tile }：货舱不够 { $players } 位玩家用：不是每艘船都能有
few-for-all-batteries = { $tile }：电池组不够 { $players } 位玩家用：不是每艘船都能有
lacking-open-space = 第 { $rounds } 回合的飞行没有开阔太空：没有卡片让船前进，引擎几乎没用
lacking-enemies = 第 { $rounds } 回合的飞行没有敌人：火力几乎没用
lacking-meteors = 第 { $rounds } 回合的飞行没有陨石：外露的接口、护盾与大炮几乎无关紧要
lacking-goods = 第 { $rounds } 回合的飞行没有货物：货舱没有用处

## 飞船图板
twin-board = { $piece }：另有一面飞船图板也叫 { $board }
broken-columns = { $piece }：图板 { $board } 第一列的号码比最后一列大
broken-rows = { $piece }：图板 { $board } 的行号不是一个接一个
outside-numbers = { $piece }：图板 { $board } 的第 { $row } 行有一格在印出的列号之外
twin-cell = { $piece }：图板 { $board } 的第 { $row } 行把第 { $column } 列写了两次
start-off-board = { $piece }：图板 { $board } 的起始舱不在格子上
unreachable-cell = { $piece }：从起始舱到不了图板 { $board } 第 { $column } 列、第 { $row } 行的格子
no-room-beside = { $piece }：图板 { $board } 的起始舱旁没有格子：一片组件也建不了
no-room-for-engine = { $piece }：图板 { $board } 放不了引擎：每一格后面的那一格都不能空着
no-room-for-ship = { $piece }：图板 { $board } 的格子太少：起始舱、引擎、大炮、电池组、乘员舱与货舱不能同时放下
cells = { $cells } 格
cells-or-more = { $cells } 格或以上
free-loss = { $piece }：在图板 { $board } 上损失组件不用付钱，因为 most_loss 是 0
idle-cap = { $piece }：图板 { $board } 的上限 most_loss 永远用不到：没有飞船会损失更多组件
below-or-none = 低于 { $number }，或不写 most_loss
missing-board = 第 { $round } 回合没有飞船图板
missing-named-board = 第 { $round } 回合没有名为 { $board } 的飞船图板
too-few-boards = { $piece }：第 { $round } 回合时，{ $players } 位玩家各需要一块图板
idle-board = { $piece }：图板 { $board } 永远用不到：第 { $round } 回合用的是图板 { $other }
unknown-third-board = { $piece }：图板 { $board } 永远用不到：third_board 只能是 { $known }
shrinking-board = { $piece }：第 { $later } 回合的图板 { $board } 比第 { $earlier } 回合的小

## 填满图板
not-looked-for = { $piece }：没有寻找能填满图板 { $board } 的合法飞船：前面 { $boards } 块图板已用完一个套装的搜索量
no-solver = { $piece }：不知道有没有合法飞船能填满图板 { $board }：没有安装 OR-Tools
more-cells-than-tiles = { $piece }：图板 { $board } 有 { $cells } 格，套装里却只有 { $tiles } 片组件
unfillable-board = { $piece }：没有合法飞船能填满图板 { $board }；找到最满的填了 { $cells } 格中的 { $most } 格
search-given-up = { $piece }：寻找能填满图板 { $board } 的合法飞船，中途放弃；找到最满的填了 { $cells } 格中的 { $most } 格

## 冒险卡的各叠
too-few-cards = 各回合共用 { $needed } 张第 { $level } 级的卡；套装里只有 { $held } 张
idle-level = 没有回合用到第 { $level } 级的卡
pile-levels = rules：第 { $round } 回合的 pile 写了 { $numbers } 个数字，而等级只有 I、II、III
three-numbers = 三个数字
missing-pile = rules：pile 没有给第 { $round } 回合任何卡
no-first-card = rules：第 { $round } 回合的各叠没有第 { $round } 级的卡，而第一张必须是这一级
high-level = rules：第 { $round } 回合发了等级更高的卡
long-pile = rules：{ $cards } 张卡会让第 { $round } 回合比基本游戏久得多
about-in-each = 每叠大约 { $number } 张
idle-star = { $card } 有星号，而学习飞行只用第 1 级的卡
level = 第 { $level } 级
starless-cards = { $card } 与其他没有星号的第 1 级卡永远不会出现：第 1 回合是学习飞行
such-cards = 这样的卡有 { $cards } 张
too-few-stars = 学习飞行用 { $needed } 张有星号的卡；套装里只有 { $held } 张
too-many-stars = 学习飞行会用上全部 { $held } 张有星号的卡，远多于各叠的 { $needed } 张

## 冒险卡
no-engines-in-space = 套装里没有引擎：每艘船遇到开阔太空都要退出
no-engines-at-once = 套装里没有引擎：每艘船立刻都要退出
unbeatable-enemy = { $card } 永远打不赢：在它出现的回合里，飞船的火力最多 { $power }
unbeatable-in-round = { $card } 在第 { $rounds } 回合打不赢：那时飞船的火力最多 { $power }
unreachable-crew = { $card } 要 { $crew } 名船员；第 { $rounds } 回合的飞船只住得下 { $room } 名
unstorable-goods = { $card }：套装里没有组件放得下 { $colour } 货物
overfull-load = { $card } 给的货物，在它出现的回合里没有飞船装得完
goods-at-most = 最多 { $goods } 个货物，其中红色 { $red } 个
no-shield-for-meteors = { $card }：套装里没有护盾能挡它的小陨石
no-shield-for-shots = { $card }：套装里没有护盾能挡它的小炮火
no-cannon-for-meteors = { $card }：套装里没有大炮能击毁它的大陨石
twin-line = { $card } 有两行都比{ $what }
idle-line = { $card } 比{ $what }，套装里却没有组件提供：受罚的永远是领先者
least-crew = 船员
least-engine_power = 推进力
least-fire_power = 火力
nothing-to-take = { $card } 要夺走货物或电池，而没有飞船装得了
no-joined-cabins = { $card }：流行疾病要有两个相接的舱，而套装里除了起始舱没有乘员舱

## 奖励与价格
worse-aliens = rules：alien_bonus 是 0，外星人就不如被取代的两名人类
missing-reward = rules：placing 给第 { $round } 回合 { $rewards } 份奖励；可能有 { $players } 位玩家抵达
idle-reward = rules：placing 给第 { $round } 回合 { $rewards } 份奖励，而最多只有 { $ships } 艘船抵达
odd-reward = rules：第 { $round } 回合的 placing 给后到的船比先到的多
no-placing = rules：第 { $round } 回合的 placing 什么也不给
equal-rewards = rules：第 { $round } 回合的 placing 每个名次都给一样多：先后没有意义
no-fewest-exposed = rules：第 { $round } 回合的 fewest_exposed 什么也不给：不必比外露的接口
falling-reward = rules：第 { $later } 回合的 { $switch } 比第 { $earlier } 回合少
worthless-goods = rules：所有货物的 goods_price 都是 0：装货没有好处
odd-prices = rules：货物以红色最贵，再来是黄、绿、蓝；goods_price 却不是这样
unsold-goods = rules：没有人买 { $colour } 货物，因为 goods_price 是 0
equal-prices = rules：{ $dearer } 与 { $cheaper } 货物卖价相同：颜色没有差别
unpaid-crew = { $card } 收走船员，什么也不给
unpaid-victory = { $card } 被打赢也什么都不给
poor-reward = { $card } 每收走一名船员给不到 1 元
no-cost = { $card } 不用损失天数：没有什么好考虑的
no-penalty = { $card } 有一行没有惩罚：损失 0 天等于没事
lone-planet = { $card } 只有一颗行星：一人降落，其他人没有选择
twin-planets = { $card } 有两颗货物相同的行星：后降落的人没有选择
unsold-planet = { $card } 有一颗行星的货物没有人买

## 标记与数量
no-help = 套装里没有放在飞行图板上的规则卡
odd-form = { $piece } 列在 { $kind } 之下，这种配件不会裁成 { $form }
unasked-colour = { $token }：套装里没有东西用到这种颜色的 { $icon }
no-colour = 没有颜色
twin-number = { $token }：有两个顺序标记都是 { $number }：分不清谁在前面
unasked-number = { $token }：没有人会拿到顺序标记 { $number }
no-timer = 套装里没有卡片写明沙漏一次多久
empty-timer = { $token }：沙漏没有时间：一次 0 秒
odd-timer = { $token }：一次 { $seconds } 秒离平常很远；基本游戏是 { $usual } 秒
no-battery-held = { $token }：套装里没有组件能装电池
unpaid-goods = { $token }：会出现的卡都不给 { $colour } 货物
short-of-battery = 所有电池组共装得下 { $needed } 节电池；套装里只有 { $held } 节
short-of-human = 所有的舱共住得下 { $needed } 名人类；套装里只有 { $held } 名
far-more-battery = 电池远多于所有电池组装得下的数量
far-more-human = 人类远多于所有的舱住得下的数量
scarce-goods = 所有货舱共放得下 { $places } 个货物；套装里只有 { $goods } 个
too-few-aliens = { $players } 位玩家各可有一名 { $colour } 外星人；套装里只有 { $held } 名
spare-aliens = { $colour } 外星人远多于玩家：每艘船只住一名
goods-at-once = { $card } 可能给 { $goods } 个 { $colour } 货物；套装里只有 { $held } 个
goods-in-turn = { $card } 可能给 { $goods } 个 { $colour } 货物，因为敌人被击退后仍继续往后；套装里只有 { $held } 个
no-number-tile = { $players } 位玩家还缺顺序标记 { $numbers }
too-few-rockets = { $tile }：{ $colour } 玩家需要 { $rockets } 支这种颜色的火箭
spare-rockets = { $token }：每位玩家只需要 { $rockets } 支火箭
number-of-dice = 游戏要用 { $dice } 颗骰子
no-tiles = 套装里除了起始舱没有别的组件：什么也建不了
too-few-tiles = 第 { $round } 回合的 { $players } 艘船共有 { $cells } 格可建；套装里只有 { $tiles } 片组件

## 钱
worthless-note = { $note }：没有面额的宇宙币什么也付不了
twin-note = { $note }：与 { $other } 面额相同：一种就够了
no-notes = 套装里没有宇宙币可以付钱
no-change = { $note }：低于 { $value } 元的零钱不够 { $players } 位玩家用，每人手上可能有 { $most } 元
credits-in-smaller-notes = 较小面额共 { $credits } 元
scarce-money = 套装的宇宙币比 { $players } 位玩家可能赚的还少：奖励 { $rewards } 元、冒险卡 { $cards } 元、货物 { $goods } 元
credits-in-notes = 宇宙币共 { $credits } 元
other-value = { $token } 在 { $language } 的名称写 { $printed }，值却是 { $value }
price-printed = { $token } 上印着 { $printed }；按 goods_price，{ $colour } 货物卖 { $price } 元

## 开关
round-not-played = 不玩第 { $round } 回合
no-swap = 两人一队才会交换飞船，而且只在第 2 与第 3 回合
same-gap = 第 1 回合两种方式都隔一格
no-split = 没有东西会使飞船断开
no-fault = 有 strict_build 时，飞船不会有错
no-alien-aboard = 外星人永远上不了船
no-rear-meteor = 会出现的卡都没有从后方来的大陨石
no-enemy = 不会出现敌人
no-enemy-leaves = 不会出现敌人，或按 beaten_enemy 敌人本来就会继续往后
no-epidemic = 不会出现流行疾病
no-sabotage = 不会出现破坏行动
no-zone-or-sabotage = 不会出现战斗区域，也不会出现破坏行动
no-pirates = 不会出现宇宙海盗
no-shielding = 没有护盾，或没有小陨石与小炮火要挡
fewest-exposed-unpaid = fewest_exposed 什么也不给
even-prices = 所有货物的价格都是偶数
nothing-costs = 没有东西要付钱
every-board-capped = 用到的图板都有 most_loss，也就都有放损失组件的方框
no-alien-home = 套装里没有外星人同时有维生舱与乘员舱可用
idle-alien = rules：first_alien_round 在最后一回合之后：外星人永远上不了船

## 离平常很远
far-beyond = { $card } 的数字远远超出基本游戏第 { $level } 级的{ $event }：{ $what }
far-below = { $card } 的数字远远低于基本游戏第 { $level } 级的{ $event }：{ $what }
worth-of-goods = 货物的价值
worth-of-best-planet = 最好的行星
event-slavers = 奴隶贩子
event-smugglers = 走私贩子
event-pirates = 宇宙海盗
event-abandoned_ship = 废弃飞船
event-abandoned_station = 废弃空间站
event-planets = 发现行星
event-meteor_swarm = 陨石群
event-combat_zone = 战斗区域
event-sabotage = 破坏行动
many-copies = { $piece }：份数远多于基本游戏，那里每种只有一份
spare-boards = { $piece }：份数比玩家多：最多用 { $most } 份
far-reward = rules：第 { $round } 回合的 { $switch } 远远超出平常
far-price = rules：{ $colour } 货物的 goods_price 远远超出平常
far-switch = rules：{ $switch } 远远超出平常
far-reserve = { $piece }：图板 { $board } 可以留下的备用组件远多于平常
far-loss = { $piece }：在图板 { $board } 上损失组件，要付的比第 { $round } 回合平常的多得多
no-cabin-joins = { $tile }：它的接头接不上任何乘员舱，外星人永远无法登船
no-holds = 套装里没有组件放得下货物，{ $cards } 却会给货物
