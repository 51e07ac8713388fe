# 小小星际帝国的检查结果。
players = { $count } 位玩家
or-more = { $least } 或以上

## 边与横列
rare-route = { $card }：没有其他卡牌的 { $side } 边有相同的航线数：只有虫洞能与它相接
unmatched-route = { $card }：没有其他卡牌的边能与它的 { $side } 边相接
any-edge = 其他卡牌的任何一条边
unreachable-card = { $card } 永远打不出来：从 { $routes } 条航线（T1）开始的横列，没有一列接得到它的边
nobody-begins = 依 T1，横列从 { $routes } 条航线开始，套装里却没有卡牌能与之相接：没有人能开始
few-begin = 依 T1，横列从 { $routes } 条航线开始，能与之相接的只有 { $cards } 张卡牌：不够 { $players } 位玩家用
only-wormholes-begin = 依 T1，横列从 { $routes } 条航线开始，能与之相接的只有 { $cards } 张带虫洞的卡牌
short-row = { $card }：它的边只能与另外 { $others } 张卡牌相接：{ $seats }的游戏里，有它的横列永远排不满
all-routes-alike = 套装里每条边不是 { $routes } 条航线就是虫洞：任何卡牌都能相接
all-wormholes = 套装里每条边都是虫洞：任何卡牌都能相接
odd-routes = rules：虫洞算作 { $routes } 条航线，比有 { $most } 条航线的边还少
