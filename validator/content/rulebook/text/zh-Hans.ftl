# 效果的文字，就是卡片上印的那样。每一条是一个分句。
measure = { $are ->
    [cards] 张
    [tiles] 块
    [tokens] 枚
    [dice] 颗
   *[things] 个
}
sentence = { $said }。
after-each = { "" }
then = ，然后
points = 分数
piece = 部件
pieces = 部件
draw = 抽 { $count } { measure }
take-all = 将{ $start }的全部{ $what }移到{ $goal }
take = 将{ $start }的 { $count } { measure }{ $what }移到{ $goal }
take-named = 将{ $start }的 { $count } { measure }{ $what }移到{ $goal }
fill-up = 从{ $start }补到{ $goal }有 { $count } { measure }
take-as-many = 将{ $start }的{ $what }移到{ $goal }，数量等于 { $count }
move-it = 放入{ $goal }
gain = { $number } +{ $count }
pay = { $number } −{ $count }
gain-counted = { $number }增加：{ $count }
pay-counted = { $number }减少：{ $count }
set = { $number }变为 { $count }
roll = 掷{ $dice }
roll-some = 掷 { $count } 颗{ $dice }
roll-as-many = 掷{ $dice }，颗数为{ $count }
shuffle = 将{ $zone }洗匀
one = 一{ measure }{ $what }
first-me = 你成为起始玩家
first = { $player }成为起始玩家
end-turn = 回合结束
end-game = 游戏结束
pass-on-next = 所有人把{ $zone }交给下家
pass-on-previous = 所有人把{ $zone }交给上家
if = 若{ $test }：{ $then }
else = { $said }；否则：{ $otherwise }
put = 将{ $zone }的{ $what }放入{ $goal }
may-put = 可将{ $zone }的{ $what }放入{ $goal }
pick = 从{ $zone }选{ $what }：{ $then }
may-pick = 可从{ $zone }选{ $what }：{ $then }
secretly = 所有人从{ $zone }暗选{ $what }：{ $then }
choose = { $many ->
    [one] { $actions }
   *[several] 选择一项行动：{ $actions }
}
may-choose = 可选择行动：{ $actions }
for = { $player }：{ $does }
each-player = 每位玩家依次：{ $does }
turns = 轮流：{ $does }；直到{ $test }
rounds = 重复 { $count } 次：{ $does }
run = 执行它的{ $field }
run-each = 执行{ $zone }的每{ measure }{ $what }的{ $field }
player-me = 你
player-all = 每位玩家
player-others = 其他每位玩家
player-next = 下家
player-previous = 上家
player-first = 起始玩家
highest = 在{ $zone }中出{ $field }最高者
highest-preferring = 在{ $zone }中出{ $field }最高者（优先顺序：{ $prefer }、其他）
before = 、
with = { $what }（{ $value }）
like = 与{ $other }同{ $fields }的{ $what }
it = 它
first-of = { $zone }里的第一{ measure }
last-of = { $zone }里的最后一{ measure }
field-range = { $field }{ $range }
field-value = { $field } { $value }
or = 或
and = 且
its = 它的{ $field }
each = { $zone }的每{ measure }{ $what }
each-of = { $zone }的每{ measure }{ $what }的{ $field }
each-different = { $zone }的每种{ $field }
each-most = { $zone }里最多的一种{ $field }
own-zone = { $zone }
zone-of = { $player }的{ $zone }
worth = { $of }（{ $row }）
dice-sum = { $dice }总和
dice-showing = { $dice }上每个 { $sides }
from-to = { " " }{ $least } 到 { $most }
or-more = 至少 { $least }
or-more-of = 不少于{ $least }
up-to = 最多 { $most }
up-to-of = 不多于{ $most }
nothing = 为 0
in-zone = { $zone }里{ $range } { measure }
is = { $amount }{ $range }
every-player = 每位玩家{ $test }
any-player = 有玩家{ $test }
that-one = 那{ $are ->
    [cards] 张牌
   *[things] 个部件
}
of-piece = { $piece }的{ $field }
move-piece = 将{ $piece }放入{ $goal }

