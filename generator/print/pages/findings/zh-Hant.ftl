# 規則頁的檢查結果。
no-pieces = 套裝沒有 { $kind } 這種部件可以放進規則的圖
no-mark-or-icon = 沒有標記或圖示 { $name } 可以放進規則的圖例
rules-overflow = { $language }：規則放不進 { $pages } 頁
missing-glyph = { $language }：沒有字型畫得出 { $character }（規則）
