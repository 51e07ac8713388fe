# 蒸汽時代的檢查結果。
at-least = 至少 { $number }
up-to = 最多 { $number }
more-than = 多於 { $number }
less-than = 少於 { $number }
or-more = { $number } 或以上
from-to = { $least } 到 { $most }
at-least-at-the-start = 起始資金至少 { $number } 元
first-hexes = { $hexes }……

## 玩家與回合
wrong-players = 遊戲的顏色只夠 { $most } 位玩家用
lone-player = 只剩一位玩家時遊戲就結束：一個人只能玩一回合
from-two-players = 2 位玩家以上
missing-rounds = rules：rounds 沒有寫 { $seats } 位玩家要玩幾回合
rounds-of-each = 每種人數各玩幾回合

## 地圖
wrong-maps = 一個套裝有一張地圖，這裡有 { $maps } 張
twin-hex = 地圖上有兩個 { $hex }，第一個寫在 { $field } 裡
off-grid = { $hex } 這一格不與地圖的其他格子相連
land-apart = 這些陸地與 { $city } 隔開了：{ $hexes }
hexes = { $count } 格
closed-city = 鐵軌無法離開 { $city }：四周沒有陸地
cut-off-city = 鐵軌無法把 { $city } 連到別的城市
cities-touch = { $city } 與 { $other } 相鄰：兩者之間鋪不了鐵軌
twin-river-edge = { $hex } 的河流從同一邊流過兩次
broken-river = { $hex } 的河流沒有越過第 { $edge } 邊流進 { $ahead }
missing-translation = { $hex } 這一格沒有 { $language } 的名稱
name-in-each-language = 套裝的每種語言各一個名稱
twin-title = { $hex } 與 { $other } 的 { $language } 名稱都是「{ $name }」

## 陸地
hole = 地圖中有洞：少了 { $hexes } 格，四周卻都有格子
lake-or-land = 湖泊或陸地
notch = { $hex } 沒有格子，四周卻有 { $neighbours } 格以上在地圖上
few-starts = { $players } 位玩家都要從城市旁起步，那裡的陸地只有 { $hexes } 格
narrow-city = 鐵軌只能從一側離開 { $city }，經過 { $hex }
town-touches = { $town } 與 { $stop } 相鄰：放上新城市後，兩者之間鋪不了鐵軌
dead-river = { $hex } 的河流鋪不了鐵軌：相鄰的 { $edges } 格中，陸地不到 { $least } 格
dead-mountain = { $hex } 的山脈鋪不了鐵軌：相鄰的 { $edges } 格中，陸地不到 { $least } 格

## 路段
short-engine = 引擎到 { $engine } 級為止，而地圖上的城市之間至少隔著 { $links } 個路段
far-city = { $city } 離最近的城市有 { $links } 個路段，引擎到 { $engine } 級為止
spare-engine = 引擎到 { $engine } 級為止，而這張地圖上的運送最多行經 { $links } 個路段
unjoinable-cities = 不論每種板塊有多少片，都無法把這些城市連到別的城市：{ $cities }
few-for-network = 要連起所有城市至少需要 { $needed } 片板塊，套裝裡只有 { $held } 片
network-given-up = 沒有找到用套裝的板塊連起所有城市的鋪法，但也許還是有：搜尋 { $steps } 步後放棄；沒有連到的是：{ $cities }
network-not-found = 沒有找到用套裝的板塊連起所有城市的鋪法，但也許還是有：試過的鋪法都用完了板塊；沒有連到的是：{ $cities }
tiles-laid = 鋪了 { $tiles } 片板塊

