# 銀河卡車的檢查結果。
about = 大約 { $number }
at-least = 至少 { $number }
at-most = 最多 { $number }
below = 低於 { $number }
enough = { $number } 個就夠
from-to = { $least } 到 { $most }
or-less = { $number } 或以下
or-more = { $number } 或以上
up-to = 最多 { $number }

## 玩家、軌道與時間
wrong-players = 這個遊戲適合 { $least } 到 { $most } 位玩家
teams-of-four = rules：teams 需要四位玩家
idle-teams = rules：少於 { $players } 位玩家時，teams 沒有作用
twin-rounds = rules：rounds 把同一回合玩了兩次
odd-rounds = rules：rounds 先玩了後面的回合
no-flight-board = 套裝裡沒有飛行圖板
second-flight-board = { $board }：第二塊飛行圖板永遠用不到
one-flight-board = { $board }：飛行圖板只用一塊
shared-start = { $board }：第 { $round } 回合時，{ $players } 位玩家的火箭會從同一格出發
short-track = { $board }：軌道太短，領先者很快就超前別人一圈，別人只好退出
long-track = { $board }：軌道太長，永遠沒有人被超前一圈
late-finish = rules：第 { $rounds } 回合沒有人能在沙漏流完前完工：finish_from 要的組件比來得及蓋的還多
short-time = rules：action_points 不夠把第 { $rounds } 回合的圖板填滿
long-time = rules：action_points 遠多於填滿圖板所需

## 組件
tile-connector-on-exhaust = { $tile } 的後側是噴口，卻有連接器：那裡永遠不能有組件
tile-connector-on-muzzle = { $tile } 的前側是砲口，卻有連接器：那裡永遠不能有組件
tile-shield-sides = { $tile } 是防護器，保護的卻不是相鄰的兩側
tile-start-cabin-sides = { $tile } 是起始艙，四側都必須是萬用連接器
unjoinable-tile = { $tile } 沒有連接器：永遠接不上太空船
one-connector = 至少一個連接器
dead-end = { $tile } 是只有一個連接器的結構組件：本身沒有作用，也接不起別的組件
two-connectors = 至少兩個連接器
unmatched-connector = { $tile }：沒有別的組件接得上它 { $side } 側的 { $connector } 連接器
twin-start-cabin = { $tile }：{ $colour } 的起始艙不只一個；顏色表示是誰的船
too-few-start-cabins = { $players } 位玩家各需要一個起始艙；套裝裡只有 { $cabins } 個
no-batteries = { $tile } 要用電池，套裝裡卻沒有組件能裝電池
unasked-batteries = { $tile }：套裝裡沒有東西要用電池
no-cabin-for-aliens = { $tile }：套裝裡沒有外星人能住的活動艙
no-such-alien = { $tile }：套裝裡沒有 { $colour } 外星人
homeless-alien = { $token }：套裝裡沒有 { $colour } 外星人的維生艙

## 組件的用處
no-use-for-engines = { $tile }：引擎沒有用處：沒有開闊太空，也沒有戰鬥區域比推進力
no-use-for-cannons = { $tile }：大砲沒有用處：沒有敵人、沒有大隕石，也沒有戰鬥區域比火力
no-use-for-shields = { $tile }：防護器沒有用處：沒有小隕石，也沒有小砲火
no-use-for-cabins = { $tile }：活動艙沒有用處：沒有卡片要乘員
no-use-for-holds = { $tile }：貨艙沒有用處：沒有卡片給貨品
no-use-for-brown = { $tile }：棕色外星人沒有用處：沒有東西看推進力
no-use-for-purple = { $tile }：紫色外星人沒有用處：沒有東西比火力
special-holds = { $tile }：特殊貨艙並不比貨艙好：沒有卡片給紅色貨品
few-for-all-engines = { $tile }：引擎不夠 { $players } 位玩家用：不是每艘船都能有
few-for-all-cannons = { $tile }：大砲不夠 { $players } 位玩家用：不是每艘船都能有
few-for-all-shields = { $tile }：防護器不夠 { $players } 位玩家用：不是每艘船都能有
few-for-all-cabins = { $tile }：活動艙不夠 { $players } 位玩家用：不是每艘船都能有
few-for-all-holds = { $tile }：貨艙不夠 { $players } 位玩家用：不是每艘船都能有
few-for-all-batteries = { $tile }：電池組不夠 { $players } 位玩家用：不是每艘船都能有
lacking-open-space = 第 { $rounds } 回合的飛行沒有開闊太空：沒有卡片讓船前進，引擎幾乎沒用
lacking-enemies = 第 { $rounds } 回合的飛行沒有敵人：火力幾乎沒用
lacking-meteors = 第 { $rounds } 回合的飛行沒有隕石：外露的連接器、防護器與大砲幾乎無關緊要
lacking-goods = 第 { $rounds } 回合的飛行沒有貨品：貨艙沒有用處

