# 现成外观、地图和骰子的检查结果。
of-look = { $look }：{ $what }
no-net = 版面没有画 { $kind } { $piece } 的展开图
no-map = { $set } 没有地图
map-undrawn = 版面画不出这张地图
piece-undrawn = 版面画不出 { $kind } { $piece }
no-piece = 套装没有 { $kind } { $piece }
no-part = 版面画地图的地方没有 { $part } 部分
