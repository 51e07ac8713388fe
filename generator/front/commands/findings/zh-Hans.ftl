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

## `new` 说的话
new-taken = { $heading } 当作 { $meaning }
new-left-out = { $heading } 不读
new-row-left-out = 第 { $row } 行（{ $text }）不读
new-most-fields = 一个种类最多有 { $most } 个字段
new-ids = 新增 id 列：{ $ids }
new-numbers = id 要以字母开头，数字改为 { $ids }
new-of-sheet = { $sheet }：{ $said }
from-to = { $first } 到 { $last }
new-guesses = { $said }。猜错的话用 --columns 说明，例如 名称=title,备注=-
new-no-headings = 第一行看起来是一张牌（{ $found }）：牌的上面要有一行列名，说明各列是什么
new-turned = 第一列里是字段的名称（{ $found }）：每行应该是一张牌，表格看起来转了方向
new-cells-in = 单元格的文字当作 { $language }；不是的话用 --lang 说明
new-next = 接下来：proofpress check { $name }，然后 proofpress { $then } { $name }
new-rows = 你的牌，每行一张。
new-set = 你的游戏叫什么、用哪些语言印。
new-kit = 你的游戏有哪些种类、各有哪些字段、检查什么。
new-cards = 你的牌：写在种类的名称下，每张有自己的 id。
new-rules = 你的游戏怎么玩，不用 Python 也能玩。
