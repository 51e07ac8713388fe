# 蒸汽时代的检查结果。
at-least = 至少 { $number }
up-to = 最多 { $number }
more-than = 多于 { $number }
less-than = 少于 { $number }
or-more = { $number } 或以上
from-to = { $least } 到 { $most }
at-least-at-the-start = 起始资金至少 { $number } 元
first-hexes = { $hexes }……

## 玩家与回合
wrong-players = 游戏的颜色只够 { $most } 位玩家用
lone-player = 只剩一位玩家时游戏就结束：一个人只能玩一回合
from-two-players = 2 位玩家以上
missing-rounds = rules：rounds 没有写 { $seats } 位玩家要玩几回合
rounds-of-each = 每种人数各玩几回合

## 地图
wrong-maps = 一个套装有一张地图，这里有 { $maps } 张
twin-hex = 地图上有两个 { $hex }，第一个写在 { $field } 里
off-grid = { $hex } 这一格不与地图的其他格子相连
land-apart = 这些陆地与 { $city } 隔开了：{ $hexes }
hexes = { $count } 格
closed-city = 铁轨无法离开 { $city }：四周没有陆地
cut-off-city = 铁轨无法把 { $city } 连到别的城市
cities-touch = { $city } 与 { $other } 相邻：两者之间铺不了铁轨
twin-river-edge = { $hex } 的河流从同一条边流过两次
broken-river = { $hex } 的河流没有越过第 { $edge } 条边流进 { $ahead }
missing-translation = { $hex } 这一格没有 { $language } 的名称
name-in-each-language = 套装的每种语言各一个名称
twin-title = { $hex } 与 { $other } 的 { $language } 名称都是“{ $name }”

## 陆地
hole = 地图中有洞：少了 { $hexes } 格，四周却都有格子
lake-or-land = 湖泊或陆地
notch = { $hex } 没有格子，四周却有 { $neighbours } 格以上在地图上
few-starts = { $players } 位玩家都要从城市旁起步，那里的陆地只有 { $hexes } 格
narrow-city = 铁轨只能从一侧离开 { $city }，经过 { $hex }
town-touches = { $town } 与 { $stop } 相邻：放上新城市后，两者之间铺不了铁轨
dead-river = { $hex } 的河流铺不了铁轨：相邻的 { $edges } 格中，陆地不到 { $least } 格
dead-mountain = { $hex } 的山地铺不了铁轨：相邻的 { $edges } 格中，陆地不到 { $least } 格

## 路段
short-engine = 引擎到 { $engine } 级为止，而地图上的城市之间至少隔着 { $links } 个路段
far-city = { $city } 离最近的城市有 { $links } 个路段，引擎到 { $engine } 级为止
spare-engine = 引擎到 { $engine } 级为止，而这张地图上的运送最多经过 { $links } 个路段
unjoinable-cities = 不论每种板块有多少块，都无法把这些城市连到别的城市：{ $cities }
few-for-network = 要连起所有城市至少需要 { $needed } 块板块，套装里只有 { $held } 块
network-given-up = 没有找到用套装的板块连起所有城市的铺法，但也许还是有：搜索 { $steps } 步后放弃；没有连到的是：{ $cities }
network-not-found = 没有找到用套装的板块连起所有城市的铺法，但也许还是有：试过的铺法都用完了板块；没有连到的是：{ $cities }
tiles-laid = 铺了 { $tiles } 块板块

## 城市
no-city-for-colour = 没有城市接收 { $colour } 方块，套装里却有 { $cubes } 个
only-new-cities = 只有新城市接收 { $colour } 方块，而新城市上不了地图
scarce-colour = 有 { $cities } 座城市接收 { $colour } 方块，套装里只有 { $cubes } 个
idle-colour = { $city } 接收 { $colour } 方块，套装里却一个也没有
twin-number = { $city } 与 { $other } 都是 { $group } 底色的 { $number }
idle-group = 没有城市用 { $group } 底色的数字：{ $group } 骰子掷了也没用
idle-number = 没有城市用 { $group } 底色的 { $numbers }：骰子掷到时不会有货物成长
idle-numbers = 没有城市用 { $group } 底色的 { $numbers }：骰子掷到时不会有货物成长
spare-new-cities = 套装里有 { $cities } 座新城市，地图上只有 { $towns } 个村镇可放
twin-city = 新城市 { $city } 有 { $count } 座；每座新城市只能有一座
too-few-cubes = 货物行动图板与城市开始时需要 { $needed } 个方块，套装里只有 { $cubes } 个
empty-bag = 开始时布袋里一个方块也不剩，“增加生产”没有方块可抽
no-goods = 开始时城市都没有方块：第一回合不能运送货物

