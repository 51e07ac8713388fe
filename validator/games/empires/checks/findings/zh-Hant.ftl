# 小小星際帝國的檢查結果。
players = { $count } 位玩家
or-more = { $least } 或以上

## 邊與橫列
rare-route = { $card }：沒有其他卡片的 { $side } 邊有相同的航線數：只有蟲洞能與它相接
unmatched-route = { $card }：沒有其他卡片的邊能與它的 { $side } 邊相接
any-edge = 其他卡片的任何一條邊
unreachable-card = { $card } 永遠打不出來：從 { $routes } 條航線（T1）開始的橫列，沒有一列接得到它的邊
nobody-begins = 依 T1，橫列從 { $routes } 條航線開始，套裝裡卻沒有卡片能與之相接：沒有人能開始
few-begin = 依 T1，橫列從 { $routes } 條航線開始，能與之相接的只有 { $cards } 張卡片：不夠 { $players } 位玩家用
only-wormholes-begin = 依 T1，橫列從 { $routes } 條航線開始，能與之相接的只有 { $cards } 張帶蟲洞的卡片
short-row = { $card }：它的邊只能與另外 { $others } 張卡片相接：{ $seats }的遊戲裡，有它的橫列永遠排不滿
all-routes-alike = 套裝裡每條邊不是 { $routes } 條航線就是蟲洞：任何卡片都能相接
all-wormholes = 套裝裡每條邊都是蟲洞：任何卡片都能相接
odd-routes = rules：蟲洞算作 { $routes } 條航線，比有 { $most } 條航線的邊還少
