# 圖示和顏色的檢查結果。
icon-path = 圖示 { $icon }：{ $why }
no-theme = 沒有主題 { $name }；版面有 { $known }
no-colour = 沒有顏色 { $name }
colour-circle = 顏色 { $name } 的名稱互相引用成圈
path-strange = 路徑資料含有既非指令也非數字的內容：{ $data }
path-lacks-number = 路徑資料在 { $command } 之前少了數字：{ $data }
path-lacks-command = 路徑資料有數字而沒有指令：{ $data }
path-too-far = 路徑資料有超過 { $most } 的數字：{ $number }
path-ends-early = 路徑資料在最後一個指令的數字齊全之前就結束了：{ $data }
no-icon-of-alias = { $icon } 代表 { $other }，但沒有這個名稱的圖示
alias-of-alias = { $icon } 代表 { $other }，而後者也不代表任何圖示