## 城市
no-city-for-colour = 沒有城市收 { $colour } 方塊，套裝裡卻有 { $cubes } 個
only-new-cities = 只有新城市收 { $colour } 方塊，而新城市上不了地圖
scarce-colour = 有 { $cities } 座城市收 { $colour } 方塊，套裝裡只有 { $cubes } 個
idle-colour = { $city } 收 { $colour } 方塊，套裝裡卻一個也沒有
twin-number = { $city } 與 { $other } 都是 { $group } 底色的 { $number }
idle-group = 沒有城市用 { $group } 底色的數字：{ $group } 骰子擲了也沒用
idle-number = 沒有城市用 { $group } 底色的 { $numbers }：骰子擲到時不會有貨物成長
idle-numbers = 沒有城市用 { $group } 底色的 { $numbers }：骰子擲到時不會有貨物成長
spare-new-cities = 套裝裡有 { $cities } 座新城市，地圖上只有 { $towns } 個村鎮可放
twin-city = 新城市 { $city } 有 { $count } 座；每座新城市只能有一座
too-few-cubes = 貨物行動圖板與城市開始時需要 { $needed } 個方塊，套裝裡只有 { $cubes } 個
empty-bag = 開始時布袋裡一個方塊也不剩，「增加生產」沒有方塊可抽
no-goods = 開始時城市都沒有方塊：第一回合不能運送貨物

## 鐵軌板塊
no-simple-track = 套裝裡沒有單線板塊，而每位玩家的第一片板塊必須是單線
land-or-town = { $tile } 兼有 tracks 與 stubs；一片板塊只能用在空地或村鎮其中一種
blank-tile = { $tile } 什麼都不連接
looped-track = { $tile } 有一條鐵軌的兩端都在第 { $edge } 邊
shared-edge = { $tile } 的兩條鐵軌都用了第 { $edge } 邊
twin-stubs = { $tile } 的同一邊有兩截鐵軌
twin-tile = { $tile } 轉過來就是 { $other }；請改為增加其中一項的 count
no-towns = 地圖上沒有村鎮，而這些只能放在村鎮上：{ $pieces }
town-markers = 村鎮標記
spare-tiles = 套裝裡有 { $count } 片 { $tile }，地圖上只有 { $towns } 個村鎮可放
no-town-track = 地圖上有村鎮，套裝裡卻沒有村鎮板塊，也沒有村鎮標記
no-markers = 套裝裡沒有村鎮標記：{ $towns } 個村鎮上只能放那 { $tiles } 片村鎮板塊
few-markers = 地圖上有 { $towns } 個村鎮，套裝裡有 { $tiles } 片村鎮板塊與 { $markers } 個標記：不能同時都有鐵軌
few-simple-tiles = { $players } 位玩家各從一片單線板塊開始，套裝裡只有 { $tiles } 片
few-tiles = { $players } 位玩家第一回合可鋪設 { $needed } 片板塊，套裝裡只有 { $tiles } 片
never-laid = { $tile } 永遠鋪不下去：不能鋪在空格，也沒有板塊能更換成它
fits-no-town = { $tile } 不管放在地圖上哪個村鎮，都有鐵軌通往湖泊或地圖之外
fits-no-hex = { $tile } 不管放在地圖上哪一格，都有鐵軌通往湖泊或地圖之外

