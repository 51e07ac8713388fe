# 現成外觀、地圖和骰子的檢查結果。
of-look = { $look }：{ $what }
no-net = 版面沒有畫 { $kind } { $piece } 的展開圖
no-map = { $set } 沒有地圖
map-undrawn = 版面畫不出這張地圖
piece-undrawn = 版面畫不出 { $kind } { $piece }
no-piece = 套裝沒有 { $kind } { $piece }
no-part = 版面畫地圖的地方沒有 { $part } 部分