# 整本规则书。
heading-zones = 各区
heading-begin = 起始
heading-turns = 回合
heading-rounds = 轮
heading-effects = 各部件的效果
zone-lies = **{ $zone }**：{ $of ->
    [player] { $seen ->
        [owner] 每位玩家一个，仅自己可看。
        [nobody] 每位玩家一个，面朝下。
       *[all] 每位玩家一个，公开。
    }
   *[table] { $seen ->
        [all] 公用，公开。
       *[nobody] 公用，面朝下。
    }
}
refilled = 用完时，将{ $zone }洗匀补上。
begin = 将所有{ $what }放入{ $zone }。
begin-shuffled = 将所有{ $what }洗匀，放入{ $zone }。
number-begins = { $number }：从 { $count } 开始。
number-begins-each = { $number }：每位玩家从 { $count } 开始。
turns-go = 从{ $player }开始，玩家轮流进行回合。你的回合依序：
turns-end = 轮流进行，直到某个回合结束后{ $test }。
turns-within = 轮流进行，直到{ $test }：
rounds-go = 共 { $count } 轮，每轮：
rounds-many = 一轮接一轮，每轮：
rounds-end = 一直进行，直到某一轮结束后{ $test }。
each-player-go = 从{ $player }开始，每位玩家依序：
for-go = { $player }：
only-if = 条件：{ $test }。
pick-one = 从{ $zone }选{ $what }。
any-otherwise = 若没有，可任选。
named = **{ $name }**：{ $said }
choose-again = { $many ->
    [one] { $actions }，只要{ $test }就再选一次
   *[several] 选择一项行动：{ $actions }，只要{ $test }就再选一次
}
may-choose-again = 只要{ $test }，可选择任意次：{ $actions }
has-left = 你还有{ $number }
count-showing = { $dice }出现 { $sides } 的颗数
count = { $zone }的{ $what }数
count-different = { $zone }里不同{ $field }的数目
count-designs = { $zone }里不同{ $what }的种数
count-of = { $zone }的{ $what }的{ $field }总和
counted = { $amount }{ $range }
counted-just = { $amount }为 { $range }
is-just = { $amount }为 { $range }
score-adds = 游戏结束时，每位玩家加总：
score-each = { $zone }的每{ measure }{ $what }计 { $count }
score-different = { $zone }里每种不同的{ $field }计 { $count }
score-most = 总和最高者获胜。
score-ties = 平手时比较：{ $amount }，较高者获胜。
laid-by = { $player }放的{ $what }
alike = { $field }相同的{ $what }
line = { $zone }上{ $what }最长的直线
line-own = 自己在{ $zone }上最长的{ $what }直线
area = { $zone }上最大的一群{ $what }
area-own = 自己在{ $zone }上最大的一群{ $what }
beside = 相邻的每{ measure }{ $what }
beside-of = 相邻的每{ measure }{ $what }的{ $field }
lay = 把{ $piece }放在{ $zone }的空格
lay-beside = 把{ $piece }放在{ $zone }上与{ $what }相邻的空格；还没有任何部件时可放在任何空格
lay-beside-else = 把{ $piece }放在{ $zone }的空格；有与{ $what }相邻的空格时必须放在那里
bid = 从{ $player }开始轮流出价：提高{ $number }（{ $most }）或退出；出价最高者：{ $then }
unsold = { $said }；无人出价时：{ $otherwise }
board-squares = **{ $zone }**：{ $columns } × { $rows } 方格的棋盘，开始时是空的。
board-hexes = **{ $zone }**：六边各 { $edge } 格的六角格棋盘，开始时是空的。
board-falls = 部件会落到该竖列最低的空格。
teams = 分成 { $teams } 队，队员轮流间隔而坐；同队的分数相加。
rank-place = { $place ->
    [1] 最多者
    [2] 次多者
   *[other] 第 { $place } 多者
}得 { $points }
rank-higher = { $amount }：{ $row }（同名次者都得较高的分，没有者不得分）
rank-lower = { $amount }：{ $row }（同名次者都得较低的分或不得分，没有者不得分）
is-most-higher = { $amount }最高（可并列）
is-most-lower = { $amount }高于其他所有人
laid-by-me = 自己的{ $what }
go = 把{ $zone }上一个{ $what }移到相邻的空格
go-take = 把{ $zone }上一个{ $what }移到相邻的一格：空格，或其他玩家部件所在的格，该部件移到{ $goal }
go-jump = 把{ $zone }上一个{ $what }移到相邻的空格，或跳过其他玩家的部件到正后方的空格；被跳过的部件移到{ $goal }
player-asker = 提出者
player-if = { $player }（若{ $test }）
turn = 翻开{ $zone }的{ $what }给所有人看：{ $then }（之后仍留在原处的翻回背面）
secretly-many = 所有人从{ $zone }依序暗选 { $count } { measure }{ $what }；然后先亮出每人的第一{ measure }，再亮出第二{ measure }，依此类推，每次：{ $then }
address = 指定{ $players }中的一位，由该玩家：{ $then }
offer = 依序询问{ $players }是否{ $called }；最先{ $called }者：{ $then }
agree = 同意
refused = { $said }；都不愿意时：{ $otherwise }
place = { $who ->
    [me] 自己的部件在{ $zone }上的位置
   *[other] { $player }的部件在{ $zone }上的位置
}
place-number = { $who ->
    [me] 自己的部件在{ $zone }上的格数
   *[other] { $player }的部件在{ $zone }上的格数
}
field-place = { $field }即{ $place }
area-edges = { $zone }上一群{ $what }所接触的最多边数
area-edges-own = 自己在{ $zone }上的一群{ $what }所接触的最多边数
go-steps = 把{ $zone }上一个{ $what }往前移动，格数为{ $steps }
go-shared = 把{ $zone }上一个{ $what }沿路移到下一个地点
board-track = **{ $zone }**：共 { $places } 格的轨道。
board-map = **{ $zone }**：共 { $places } 个地点的地图。道路：{ $ways }。
way = { $place }通往{ $others }
between-ways = ；
comma = 、
board-shared = 同一处可放多个部件。
board-full = **{ $zone }**：{ $columns } × { $rows } 格，部件面朝下。
begin-each = 每位玩家各拿每种{ $what }一个，放入自己的{ $zone }。
begin-different = 每位玩家各选一种{ $what }，全部放入自己的{ $zone }。
begin-face-down = 将所有{ $what }洗匀，面朝下放在{ $zone }，每格一个。
rank = { $amount }：{ $row }
ranks-higher = 比较数量时，同名次者都得较高的分，没有者不得分。
ranks-lower = 比较数量时，同名次者都得较低的分，没有者不得分。
all-win = 这是合作游戏：所有人的分数相加，若{ $test }则全体获胜，否则全体落败。
zone-of-all = 所有玩家的{ $zone }合计
dice-shown = { $dice }的点数
just = 等于{ $amount }
run-piece = 执行{ $piece }的{ $field }
go-just = 把{ $zone }上一个{ $what }往前移动 { $steps } 格
lay-first = 把{ $piece }放在{ $zone }的第一格
lay-shared = 把{ $piece }放在{ $zone }的任一处
heading-afterwards = 之后
box = 盒子
none-in-zone = { $zone }已空
effects = 效果
dice-are = **{ $dice }**：{ $count } 颗 { $sides } 面骰。
gain-each = { $each }使{ $number } +{ $count }
pay-each = { $each }使{ $number } −{ $count }
field-above = { $field }大于{ $piece }的{ $field }
field-below = { $field }小于{ $piece }的{ $field }
or-any = { $what }（没有则任选）
dice-show = { $dice }掷出 { $sides }
any-dice-show = { $dice }有任一颗掷出 { $sides }
any-empty = 有玩家的{ $zone }已空
every-empty = 每位玩家的{ $zone }都已空
again-until = 反覆进行，直到{ $test }
times-until = 最多 { $count } 次，直到{ $test }
colon = ：
go-back = 把{ $zone }上一个{ $what }往后移动 { $steps } 格
nothing-happens = 不发生任何事
smallest = { $first }与{ $last }中较小者
largest = { $first }与{ $last }中较大者
pay-up-to = { $number } −{ $count }（不足则全部）
