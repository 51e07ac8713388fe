# 目标的检查结果。
goal-open = { $measure } 的目标既没有写 from，也没有写 to
from-or-to = from、to，或两者都写
never = { $measure } 永远不会是 { $bound }
range-turned-round = { $measure } 不可能既在 { $least } 以上又在 { $most } 以下
from-not-above-to = from 不大于 to
number-from-to = { $least } 到 { $most } 的数字
or-more = { $least } 或以上
other-seats = { $name } 供 { $least } 到 { $most } 位玩家游玩
seats-twice = 同一个座位数写了两次
needs-rounds = { $measure } 要看每轮结束时的分数，这个游戏却没有
compares-seats = { $measure } 是座位之间的比较，至少要两个座位
promises-nothing = 这个套装没有说过任何能在对局中看到的事
agents-of-skill = 只有 skill 的目标可以写自己的 agents，{ $measure } 的目标不行
agents-beside-goals = 写在 goals 旁边、整个文件通用的 agents
two-agents = skill 要在两个不同的自动玩家之间测量：谁该赢、赢谁
such-as-two-agents = 两个自动玩家，例如 { $example }
no-agent = 没有叫 { $name } 的自动玩家

ranges-apart = 座位数为 { $seats } 时，{ $measure } 不可能既在 { $most } 以下又在 { $least } 以上
ranges-that-meet = 有交集的范围，或让其中一个目标用别的座位数
goal-twice = 座位数为 { $seats } 时，{ $measure } 以同样的范围要求了两次
larger-weight = 较大的 weight
wins-of-two = 座位数为 { $seats } 时，两个自动玩家互相赢对方的比例合计是 { $full }%
bounded-by-another = 座位数为 { $seats } 时，{ $low } 不可能在 { $least } 以上而 { $high } 在 { $most } 以下：{ $why }
shares-above = 座位数为 { $seats } 时，{ $first } 从 { $least } 起、{ $second } 从 { $other } 起，合计超过 { $most }：{ $why }
winner-has-the-mean = 赢家的分数至少等于所有人的平均
leader-is-no-comeback = 中途领先的人赢了，就不是逆转
