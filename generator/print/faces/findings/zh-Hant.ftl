# 卡面和版面的檢查結果。
at-face = 面 { $face }：{ $what }
of-piece = { $piece }：{ $what }
no-front = 版面沒有給 { $kind } 這種部件的正面
no-back = 版面沒有給 { $kind } 這種部件的背面
no-face = 沒有面 { $name }；版面有 { $known }
face-circle = 各個面的 like 連成圈：{ $way }
unknown-backs = 版面沒有叫 { $name } 的背面選擇
idle-icon = 沒有任何東西畫圖示 { $name }
unknown-icon = { $where }：沒有圖示 { $name }
unknown-colour = { $where }：沒有顏色 { $name }
unknown-icon-or-keyword = { $where }：沒有圖示也沒有關鍵詞 { $name }
idle-picture = 沒有任何東西顯示這張圖片
idle-named-picture = 沒有任何東西顯示這張圖片，雖然它以 { $piece } 為名
part-picture = 那個面上的 picture 部分（layout.yaml），而且沒有為它寫明別的圖片
