# 蒸汽時代用字元畫成的地圖的檢查結果。列由上而下、行由左至右，都從 0 數起。
wrong-rows = 寫成一段文字的 rows 要寫在 | 之後，每列各佔一行
too-many-rows = 地圖超過 { $most } 列
most-rows = 最多 { $most } 列
wide-row = 第 { $row } 列有 { $characters } 個字元；地圖最多 { $most } 行
most-characters = 最多 { $most } 個字元
unknown-character = 圖例沒有說明第 { $row } 列、第 { $column } 行的 { $sign } 是什麼
unknown-characters = 圖例沒有說明第 { $row } 列、第 { $column } 行的 { $sign } 是什麼；這樣的字元另有 { $others } 個
missing-name = 村鎮 { $sign } 要有 name；出現多次時改用 names
wrong-names = { $sign } 在 rows 裡出現 { $count } 次，names 裡卻有 { $names } 個名稱
misplaced-city = 圖例中的城市 { $sign } 在 rows 裡出現 { $count } 次
misplaced-town = 圖例中的村鎮 { $sign } 沒有出現在 rows 裡
repeated-town = 圖例中的村鎮 { $sign } 在 rows 裡出現 { $count } 次；多個村鎮用同一個字元時，要寫 names 而不是 name
once = 一次
lone-river = 第 { $row } 列、第 { $column } 行的河流旁邊沒有河流或湖泊：看不出流向
crowded-river = 第 { $row } 列、第 { $column } 行的河流旁邊有 { $others } 格河流：看不出流向
touching-rivers = 第 { $row } 列、第 { $column } 行的河流旁邊有兩格彼此相鄰的河流：看不出流向
own-sign = 換一個字元，並在圖例中寫明，例如 { $sign }: {"{"}is: river, edges: [0, 3]{"}"}
