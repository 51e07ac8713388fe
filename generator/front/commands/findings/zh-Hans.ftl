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

# 随导出文件附上的话。
export-note = 由 Proofpress 制作，与任何出版社或虚拟桌面无关。先洗面朝下的牌和袋中的配件，再依规则发牌。
export-licences = 随 Proofpress 提供的组合，其图片与文字采用 CC BY-SA 4.0 授权：请注明出处为 Proofpress，说明修改之处，并以相同方式共享。字体采用 SIL 开放字体授权 1.1。游戏规则不受著作权保护；游戏名称属于其出版社，而它们并未认可本文件。
preflighted = { $set }，供 { $profile } 印制：{ $found }
