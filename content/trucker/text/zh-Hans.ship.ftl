# ship check 与 ship print 如何说一艘船，以及图旁的说明。

ship-tile = { $id }（{ $name }）
ship-own-tile = 自定组件（{ $name }）
ship-at = 第{ $column }列第{ $row }行的{ $tile }
ship-at-place = { $place }的{ $tile }
ship-cell = 第{ $column }列第{ $row }行
ship-then = { $first }；{ $last }
ship-or = { $first }或{ $last }
ship-said = { $tile }：{ $what }
ship-note = { $first }，{ $last }

## 哪里不对

ship-turned = 喷口朝向{ $side }方，必须朝后
ship-unmatched = { $side }侧（{ $here }）与{ $other }的那一侧（{ $there }）不合
ship-muzzle-blocked = 炮口被{ $other }挡住
ship-muzzle-blocks = 挡住了{ $other }的炮口
ship-exhaust-blocked = 喷口被{ $other }挡住
ship-exhaust-blocks = 挡住了{ $other }的喷口
ship-fits = { $tile }改为 turn { $turns } 就合适
ship-fits-it = 改为 turn { $turns } 就合适
ship-fits-none = 在这里怎么转都不合
ship-fits-neither = 两片怎么转都不合
ship-loose-it = 因此没有接到起始舱
ship-loose = 因此有{ $count }片组件没有接到起始舱：{ $tiles }
ship-apart = 有{ $count }片组件没有接到起始舱：{ $tiles }
ship-off-board = { $cell }的{ $tile }在图板之外：{ $board }号图板那里没有格子；{ $cells }
ship-columns = 第{ $row }行有第{ $columns }列
ship-rows = 图板有第{ $first }到{ $last }行
ship-taken = { $cell }的{ $tile }放在文件第{ $line }行的{ $first }已经占用的格子
ship-unknown = 这套游戏没有组件{ $id }
ship-known = 只有{ $first }到{ $last }
ship-near = 是不是{ $near }？
ship-no-tiles = 一片组件也没有
ship-unclear = { $cell }的组件既不是只写编号，也不是 edges 与 component 一起写
ship-connector-on-exhaust = { $cell }的自定组件在喷口那一侧（后侧）有接口，那一侧必须没有接口
ship-connector-on-muzzle = { $cell }的自定组件在炮口那一侧（前侧）有接口，那一侧必须没有接口
ship-shield-sides = { $cell }的自定组件是防护器，必须保护相邻的两侧
ship-start-cabin-sides = { $cell }的自定组件是起始舱，四侧都必须是万能接口
ship-too-many = { $cell }的{ $tile }是同款的第{ $used }片，这套游戏只有{ $held }片
ship-misplaced = { $tile }放在{ $cell }；起始舱只能放在{ $start }
ship-no-start = { $start }没有起始舱，{ $board }号图板的船都从那里开始建造

## 这艘船的能力

ship-legal = 合乎规则
ship-not-legal = 不合规则（{ $count }处）
ship-full = { $board }号图板共{ $cells }格，放了{ $tiles }片组件，没有空格
ship-partly = { $board }号图板共{ $cells }格，放了{ $tiles }片组件，空格：{ $places }
ship-whole = 所有组件都接到起始舱，以下数值全部计入
ship-counted = 以下数值只计接到起始舱的{ $count }片组件，不计松脱的{ $loose }片（{ $places }）
ship-counted-most = 起始舱不在原位：以下数值只计最大的一块，共{ $count }片组件，另有{ $loose }片不计
ship-exposed = 外露接口：{ $number }
ship-fire = 火力：{ $number }
ship-engine = 推进力：{ $number }
ship-up-to = { $power }，用电池最多{ $number }
ship-purple = { $power }，有紫色外星人时{ $number }
ship-brown = { $power }，有棕色外星人时{ $number }
ship-batteries = 电池：{ $number }
ship-crew = 船员：{ $number }名人类
ship-brown-at = 棕色外星人可住：{ $places }
ship-purple-at = 紫色外星人可住：{ $places }
ship-shielded = 受保护的方向：{ $sides }
ship-storage = 货位：红色以外的货物{ $holds }个，任何颜色{ $special }个
ship-none = 无
ship-no-splits = 失去任何一片组件，船都不会断开
ship-splits = 失去就会使船断开的组件：
ship-split = { $place }的{ $tile }：断成{ $sizes }片
ship-split-sizes = { $first }片与{ $last }
ship-hits = 骰子掷中哪里（概率以36分之几计；外露＝小陨石会造成损坏；炮＝能射击大陨石）：
ship-from = 从{ $side }方来（落空{ $misses }/36）
ship-hit = { $dice }点，{ $chance }/36：{ $place }的{ $tile }
ship-is-exposed = 外露
ship-single = 大炮
ship-double = 双管炮

## 图旁的说明

ship-key-guilty = 红框：出错的组件
ship-key-cross = 叉号：错在这里
ship-key-loose = 暗色：没有接到起始舱，不计入数值
ship-key-aside = 图板旁边：放不上去的组件
ship-aside-off = 在图板之外
ship-aside-taken = 格子已被占用
ship-aside-unknown = 没有这片组件
ship-aside-unclear = 不清楚是哪片组件
ship-aside-at = { $id }，{ $column }/{ $row }
ship-unnamed = 组件