## 铁轨板块
no-simple-track = 套装里没有单线板块，而每位玩家的第一块板块必须是单线
land-or-town = { $tile } 兼有 tracks 与 stubs；一块板块只能用在空地或村镇其中一种
blank-tile = { $tile } 什么都不连接
looped-track = { $tile } 有一条铁轨的两端都在第 { $edge } 条边
shared-edge = { $tile } 的两条铁轨都用了第 { $edge } 条边
twin-stubs = { $tile } 的同一条边有两段铁轨
twin-tile = { $tile } 转过来就是 { $other }；请改为增加其中一项的 count
no-towns = 地图上没有村镇，而这些只能放在村镇上：{ $pieces }
town-markers = 村镇标记
spare-tiles = 套装里有 { $count } 块 { $tile }，地图上只有 { $towns } 个村镇可放
no-town-track = 地图上有村镇，套装里却没有村镇板块，也没有村镇标记
no-markers = 套装里没有村镇标记：{ $towns } 个村镇上只能放那 { $tiles } 块村镇板块
few-markers = 地图上有 { $towns } 个村镇，套装里有 { $tiles } 块村镇板块与 { $markers } 个标记：不能同时都有铁轨
few-simple-tiles = { $players } 位玩家各从一块单线板块开始，套装里只有 { $tiles } 块
few-tiles = { $players } 位玩家第一回合可铺设 { $needed } 块板块，套装里只有 { $tiles } 块
never-laid = { $tile } 永远铺不下去：不能铺在空格，也没有板块能更换成它
fits-no-town = { $tile } 不管放在地图上哪个村镇，都有铁轨通往湖泊或地图之外
fits-no-hex = { $tile } 不管放在地图上哪一格，都有铁轨通往湖泊或地图之外

## 图板与小配件
wrong-goods-boards = 一个套装有一张货物行动图板，这里有 { $boards } 张
wrong-income-boards = 一个套装有一张收入记录图板，这里有 { $boards } 张
shares-end-early = { $board }：股数从 { $first } 开始，却到 { $last } 为止
short-order = { $board } 只有 { $places } 位玩家的顺序位置，套装最多 { $players } 人玩
rounds-counted = { $board } 有 { $counted } 个回合，规则最多玩 { $played } 回合
no-shares = { $board }：股数的起点就是终点 { $last }：谁也不能发行股票
few-shares = { $board }：每人整局只能发行 { $shares } 股
fixed-engine = { $board }：引擎从 1 级开始也到 1 级为止：谁也不能提升引擎
steps-beyond = { $board } 的收入到 { $income } 为止，有 { $steps } 级下调在这之后
no-step-reached = { $board } 的收入到 { $income } 为止，第一级下调却从 { $first } 开始
colours-of-discs = { $players } 位玩家需要同样多种颜色的圆片，套装里只有 { $colours } 种
colours-of-trains = { $players } 位玩家需要同样多种颜色的火车，套装里只有 { $colours } 种
few-of-discs = 每位玩家需要 { $needed } 个圆片，{ $colour } 的只有 { $held } 个
few-of-trains = 每位玩家需要 { $needed } 辆火车，{ $colour } 的只有 { $held } 辆
pairs-of-colours = { $players } 位玩家各需要一种颜色的圆片与火车；只有 { $both } 种颜色两者都有（{ $lone } 只有其一）
unpaired-disc = 没有人能用 { $colour }：套装里有 { $piece }，却没有这种颜色的火车
unpaired-train = 没有人能用 { $colour }：套装里有 { $piece }，却没有这种颜色的圆片
spare-discs = 每位玩家只用得到 { $needed } 个圆片，{ $colour } 的有 { $held } 个
unequal-trains = { $colour } 的火车有 { $held } 辆，别的颜色有 { $most } 辆；大家都只能用 { $held } 辆
spare-copies = { $piece } 有 { $count } 份；大家只用一份
no-dice = 套装里没有骰子，货物成长却要掷骰
too-few-dice = 货物成长时 { $players } 位玩家各掷一颗骰子，套装里只有 { $dice } 颗
spare-dice = 套装里有 { $dice } 颗骰子，同时最多只掷 { $needed } 颗
spare-markers = 套装里有 { $markers } 个村镇标记，地图上只有 { $towns } 个村镇可放
no-round-marker = 套装里没有回合标记
spare-round-markers = 套装里有 { $markers } 个回合标记，只用得到一个
twin-piece = { $piece } 与 { $other } 相同；请改为增加其中一项的 count

## 行动
too-few-actions = { $players } 位玩家各选一个行动，{ $board } 只有 { $actions } 个
last-action = { $board } 有 { $actions } 个行动给 { $players } 位玩家选：最后一位没得选
twin-action = { $board } 有两个“{ $action }”行动
twin-action-of-one = { $board } 有两个“{ $action }”行动；选了它的玩家中，只有顺序最前的一位得到好处
idle-new-cities = 没有行动能把 { $cities } 座新城市放上地图：{ $board } 缺少“urbanization”
no-production = 没有行动能补满货物行动图板：{ $board } 缺少“production”
idle-action = { $board } 的“{ $action }”行动{ $reason }
nothing-alone = 对独自一人的玩家没有作用
fewer-tile-actions = 让人有 { $tiles } 次板块动作，比每个人都有的 { $plain } 次还少
same-tile-actions = 让人有 { $plain } 次板块动作，和每个人一样
engines-at-their-end = 提升引擎，而引擎最高只到 1 级
levels-above-room = 提升 { $levels } 级，引擎却只能再提升 { $room } 级
no-city-to-put = 没有新城市可以放上地图
no-town-to-put-on = 没有村镇可以放新城市
cities-above-room = 在地图上放 { $cities } 座新城市，却只放得下 { $room } 座
late-cities = 在 { $rounds } 个回合里，{ $cities } 座新城市最多只能放上 { $most } 座
only-round = 在唯一的一回合补货，而那之前没有空格
cubes-above-room = 抽 { $cubes } 个方块，货物行动图板却只有 { $spaces } 格
only-auction = 用在下次喊价，而游戏只有一回合

