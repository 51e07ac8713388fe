# `check` 对整个套装的结论。
judged = { $set }：{ $verdict }（{ $designs } 种设计，{ $found }）
refused = { $set }：不合规则（{ $found }）
verdict-legal-complete = 合规则，也完整
verdict-legal-incomplete = 合规则，但不完整
verdict-illegal-complete = 不合规则，但完整
verdict-illegal-incomplete = 不合规则，也不完整
not-judged = { $file }：这艘飞船无法评判（{ $count }）

# 各个命令的检查结果。
cell-too-long = 有个单元格的内容超过电子表格装得下的量：{ $cell }
no-field-name = 这不能当作字段的名称
letters-and-digits = a 到 z 的字母和数字，例如 cost
