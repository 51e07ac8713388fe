# 效果的文字，就是卡片上印的那樣。每一條是一個分句。
measure = { $are ->
    [cards] 張
    [tiles] 塊
    [tokens] 枚
    [dice] 顆
   *[things] 個
}
sentence = { $said }。
after-each = { "" }
then = ，然後
points = 分數
piece = 部件
pieces = 部件
draw = 抽 { $count } { measure }
take-all = 將{ $start }的全部{ $what }移到{ $goal }
take = 將{ $start }的 { $count } { measure }{ $what }移到{ $goal }
take-named = 將{ $start }的 { $count } { measure }{ $what }移到{ $goal }
fill-up = 從{ $start }補到{ $goal }有 { $count } { measure }
take-as-many = 將{ $start }的{ $what }移到{ $goal }，數量等於 { $count }
move-it = 放入{ $goal }
gain = { $number } +{ $count }
pay = { $number } −{ $count }
gain-counted = { $number }增加：{ $count }
pay-counted = { $number }減少：{ $count }
set = { $number }變為 { $count }
roll = 擲{ $dice }
roll-some = 擲 { $count } 顆{ $dice }
roll-as-many = 擲{ $dice }，顆數為{ $count }
shuffle = 將{ $zone }洗勻
one = 一{ measure }{ $what }
first-me = 你成為起始玩家
first = { $player }成為起始玩家
end-turn = 回合結束
end-game = 遊戲結束
pass-on-next = 所有人把{ $zone }交給下家
pass-on-previous = 所有人把{ $zone }交給上家
if = 若{ $test }：{ $then }
else = { $said }；否則：{ $otherwise }
put = 將{ $zone }的{ $what }放入{ $goal }
may-put = 可將{ $zone }的{ $what }放入{ $goal }
pick = 從{ $zone }選{ $what }：{ $then }
may-pick = 可從{ $zone }選{ $what }：{ $then }
secretly = 所有人從{ $zone }暗選{ $what }：{ $then }
choose = { $many ->
    [one] { $actions }
   *[several] 選擇一項行動：{ $actions }
}
may-choose = 可選擇行動：{ $actions }
for = { $player }：{ $does }
each-player = 每位玩家依序：{ $does }
turns = 輪流：{ $does }；直到{ $test }
rounds = 重複 { $count } 次：{ $does }
run = 執行它的{ $field }
run-each = 執行{ $zone }的每{ measure }{ $what }的{ $field }
player-me = 你
player-all = 每位玩家
player-others = 其他每位玩家
player-next = 下家
player-previous = 上家
player-first = 起始玩家
highest = 在{ $zone }中出{ $field }最高者
highest-preferring = 在{ $zone }中出{ $field }最高者（優先順序：{ $prefer }、其他）
before = 、
with = { $what }（{ $value }）
like = 與{ $other }同{ $fields }的{ $what }
it = 它
first-of = { $zone }裡的第一{ measure }
last-of = { $zone }裡的最後一{ measure }
field-range = { $field }{ $range }
field-value = { $field } { $value }
or = 或
and = 且
its = 它的{ $field }
each = { $zone }的每{ measure }{ $what }
each-of = { $zone }的每{ measure }{ $what }的{ $field }
each-different = { $zone }的每種{ $field }
each-most = { $zone }裡最多的一種{ $field }
own-zone = { $zone }
zone-of = { $player }的{ $zone }
worth = { $of }（{ $row }）
dice-sum = { $dice }總和
dice-showing = { $dice }上每個 { $sides }
from-to = { " " }{ $least } 到 { $most }
or-more = 至少 { $least }
or-more-of = 不少於{ $least }
up-to = 最多 { $most }
up-to-of = 不多於{ $most }
nothing = 為 0
in-zone = { $zone }裡{ $range } { measure }
is = { $amount }{ $range }
every-player = 每位玩家{ $test }
any-player = 有玩家{ $test }
that-one = 那{ $are ->
    [cards] 張牌
   *[things] 個部件
}
of-piece = { $piece }的{ $field }
move-piece = 將{ $piece }放入{ $goal }

