# 规则页的检查结果。
no-pieces = 套装没有 { $kind } 这种部件可以放进规则的图
no-mark-or-icon = 没有标记或图标 { $name } 可以放进规则的图例
rules-overflow = { $language }：规则放不进 { $pages } 页
missing-glyph = { $language }：没有字体画得出 { $character }（规则）
