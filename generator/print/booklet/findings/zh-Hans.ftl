# 小册子自己的话。
for-just = { $players }人
for-players = { $least ->
    [1] { $most ->
        [1] 1人游戏
       *[other] 1到{ $most }人
    }
   *[other] { $least }到{ $most }人
}
subtitle = 游戏说明
notice = 以 Proofpress 制作；Proofpress 与本游戏的出版者、设计者、经销者都没有关系，也未经他们认可。
chapter-goal = 游戏目标
differs = 与《{ $base }》的不同
chapter-box = 内容物
chapter-setup = 游戏准备
chapter-turn = 图解一回合
chapter-course = 游戏流程
chapter-examples = 范例
chapter-rules = 完整规则
chapter-scoring = 计分
chapter-questions = 问与答
chapter-key = 图标与用语
chapter-cards = 配件一览
chapter-index = 索引
chapter-aid = 速查
chapter-notes = 笔记
counted = { $count } × { $name }
table = 桌面
player = 玩家{ $number }
table-for = { $players }人游戏的桌面
sample = 一场实际游戏的计分
sample-after = 一场实际游戏的计分（假设打完{ $rounds }回合就结束）

# 文字里的错误。
unknown-picture = 小册子没有 { $name } 这种图；可用的有 { $known }
no-piece = 没有部件 { $name } 可以放进小册子
no-back = 没有部件 { $name }，小册子无法显示它的背面
no-kind = 没有 { $name } 这种部件可以放进小册子
no-icon = 没有图标 { $name } 可以放进小册子
no-table = 桌面只能显示最少（fewest）或最多（most）人数，不能是 { $name }
no-example = 小册子没有范例 { $name }
no-score = 计分不需要 { $name }
overflow = { $language }：小册子放不进 { $pages } 页
missing-glyph = { $language }：没有字体画得出 { $character }（小册子）
rulebook-glyph = 说明书里的 { $character } 没有字体能画
the-rulebook = 说明书
raw-mark = 说明书会照样印出这些标记
marks-of-booklet = 标题前的“## ”和“### ”，条目和步骤前的“- ”和“1. ”，**粗体**，[icon:名称]，以及单独一行的 ![文字](piece:ID)
unread-rulebook = 这份说明书没有被读取