## 太空船圖板
twin-board = { $piece }：另有一面太空船圖板也叫 { $board }
broken-columns = { $piece }：圖板 { $board } 第一行的號碼比最後一行大
broken-rows = { $piece }：圖板 { $board } 的列號不是一個接一個
outside-numbers = { $piece }：圖板 { $board } 的第 { $row } 列有一格在印出的行號之外
twin-cell = { $piece }：圖板 { $board } 的第 { $row } 列把第 { $column } 行寫了兩次
start-off-board = { $piece }：圖板 { $board } 的起始艙不在格子上
unreachable-cell = { $piece }：從起始艙到不了圖板 { $board } 第 { $column } 行、第 { $row } 列的格子
no-room-beside = { $piece }：圖板 { $board } 的起始艙旁沒有格子：一片組件也蓋不了
no-room-for-engine = { $piece }：圖板 { $board } 放不了引擎：每一格後面的那一格都不能空著
no-room-for-ship = { $piece }：圖板 { $board } 的格子太少：起始艙、引擎、大砲、電池組、活動艙與貨艙不能同時放下
cells = { $cells } 格
cells-or-more = { $cells } 格或以上
free-loss = { $piece }：在圖板 { $board } 上損失組件不用付錢，因為 most_loss 是 0
idle-cap = { $piece }：圖板 { $board } 的上限 most_loss 永遠用不到：沒有太空船會損失更多組件
below-or-none = 低於 { $number }，或不寫 most_loss
missing-board = 第 { $round } 回合沒有太空船圖板
missing-named-board = 第 { $round } 回合沒有名為 { $board } 的太空船圖板
too-few-boards = { $piece }：第 { $round } 回合時，{ $players } 位玩家各需要一塊圖板
idle-board = { $piece }：圖板 { $board } 永遠用不到：第 { $round } 回合用的是圖板 { $other }
unknown-third-board = { $piece }：圖板 { $board } 永遠用不到：third_board 只能是 { $known }
shrinking-board = { $piece }：第 { $later } 回合的圖板 { $board } 比第 { $earlier } 回合的小

## 填滿圖板
not-looked-for = { $piece }：沒有尋找能填滿圖板 { $board } 的合法太空船：前面 { $boards } 塊圖板已用完一個套裝的搜尋量
no-solver = { $piece }：不知道有沒有合法太空船能填滿圖板 { $board }：沒有安裝 OR-Tools
more-cells-than-tiles = { $piece }：圖板 { $board } 有 { $cells } 格，套裝裡卻只有 { $tiles } 片組件
unfillable-board = { $piece }：沒有合法太空船能填滿圖板 { $board }；找到最滿的填了 { $cells } 格中的 { $most } 格
search-given-up = { $piece }：尋找能填滿圖板 { $board } 的合法太空船，中途放棄；找到最滿的填了 { $cells } 格中的 { $most } 格

## 冒險卡的各疊
too-few-cards = 各回合共用 { $needed } 張第 { $level } 級的卡；套裝裡只有 { $held } 張
idle-level = 沒有回合用到第 { $level } 級的卡
pile-levels = rules：第 { $round } 回合的 pile 寫了 { $numbers } 個數字，而等級只有 I、II、III
three-numbers = 三個數字
missing-pile = rules：pile 沒有給第 { $round } 回合任何卡
no-first-card = rules：第 { $round } 回合的各疊沒有第 { $round } 級的卡，而第一張必須是這一級
high-level = rules：第 { $round } 回合發了等級更高的卡
long-pile = rules：{ $cards } 張卡會讓第 { $round } 回合比基本遊戲久得多
about-in-each = 每疊大約 { $number } 張
idle-star = { $card } 有星號，而學習飛行只用第 1 級的卡
level = 第 { $level } 級
starless-cards = { $card } 與其他沒有星號的第 1 級卡永遠不會出現：第 1 回合是學習飛行
such-cards = 這樣的卡有 { $cards } 張
too-few-stars = 學習飛行用 { $needed } 張有星號的卡；套裝裡只有 { $held } 張
too-many-stars = 學習飛行會用上全部 { $held } 張有星號的卡，遠多於各疊的 { $needed } 張