## 圖板與小配件
wrong-goods-boards = 一個套裝有一張貨物行動圖板，這裡有 { $boards } 張
wrong-income-boards = 一個套裝有一張收入記錄圖板，這裡有 { $boards } 張
shares-end-early = { $board }：股數從 { $first } 開始，卻到 { $last } 為止
short-order = { $board } 只有 { $places } 位玩家的順序位置，套裝最多 { $players } 人玩
rounds-counted = { $board } 有 { $counted } 個回合，規則最多玩 { $played } 回合
no-shares = { $board }：股數的起點就是終點 { $last }：誰也不能發行股票
few-shares = { $board }：每人整局只能發行 { $shares } 股
fixed-engine = { $board }：引擎從 1 級開始也到 1 級為止：誰也不能提升引擎
steps-beyond = { $board } 的收入到 { $income } 為止，有 { $steps } 級下調在這之後
no-step-reached = { $board } 的收入到 { $income } 為止，第一級下調卻從 { $first } 開始
colours-of-discs = { $players } 位玩家需要一樣多種顏色的代表物，套裝裡只有 { $colours } 種
colours-of-trains = { $players } 位玩家需要一樣多種顏色的火車，套裝裡只有 { $colours } 種
few-of-discs = 每位玩家需要 { $needed } 個代表物，{ $colour } 的只有 { $held } 個
few-of-trains = 每位玩家需要 { $needed } 輛火車，{ $colour } 的只有 { $held } 輛
pairs-of-colours = { $players } 位玩家各需要一種顏色的代表物與火車；只有 { $both } 種顏色兩者都有（{ $lone } 只有其一）
unpaired-disc = 沒有人能用 { $colour }：套裝裡有 { $piece }，卻沒有這種顏色的火車
unpaired-train = 沒有人能用 { $colour }：套裝裡有 { $piece }，卻沒有這種顏色的代表物
spare-discs = 每位玩家只用得到 { $needed } 個代表物，{ $colour } 的有 { $held } 個
unequal-trains = { $colour } 的火車有 { $held } 輛，別的顏色有 { $most } 輛；大家都只能用 { $held } 輛
spare-copies = { $piece } 有 { $count } 份；大家只用一份
no-dice = 套裝裡沒有骰子，貨物成長卻要擲骰
too-few-dice = 貨物成長時 { $players } 位玩家各擲一顆骰子，套裝裡只有 { $dice } 顆
spare-dice = 套裝裡有 { $dice } 顆骰子，同時最多只擲 { $needed } 顆
spare-markers = 套裝裡有 { $markers } 個村鎮標記，地圖上只有 { $towns } 個村鎮可放
no-round-marker = 套裝裡沒有回合標記
spare-round-markers = 套裝裡有 { $markers } 個回合標記，只用得到一個
twin-piece = { $piece } 與 { $other } 相同；請改為增加其中一項的 count

## 行動
too-few-actions = { $players } 位玩家各選一個行動，{ $board } 只有 { $actions } 個
last-action = { $board } 有 { $actions } 個行動給 { $players } 位玩家選：最後一位沒得選
twin-action = { $board } 有兩個「{ $action }」行動
twin-action-of-one = { $board } 有兩個「{ $action }」行動；選了它的玩家中，只有順序最前的一位得到好處
idle-new-cities = 沒有行動能把 { $cities } 座新城市放上地圖：{ $board } 缺少「urbanization」
no-production = 沒有行動能補滿貨物行動圖板：{ $board } 缺少「production」
idle-action = { $board } 的「{ $action }」行動{ $reason }
nothing-alone = 對獨自一人的玩家沒有作用
fewer-tile-actions = 讓人有 { $tiles } 次板塊動作，比每個人都有的 { $plain } 次還少
same-tile-actions = 讓人有 { $plain } 次板塊動作，和每個人一樣
engines-at-their-end = 提升引擎，而引擎最高只到 1 級
levels-above-room = 提升 { $levels } 級，引擎卻只能再提升 { $room } 級
no-city-to-put = 沒有新城市可以放上地圖
no-town-to-put-on = 沒有村鎮可以放新城市
cities-above-room = 在地圖上放 { $cities } 座新城市，卻只放得下 { $room } 座
late-cities = 在 { $rounds } 個回合裡，{ $cities } 座新城市最多只能放上 { $most } 座
only-round = 在唯一的一回合補貨，而那之前沒有空格
cubes-above-room = 抽 { $cubes } 個方塊，貨物行動圖板卻只有 { $spaces } 格
only-auction = 用在下次喊價，而遊戲只有一回合

## 錢
too-little-money = { $players } 位玩家的起始資金共 { $needed } 元，紙幣總共只有 { $total } 元
no-start-money = 這些紙幣無法讓 { $players } 位玩家各拿到 { $cash } 元的起始資金
notes-of = { $value } 元 { $count } 張
tight-money = { $players } 位玩家第一回合各發行 { $shares } 股，手上共有 { $needed } 元，紙幣總共只有 { $total } 元
no-change = 沒有 1 元紙幣，大多數金額付不出來
little-change = 要讓 { $players } 位玩家都湊得出低於 { $below } 元的任何金額，需要 { $needed } 張 1 元紙幣，套裝裡只有 { $held } 張
no-start = 誰也鋪不了鐵軌：最便宜的第一片板塊要 { $price } 元，起始資金加上所有股票只有 { $most } 元
late-start = 第一回合誰也鋪不了鐵軌：最便宜的第一片板塊要 { $price } 元，每人最多只有 { $most } 元
bankrupt-start = 除非運送貨物，第一回合後大家都會破產：支付股數與引擎至少還差 { $missing } 元

