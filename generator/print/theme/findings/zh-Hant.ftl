# 疊在別的版面上的版面、主題和主題字型的檢查結果。
no-mark-to-change = 下層的版面沒有可改的標記 { $name }
no-face-to-change = 下層的版面沒有可改的面 { $name }
no-list-to-change = 下層的版面沒有可改的部分清單 { $name }
part-unsaid = 修改部分要用 name: 說明是哪一個；新的部分要用 part: 說明畫什麼
no-part-to-change = 這裡沒有叫 { $name } 的部分可以修改
none-named = 這裡都沒有名稱
too-many-looks = 各部分清單互相引用太多次，無法在其中按名稱找到部分
no-layout = 套裝沒有 layout.yaml
layout-is-no-group = 版面是一組欄位，例如 themes、parts 和 faces

no-theme = 沒有叫 { $name } 的主題可以改顏色
nothing-in-colour = 沒有任何東西用顏色 { $name } 畫
no-colour = 沒有顏色 { $name }
hex-or-colour = "#rrggbb"、{ $colours }
empty-file = 檔案是空的
unquoted-colour = 這裡沒有顏色；以 # 開頭的顏色要放在引號裡，因為 YAML 會忽略 # 之後的內容
such-as-colour = 例如 "#fcf8ee"

font-for-nothing = 字型要以用途或語言為名；{ $name } 兩者都不是
bad-font = 字型 { $name } 不能用：{ $why }
font-does-not-vary = 這個字型的粗細不能變化；請刪去 weight
no-such-weight = 這個字型沒有這種粗細
from-to = { $least } 到 { $most }
no-font-file = 套裝的資料夾裡沒有這個字型檔
font-in-folder = 資料夾 fonts 裡的 TTF 或 OTF 檔
idle-font = 沒有主題用到這個字型
font-in-theme = 寫進 theme.yaml，例如 fonts: {"{"}title: { $file }{"}"}
the-theme = 這個主題