## 冒險卡
no-engines-in-space = 套裝裡沒有引擎：每艘船遇到開闊太空都要退出
no-engines-at-once = 套裝裡沒有引擎：每艘船立刻都要退出
unbeatable-enemy = { $card } 永遠打不贏：在它出現的回合裡，太空船的火力最多 { $power }
unbeatable-in-round = { $card } 在第 { $rounds } 回合打不贏：那時太空船的火力最多 { $power }
unreachable-crew = { $card } 要 { $crew } 名乘員；第 { $rounds } 回合的太空船只住得下 { $room } 名
unstorable-goods = { $card }：套裝裡沒有組件放得下 { $colour } 貨品
overfull-load = { $card } 給的貨品，在它出現的回合裡沒有太空船裝得完
goods-at-most = 最多 { $goods } 個貨品，其中紅色 { $red } 個
no-shield-for-meteors = { $card }：套裝裡沒有防護器能擋它的小隕石
no-shield-for-shots = { $card }：套裝裡沒有防護器能擋它的小砲火
no-cannon-for-meteors = { $card }：套裝裡沒有大砲能擊毀它的大隕石
twin-line = { $card } 有兩行都比{ $what }
idle-line = { $card } 比{ $what }，套裝裡卻沒有組件提供：受罰的永遠是領先者
least-crew = 乘員
least-engine_power = 推進力
least-fire_power = 火力
nothing-to-take = { $card } 要奪走貨品或電池，而沒有太空船裝得了
no-joined-cabins = { $card }：流行疾病要有兩個相接的艙，而套裝裡除了起始艙沒有活動艙

## 獎勵與價格
worse-aliens = rules：alien_bonus 是 0，外星人就不如被取代的兩名人類
missing-reward = rules：placing 給第 { $round } 回合 { $rewards } 份獎勵；可能有 { $players } 位玩家抵達
idle-reward = rules：placing 給第 { $round } 回合 { $rewards } 份獎勵，而最多只有 { $ships } 艘船抵達
odd-reward = rules：第 { $round } 回合的 placing 給後到的船比先到的多
no-placing = rules：第 { $round } 回合的 placing 什麼也不給
equal-rewards = rules：第 { $round } 回合的 placing 每個名次都給一樣多：先後沒有意義
no-fewest-exposed = rules：第 { $round } 回合的 fewest_exposed 什麼也不給：不必比外露的連接器
falling-reward = rules：第 { $later } 回合的 { $switch } 比第 { $earlier } 回合少
worthless-goods = rules：所有貨品的 goods_price 都是 0：裝貨沒有好處
odd-prices = rules：貨品以紅色最貴，再來是黃、綠、藍；goods_price 卻不是這樣
unsold-goods = rules：沒有人買 { $colour } 貨品，因為 goods_price 是 0
equal-prices = rules：{ $dearer } 與 { $cheaper } 貨品賣價相同：顏色沒有差別
unpaid-crew = { $card } 收走乘員，什麼也不給
unpaid-victory = { $card } 被打贏也什麼都不給
poor-reward = { $card } 每收走一名乘員給不到 1 元
no-cost = { $card } 不用損失天數：沒有什麼好考慮的
no-penalty = { $card } 有一行沒有懲罰：損失 0 天等於沒事
lone-planet = { $card } 只有一顆行星：一人降落，其他人沒有選擇
twin-planets = { $card } 有兩顆貨品相同的行星：後降落的人沒有選擇
unsold-planet = { $card } 有一顆行星的貨品沒有人買

## 標記與數量
no-help = 套裝裡沒有放在飛行圖板上的規則卡
odd-form = { $piece } 列在 { $kind } 之下，這種配件不會裁成 { $form }
unasked-colour = { $token }：套裝裡沒有東西用到這種顏色的 { $icon }
no-colour = 沒有顏色
twin-number = { $token }：有兩個順序標記都是 { $number }：分不清誰在前面
unasked-number = { $token }：沒有人會拿到順序標記 { $number }
no-timer = 套裝裡沒有卡片寫明沙漏一次多久
empty-timer = { $token }：沙漏沒有時間：一次 0 秒
odd-timer = { $token }：一次 { $seconds } 秒離平常很遠；基本遊戲是 { $usual } 秒
no-battery-held = { $token }：套裝裡沒有組件能裝電池
unpaid-goods = { $token }：會出現的卡都不給 { $colour } 貨品
short-of-battery = 所有電池組共裝得下 { $needed } 顆電池；套裝裡只有 { $held } 顆
short-of-human = 所有的艙共住得下 { $needed } 名人類；套裝裡只有 { $held } 名
far-more-battery = 電池遠多於所有電池組裝得下的數量
far-more-human = 人類遠多於所有的艙住得下的數量
scarce-goods = 所有貨艙共放得下 { $places } 個貨品；套裝裡只有 { $goods } 個
too-few-aliens = { $players } 位玩家各可有一名 { $colour } 外星人；套裝裡只有 { $held } 名
spare-aliens = { $colour } 外星人遠多於玩家：每艘船只住一名
goods-at-once = { $card } 可能給 { $goods } 個 { $colour } 貨品；套裝裡只有 { $held } 個
goods-in-turn = { $card } 可能給 { $goods } 個 { $colour } 貨品，因為敵人被擊退後仍繼續往後；套裝裡只有 { $held } 個
no-number-tile = { $players } 位玩家還缺順序標記 { $numbers }
too-few-rockets = { $tile }：{ $colour } 玩家需要 { $rockets } 支這種顏色的火箭
spare-rockets = { $token }：每位玩家只需要 { $rockets } 支火箭
number-of-dice = 遊戲要用 { $dice } 顆骰子
no-tiles = 套裝裡除了起始艙沒有別的組件：什麼也蓋不了
too-few-tiles = 第 { $round } 回合的 { $players } 艘船共有 { $cells } 格可蓋；套裝裡只有 { $tiles } 片組件