# 整本規則書。
heading-zones = 各區
heading-begin = 起始
heading-turns = 回合
heading-rounds = 輪
heading-effects = 各部件的效果
zone-lies = **{ $zone }**：{ $of ->
    [player] { $seen ->
        [owner] 每位玩家一個，僅自己可看。
        [nobody] 每位玩家一個，面朝下。
       *[all] 每位玩家一個，公開。
    }
   *[table] { $seen ->
        [all] 公用，公開。
       *[nobody] 公用，面朝下。
    }
}
refilled = 用完時，將{ $zone }洗勻補上。
begin = 將所有{ $what }放入{ $zone }。
begin-shuffled = 將所有{ $what }洗勻，放入{ $zone }。
number-begins = { $number }：從 { $count } 開始。
number-begins-each = { $number }：每位玩家從 { $count } 開始。
turns-go = 從{ $player }開始，玩家輪流進行回合。你的回合依序：
turns-end = 輪流進行，直到某個回合結束後{ $test }。
turns-within = 輪流進行，直到{ $test }：
rounds-go = 共 { $count } 輪，每輪：
rounds-many = 一輪接一輪，每輪：
rounds-end = 一直進行，直到某一輪結束後{ $test }。
each-player-go = 從{ $player }開始，每位玩家依序：
for-go = { $player }：
only-if = 條件：{ $test }。
pick-one = 從{ $zone }選{ $what }。
any-otherwise = 若沒有，可任選。
named = **{ $name }**：{ $said }
choose-again = { $many ->
    [one] { $actions }，只要{ $test }就再選一次
   *[several] 選擇一項行動：{ $actions }，只要{ $test }就再選一次
}
may-choose-again = 只要{ $test }，可選擇任意次：{ $actions }
has-left = 你還有{ $number }
count-showing = { $dice }出現 { $sides } 的顆數
count = { $zone }的{ $what }數
count-different = { $zone }裡不同{ $field }的數目
count-designs = { $zone }裡不同{ $what }的種數
count-of = { $zone }的{ $what }的{ $field }總和
counted = { $amount }{ $range }
counted-just = { $amount }為 { $range }
is-just = { $amount }為 { $range }
score-adds = 遊戲結束時，每位玩家加總：
score-each = { $zone }的每{ measure }{ $what }計 { $count }
score-different = { $zone }裡每種不同的{ $field }計 { $count }
score-most = 總和最高者獲勝。
score-ties = 平手時比較：{ $amount }，較高者獲勝。
laid-by = { $player }放的{ $what }
alike = { $field }相同的{ $what }
line = { $zone }上{ $what }最長的直線
line-own = 自己在{ $zone }上最長的{ $what }直線
area = { $zone }上最大的一群{ $what }
area-own = 自己在{ $zone }上最大的一群{ $what }
beside = 相鄰的每{ measure }{ $what }
beside-of = 相鄰的每{ measure }{ $what }的{ $field }
lay = 把{ $piece }放在{ $zone }的空格
lay-beside = 把{ $piece }放在{ $zone }上與{ $what }相鄰的空格；還沒有任何部件時可放在任何空格
lay-beside-else = 把{ $piece }放在{ $zone }的空格；有與{ $what }相鄰的空格時必須放在那裡
bid = 從{ $player }開始輪流出價：提高{ $number }（{ $most }）或退出；出價最高者：{ $then }
unsold = { $said }；無人出價時：{ $otherwise }
board-squares = **{ $zone }**：{ $columns } × { $rows } 方格的棋盤，開始時是空的。
board-hexes = **{ $zone }**：六邊各 { $edge } 格的六角格棋盤，開始時是空的。
board-falls = 部件會落到該直行最低的空格。
teams = 分成 { $teams } 隊，隊員輪流間隔而坐；同隊的分數相加。
rank-place = { $place ->
    [1] 最多者
    [2] 次多者
   *[other] 第 { $place } 多者
}得 { $points }
rank-higher = { $amount }：{ $row }（同名次者都得較高的分，沒有者不得分）
rank-lower = { $amount }：{ $row }（同名次者都得較低的分或不得分，沒有者不得分）
is-most-higher = { $amount }最高（可並列）
is-most-lower = { $amount }高於其他所有人
laid-by-me = 自己的{ $what }
go = 把{ $zone }上一個{ $what }移到相鄰的空格
go-take = 把{ $zone }上一個{ $what }移到相鄰的一格：空格，或其他玩家部件所在的格，該部件移到{ $goal }
go-jump = 把{ $zone }上一個{ $what }移到相鄰的空格，或跳過其他玩家的部件到正後方的空格；被跳過的部件移到{ $goal }
player-asker = 提出者
player-if = { $player }（若{ $test }）
turn = 翻開{ $zone }的{ $what }給所有人看：{ $then }（之後仍留在原處的翻回背面）
secretly-many = 所有人從{ $zone }依序暗選 { $count } { measure }{ $what }；然後先亮出每人的第一{ measure }，再亮出第二{ measure }，依此類推，每次：{ $then }
address = 指定{ $players }中的一位，由該玩家：{ $then }
offer = 依序詢問{ $players }是否{ $called }；最先{ $called }者：{ $then }
agree = 同意
refused = { $said }；都不願意時：{ $otherwise }
place = { $who ->
    [me] 自己的部件在{ $zone }上的位置
   *[other] { $player }的部件在{ $zone }上的位置
}
place-number = { $who ->
    [me] 自己的部件在{ $zone }上的格數
   *[other] { $player }的部件在{ $zone }上的格數
}
field-place = { $field }即{ $place }
area-edges = { $zone }上一群{ $what }所接觸的最多邊數
area-edges-own = 自己在{ $zone }上的一群{ $what }所接觸的最多邊數
go-steps = 把{ $zone }上一個{ $what }往前移動，格數為{ $steps }
go-shared = 把{ $zone }上一個{ $what }沿路移到下一個地點
board-track = **{ $zone }**：共 { $places } 格的軌道。
board-map = **{ $zone }**：共 { $places } 個地點的地圖。道路：{ $ways }。
way = { $place }通往{ $others }
between-ways = ；
comma = 、
board-shared = 同一處可放多個部件。
board-full = **{ $zone }**：{ $columns } × { $rows } 格，部件面朝下。
begin-each = 每位玩家各拿每種{ $what }一個，放入自己的{ $zone }。
begin-different = 每位玩家各選一種{ $what }，全部放入自己的{ $zone }。
begin-face-down = 將所有{ $what }洗勻，面朝下放在{ $zone }，每格一個。
rank = { $amount }：{ $row }
ranks-higher = 比較數量時，同名次者都得較高的分，沒有者不得分。
ranks-lower = 比較數量時，同名次者都得較低的分，沒有者不得分。
all-win = 這是合作遊戲：所有人的分數相加，若{ $test }則全體獲勝，否則全體落敗。
zone-of-all = 所有玩家的{ $zone }合計
dice-shown = { $dice }的點數
just = 等於{ $amount }
run-piece = 執行{ $piece }的{ $field }
go-just = 把{ $zone }上一個{ $what }往前移動 { $steps } 格
lay-first = 把{ $piece }放在{ $zone }的第一格
lay-shared = 把{ $piece }放在{ $zone }的任一處
heading-afterwards = 之後
box = 盒子
none-in-zone = { $zone }已空
effects = 效果
dice-are = **{ $dice }**：{ $count } 顆 { $sides } 面骰。
gain-each = { $each }使{ $number } +{ $count }
pay-each = { $each }使{ $number } −{ $count }
field-above = { $field }大於{ $piece }的{ $field }
field-below = { $field }小於{ $piece }的{ $field }
or-any = { $what }（沒有則任選）
dice-show = { $dice }擲出 { $sides }
any-dice-show = { $dice }有任一顆擲出 { $sides }
any-empty = 有玩家的{ $zone }已空
every-empty = 每位玩家的{ $zone }都已空
again-until = 反覆進行，直到{ $test }
times-until = 最多 { $count } 次，直到{ $test }
colon = ：
go-back = 把{ $zone }上一個{ $what }往後移動 { $steps } 格
nothing-happens = 不發生任何事
smallest = { $first }與{ $last }中較小者
largest = { $first }與{ $last }中較大者
pay-up-to = { $number } −{ $count }（不足則全部）
