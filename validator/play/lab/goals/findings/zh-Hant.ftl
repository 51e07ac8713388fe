# 目標的檢查結果。
goal-open = { $measure } 的目標既沒有寫 from，也沒有寫 to
from-or-to = from、to，或兩者都寫
never = { $measure } 永遠不會是 { $bound }
range-turned-round = { $measure } 不可能既在 { $least } 以上又在 { $most } 以下
from-not-above-to = from 不大於 to
number-from-to = { $least } 到 { $most } 的數字
or-more = { $least } 或以上
other-seats = { $name } 供 { $least } 到 { $most } 位玩家遊玩
seats-twice = 同一個座位數寫了兩次
needs-rounds = { $measure } 要看每輪結束時的分數，這個遊戲卻沒有
compares-seats = { $measure } 是座位之間的比較，至少要兩個座位
promises-nothing = 這個套裝沒有說過任何能在對局中看到的事
agents-of-skill = 只有 skill 的目標可以寫自己的 agents，{ $measure } 的目標不行
agents-beside-goals = 寫在 goals 旁邊、整個檔案通用的 agents
two-agents = skill 要在兩個不同的自動玩家之間測量：誰該贏、贏誰
such-as-two-agents = 兩個自動玩家，例如 { $example }
no-agent = 沒有叫 { $name } 的自動玩家

ranges-apart = 座位數為 { $seats } 時，{ $measure } 不可能既在 { $most } 以下又在 { $least } 以上
ranges-that-meet = 有交集的範圍，或讓其中一個目標用別的座位數
goal-twice = 座位數為 { $seats } 時，{ $measure } 以同樣的範圍要求了兩次
larger-weight = 較大的 weight
wins-of-two = 座位數為 { $seats } 時，兩個自動玩家互相贏對方的比例合計是 { $full }%
bounded-by-another = 座位數為 { $seats } 時，{ $low } 不可能在 { $least } 以上而 { $high } 在 { $most } 以下：{ $why }
shares-above = 座位數為 { $seats } 時，{ $first } 從 { $least } 起、{ $second } 從 { $other } 起，合計超過 { $most }：{ $why }
winner-has-the-mean = 贏家的分數至少等於所有人的平均
leader-is-no-comeback = 中途領先的人贏了，就不是逆轉