## 錢
worthless-note = { $note }：沒有面額的宇宙幣什麼也付不了
twin-note = { $note }：與 { $other } 面額相同：一種就夠了
no-notes = 套裝裡沒有宇宙幣可以付錢
no-change = { $note }：低於 { $value } 元的零錢不夠 { $players } 位玩家用，每人手上可能有 { $most } 元
credits-in-smaller-notes = 較小面額共 { $credits } 元
scarce-money = 套裝的宇宙幣比 { $players } 位玩家可能賺的還少：獎勵 { $rewards } 元、冒險卡 { $cards } 元、貨品 { $goods } 元
credits-in-notes = 宇宙幣共 { $credits } 元
other-value = { $token } 在 { $language } 的名稱寫 { $printed }，值卻是 { $value }
price-printed = { $token } 上印著 { $printed }；依 goods_price，{ $colour } 貨品賣 { $price } 元

## 開關
round-not-played = 不玩第 { $round } 回合
no-swap = 兩人一隊才會交換太空船，而且只在第 2 與第 3 回合
same-gap = 第 1 回合兩種方式都隔一格
no-split = 沒有東西會使太空船斷開
no-fault = 有 strict_build 時，太空船不會有錯
no-alien-aboard = 外星人永遠上不了船
no-rear-meteor = 會出現的卡都沒有從後方來的大隕石
no-enemy = 不會出現敵人
no-enemy-leaves = 不會出現敵人，或依 beaten_enemy 敵人本來就會繼續往後
no-epidemic = 不會出現流行疾病
no-sabotage = 不會出現破壞行動
no-zone-or-sabotage = 不會出現戰鬥區域，也不會出現破壞行動
no-pirates = 不會出現宇宙海盜
no-shielding = 沒有防護器，或沒有小隕石與小砲火要擋
fewest-exposed-unpaid = fewest_exposed 什麼也不給
even-prices = 所有貨品的價格都是偶數
nothing-costs = 沒有東西要付錢
every-board-capped = 用到的圖板都有 most_loss，也就都有放損失組件的方框
no-alien-home = 套裝裡沒有外星人同時有維生艙與活動艙可用
idle-alien = rules：first_alien_round 在最後一回合之後：外星人永遠上不了船

## 離平常很遠
far-beyond = { $card } 的數字遠遠超出基本遊戲第 { $level } 級的{ $event }：{ $what }
far-below = { $card } 的數字遠遠低於基本遊戲第 { $level } 級的{ $event }：{ $what }
worth-of-goods = 貨品的價值
worth-of-best-planet = 最好的行星
event-slavers = 奴隸販子
event-smugglers = 走私販子
event-pirates = 宇宙海盜
event-abandoned_ship = 廢棄飛船
event-abandoned_station = 廢棄太空站
event-planets = 發現行星
event-meteor_swarm = 隕石群
event-combat_zone = 戰鬥區域
event-sabotage = 破壞行動
many-copies = { $piece }：份數遠多於基本遊戲，那裡每種只有一份
spare-boards = { $piece }：份數比玩家多：最多用 { $most } 份
far-reward = rules：第 { $round } 回合的 { $switch } 遠遠超出平常
far-price = rules：{ $colour } 貨品的 goods_price 遠遠超出平常
far-switch = rules：{ $switch } 遠遠超出平常
far-reserve = { $piece }：圖板 { $board } 可以留下的備用組件遠多於平常
far-loss = { $piece }：在圖板 { $board } 上損失組件，要付的比第 { $round } 回合平常的多得多
no-cabin-joins = { $tile }：它的接頭接不上任何活動艙，外星人永遠無法登船
no-holds = 套裝裡沒有組件放得下貨品，{ $cards } 卻會給貨品
