# 两套内容之间的差异，简体中文。

diff-title = 从 { $first } 到 { $second }
diff-made = 两套 { $game } 并列：{ $one }（{ $designs } 种设计）与 { $two }（{ $others } 种设计）
diff-same = { $one } 与 { $two } 没有任何差异：每张牌、文字、规则开关与外观都相同。
diff-counts = 两套都有的牌中有 { $changed } 张不同；只在 { $one } 的有 { $gone } 张，只在 { $two } 的有 { $new } 张。
diff-new = { $path }：原本没有 → { $after }
diff-gone = { $path }：{ $before } → 没有了
diff-changed = { $path }：{ $before } → { $after }
diff-of-language = { $field }（{ $language }）
diff-sort-changed = 有改动
diff-sort-gone = 只在 { $one }
diff-sort-new = 只在 { $two }
diff-section-set = 套装本身
diff-section-rules = 规则开关
diff-section-parts = 配件清单
diff-section-texts = 文字
diff-section-looks = 版面、主题、图标与 rules.yaml
diff-section-files = 图片与字体
diff-section-pieces = 牌
diff-before = { $one }
diff-after = { $two }
diff-more = 另有 { $count } 项
diff-undrawn = 这里没有画出
diff-no-pictures = 只有前 { $most } 张附有图片。
diff-head-what = 项目
diff-head-where = 位置
diff-nothing = 没有