## 钱
too-little-money = { $players } 位玩家的起始资金共 { $needed } 元，纸币总共只有 { $total } 元
no-start-money = 这些纸币无法让 { $players } 位玩家各拿到 { $cash } 元的起始资金
notes-of = { $value } 元 { $count } 张
tight-money = { $players } 位玩家第一回合各发行 { $shares } 股，手上共有 { $needed } 元，纸币总共只有 { $total } 元
no-change = 没有 1 元纸币，大多数金额付不出来
little-change = 要让 { $players } 位玩家都凑得出低于 { $below } 元的任何金额，需要 { $needed } 张 1 元纸币，套装里只有 { $held } 张
no-start = 谁也铺不了铁轨：最便宜的第一块板块要 { $price } 元，起始资金加上所有股票只有 { $most } 元
late-start = 第一回合谁也铺不了铁轨：最便宜的第一块板块要 { $price } 元，每人最多只有 { $most } 元
bankrupt-start = 除非运送货物，第一回合后大家都会破产：支付股数与引擎至少还差 { $missing } 元

## 开关
idle-terrain = rules：place：{ $terrain } 没有作用：地图上没有 { $terrain }
no-crossing-tile = 套装里没有交叉双线板块
no-parallel-tile = 套装里没有平行双线板块
no-double-tile = 套装里没有交叉或平行双线板块
no-double-placed = place_double 没有开启
no-town-on-map = 地图上没有村镇
no-city-comes = 新城市上不了地图
no-tile-redirects = 套装里没有两块板块只差一条铁轨的去向
no-share-issued = 谁也不能发行股票
most-shares-issued = 每人整局最多只能发行 { $shares } 股
one-tile-action = 没有人在一轮里有两次板块动作
no-pass-given = 没有行动让人在喊价时略过
no-display-filled = 没有行动能补满货物行动图板
no-new-column = 套装里没有新城市，每一列都属于地图上的城市
no-new-cities = 套装里没有新城市
no-other-replacement = 村镇以外，板块只能更换成交叉或平行双线
one-link = 引擎到 1 级为止，货物只能经过一个路段
no-cities-alike = 没有两座城市接收同色的方块
two-players = 两人游戏有人破产就结束
nobody-earns = income_per_link 是 0，谁也没有收入
equal-terrain = 每种地形的铺设费用都是 { $cost } 元：地形没有差别
easy-terrain = { $hard } 的铺设费用是 { $low } 元，较好走的 { $easy } 却是 { $high } 元
idle-rounds = rules：rounds 写了 { $seats } 位玩家的回合数，套装是给 { $least } 到 { $most } 人玩的
one-round = { $seats } 位玩家只玩一回合：货物成长与收入下调都没有意义
rising-rounds = { $seats } 位玩家玩 { $rounds } 回合，{ $fewer } 位却只玩 { $before } 回合
free-everywhere = 每种地形的铺设都不用钱：钱只在喊价时有用
free-terrain = { $terrain } 的铺设不用钱
free-switch = rules：{ $switch }：这一项不用付钱
no-income = 运送货物不增加任何人的收入：股数与引擎的费用只能靠发行股票支付
worthless-share = 一股拿 1 元，同一回合又付 1 元：发行没有好处
idle-step = 收入从 { $income } 起下调 { $amount }，和较低的收入一样
falling-reduction = 收入从 { $income } 起下调 { $amount }，较低的收入反而下调 { $before }
total-reduction = 收入 { $income } 下调 { $amount } 后什么都不剩
steep-reduction = 收入从 { $income } 到 { $end }，下调后都比收入 { $below } 剩得少

## 离原版很远
far-out = { $name }：{ $value }，远远超出原版游戏
no-remark = 最多 { $most } 就没有这项建议
value-of-switch = rules：{ $switch }
value-of-terrain = rules：place：{ $terrain }
value-of-reduction = 收入 { $income } 的下调
value-of-rounds = { $seats } 位玩家的回合数
value-of-count = { $piece } 的 count
value-of-field = { $piece }：{ $field }
value-of-note = { $note } 的 value
value-of-cubes = { $city } 的方块数
value-of-action = { $board }：“{ $action }”的 { $field }
weak-engine = { $board } 最多 { $links } 段：几乎所有运送都太长
fit-no-town = { $tiles } 不管放在地图上哪个村镇，都有铁轨通往湖泊或地图之外
fit-no-hex = { $tiles } 不管放在地图上哪一格，都有铁轨通往湖泊或地图之外
