# 圖示和顏色的檢查結果。
icon-path = 圖示 { $icon }：{ $why }
no-theme = 沒有主題 { $name }；版面有 { $known }
no-colour = 沒有顏色 { $name }
colour-circle = 顏色 { $name } 的名稱互相引用成圈
