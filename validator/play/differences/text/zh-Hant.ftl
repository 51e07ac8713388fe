# 兩套內容之間的差異，繁體中文。

diff-title = 從 { $first } 到 { $second }
diff-made = 兩套 { $game } 並列：{ $one }（{ $designs } 種設計）與 { $two }（{ $others } 種設計）
diff-same = { $one } 與 { $two } 沒有任何差異：每張牌、文字、規則開關與外觀都相同。
diff-counts = 兩套都有的牌中有 { $changed } 張不同；只在 { $one } 的有 { $gone } 張，只在 { $two } 的有 { $new } 張。
diff-new = { $path }：原本沒有 → { $after }
diff-gone = { $path }：{ $before } → 沒有了
diff-changed = { $path }：{ $before } → { $after }
diff-of-language = { $field }（{ $language }）
diff-sort-changed = 有改動
diff-sort-gone = 只在 { $one }
diff-sort-new = 只在 { $two }
diff-section-set = 套裝本身
diff-section-rules = 規則開關
diff-section-parts = 配件清單
diff-section-texts = 文字
diff-section-looks = 版面、主題、圖示與 rules.yaml
diff-section-files = 圖片與字型
diff-section-pieces = 牌
diff-before = { $one }
diff-after = { $two }
diff-more = 另有 { $count } 項
diff-undrawn = 這裡沒有畫出
diff-no-pictures = 只有前 { $most } 張附有圖片。
diff-head-what = 項目
diff-head-where = 位置
diff-nothing = 沒有