## 開關
idle-terrain = rules：place：{ $terrain } 沒有作用：地圖上沒有 { $terrain }
no-crossing-tile = 套裝裡沒有交叉雙線板塊
no-parallel-tile = 套裝裡沒有平行雙線板塊
no-double-tile = 套裝裡沒有交叉或平行雙線板塊
no-double-placed = place_double 沒有開啟
no-town-on-map = 地圖上沒有村鎮
no-city-comes = 新城市上不了地圖
no-tile-redirects = 套裝裡沒有兩片板塊只差一條鐵軌的去向
no-share-issued = 誰也不能發行股票
most-shares-issued = 每人整局最多只能發行 { $shares } 股
one-tile-action = 沒有人在一輪裡有兩次板塊動作
no-pass-given = 沒有行動讓人在喊價時略過
no-display-filled = 沒有行動能補滿貨物行動圖板
no-new-column = 套裝裡沒有新城市，每一行都屬於地圖上的城市
no-new-cities = 套裝裡沒有新城市
no-other-replacement = 村鎮以外，板塊只能更換成交叉或平行雙線
one-link = 引擎到 1 級為止，貨物只能行經一個路段
no-cities-alike = 沒有兩座城市收同色的方塊
two-players = 兩人遊戲有人破產就結束
nobody-earns = income_per_link 是 0，誰也沒有收入
equal-terrain = 每種地形的鋪設費用都是 { $cost } 元：地形沒有差別
easy-terrain = { $hard } 的鋪設費用是 { $low } 元，較好走的 { $easy } 卻是 { $high } 元
idle-rounds = rules：rounds 寫了 { $seats } 位玩家的回合數，套裝是給 { $least } 到 { $most } 人玩的
one-round = { $seats } 位玩家只玩一回合：貨物成長與收入下調都沒有意義
rising-rounds = { $seats } 位玩家玩 { $rounds } 回合，{ $fewer } 位卻只玩 { $before } 回合
free-everywhere = 每種地形的鋪設都不用錢：錢只在喊價時有用
free-terrain = { $terrain } 的鋪設不用錢
free-switch = rules：{ $switch }：這一項不用付錢
no-income = 運送貨物不增加任何人的收入：股數與引擎的費用只能靠發行股票支付
worthless-share = 一股拿 1 元，同一回合又付 1 元：發行沒有好處
idle-step = 收入從 { $income } 起下調 { $amount }，和較低的收入一樣
falling-reduction = 收入從 { $income } 起下調 { $amount }，較低的收入反而下調 { $before }
total-reduction = 收入 { $income } 下調 { $amount } 後什麼都不剩
steep-reduction = 收入從 { $income } 到 { $end }，下調後都比收入 { $below } 剩得少

## 離原版很遠
far-out = { $name }：{ $value }，遠遠超出原版遊戲
no-remark = 最多 { $most } 就沒有這項建議
value-of-switch = rules：{ $switch }
value-of-terrain = rules：place：{ $terrain }
value-of-reduction = 收入 { $income } 的下調
value-of-rounds = { $seats } 位玩家的回合數
value-of-count = { $piece } 的 count
value-of-field = { $piece }：{ $field }
value-of-note = { $note } 的 value
value-of-cubes = { $city } 的方塊數
value-of-action = { $board }：「{ $action }」的 { $field }
weak-engine = { $board } 最多 { $links } 段：幾乎所有運送都太長
fit-no-town = { $tiles } 不管放在地圖上哪個村鎮，都有鐵軌通往湖泊或地圖之外
fit-no-hex = { $tiles } 不管放在地圖上哪一格，都有鐵軌通往湖泊或地圖之外
