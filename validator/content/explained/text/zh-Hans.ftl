# 每页说明前后的文字。
head-of-game = { $title }（{ $game }）
wrong = 错误的写法：
right = 正确的写法：
shown-by = 由这个命令发现：{ $command }
ask = 共{ $count }个代码；proofpress explain 代码 说明其中一个的意思。
