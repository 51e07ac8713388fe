# ship check 與 ship print 如何說一艘船，以及圖旁的說明。

ship-tile = { $id }（{ $name }）
ship-own-tile = 自訂組件（{ $name }）
ship-at = 第{ $column }直行第{ $row }橫列的{ $tile }
ship-at-place = { $place }的{ $tile }
ship-cell = 第{ $column }直行第{ $row }橫列
ship-then = { $first }；{ $last }
ship-or = { $first }或{ $last }
ship-said = { $tile }：{ $what }
ship-note = { $first }，{ $last }

## 哪裡不對

ship-turned = 噴口朝向{ $side }方，必須朝後
ship-unmatched = { $side }側（{ $here }）與{ $other }的那一側（{ $there }）不合
ship-muzzle-blocked = 砲口被{ $other }擋住
ship-muzzle-blocks = 擋住了{ $other }的砲口
ship-exhaust-blocked = 噴口被{ $other }擋住
ship-exhaust-blocks = 擋住了{ $other }的噴口
ship-fits = { $tile }改為 turn { $turns } 就合適
ship-fits-it = 改為 turn { $turns } 就合適
ship-fits-none = 在這裡怎麼轉都不合
ship-fits-neither = 兩片怎麼轉都不合
ship-loose-it = 因此沒有接到起始艙
ship-loose = 因此有{ $count }片組件沒有接到起始艙：{ $tiles }
ship-apart = 有{ $count }片組件沒有接到起始艙：{ $tiles }
ship-off-board = { $cell }的{ $tile }在圖板之外：{ $board }號圖板那裡沒有格子；{ $cells }
ship-columns = 第{ $row }橫列有第{ $columns }直行
ship-rows = 圖板有第{ $first }到{ $last }橫列
ship-taken = { $cell }的{ $tile }放在檔案第{ $line }行的{ $first }已經占用的格子
ship-unknown = 這套遊戲沒有組件{ $id }
ship-known = 只有{ $first }到{ $last }
ship-near = 是不是{ $near }？
ship-no-tiles = 一片組件也沒有
ship-unclear = { $cell }的組件既不是只寫編號，也不是 edges 與 component 一起寫
ship-connector-on-exhaust = { $cell }的自訂組件在噴口那一側（後側）有連接器，那一側必須沒有連接器
ship-connector-on-muzzle = { $cell }的自訂組件在砲口那一側（前側）有連接器，那一側必須沒有連接器
ship-shield-sides = { $cell }的自訂組件是防護器，必須保護相鄰的兩側
ship-start-cabin-sides = { $cell }的自訂組件是起始艙，四側都必須是萬用連接器
ship-too-many = { $cell }的{ $tile }是同款的第{ $used }片，這套遊戲只有{ $held }片
ship-misplaced = { $tile }放在{ $cell }；起始艙只能放在{ $start }
ship-no-start = { $start }沒有起始艙，{ $board }號圖板的船都從那裡開始建造

## 這艘船的能力

ship-legal = 合乎規則
ship-not-legal = 不合規則（{ $count }處）
ship-full = { $board }號圖板共{ $cells }格，放了{ $tiles }片組件，沒有空格
ship-partly = { $board }號圖板共{ $cells }格，放了{ $tiles }片組件，空格：{ $places }
ship-whole = 所有組件都接到起始艙，以下數值全部計入
ship-counted = 以下數值只計接到起始艙的{ $count }片組件，不計鬆脫的{ $loose }片（{ $places }）
ship-counted-most = 起始艙不在原位：以下數值只計最大的一塊，共{ $count }片組件，另有{ $loose }片不計
ship-exposed = 外露連接器：{ $number }
ship-fire = 火力：{ $number }
ship-engine = 推進力：{ $number }
ship-up-to = { $power }，用電池最多{ $number }
ship-purple = { $power }，有紫色外星人時{ $number }
ship-brown = { $power }，有棕色外星人時{ $number }
ship-batteries = 電池：{ $number }
ship-crew = 乘員：{ $number }名人類
ship-brown-at = 棕色外星人可住：{ $places }
ship-purple-at = 紫色外星人可住：{ $places }
ship-shielded = 受保護的方向：{ $sides }
ship-storage = 貨位：紅色以外的貨品{ $holds }個，任何顏色{ $special }個
ship-none = 無
ship-no-splits = 失去任何一片組件，船都不會斷開
ship-splits = 失去就會使船斷開的組件：
ship-split = { $place }的{ $tile }：斷成{ $sizes }片
ship-split-sizes = { $first }片與{ $last }
ship-hits = 骰子擲中哪裡（機率以36分之幾計；外露＝小隕石會造成損壞；砲＝能射擊大隕石）：
ship-from = 從{ $side }方來（落空{ $misses }/36）
ship-hit = { $dice }點，{ $chance }/36：{ $place }的{ $tile }
ship-is-exposed = 外露
ship-single = 大砲
ship-double = 雙管砲

## 圖旁的說明

ship-key-guilty = 紅框：出錯的組件
ship-key-cross = 叉號：錯在這裡
ship-key-loose = 暗色：沒有接到起始艙，不計入數值
ship-key-aside = 圖板旁邊：放不上去的組件
ship-aside-off = 在圖板之外
ship-aside-taken = 格子已被占用
ship-aside-unknown = 沒有這片組件
ship-aside-unclear = 不清楚是哪片組件
ship-aside-at = { $id }，{ $column }/{ $row }
ship-unnamed = 組件
