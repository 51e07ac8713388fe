# 试玩数据的说法，简体中文。

table = { $players } 人局
table-of = { $players } 人局（{ $agents }）
seat = { $number } 号座位
agent = { $name }

# 对局

games-played = 共玩了 { $games } 局，由 { $agents } 上阵：{ $where }。
games-stopped = 预定 { $asked } 局，由 { $agents } 玩了 { $games } 局：{ $where }。
games-at = { $table } { $games } 局
no-games = 预定 { $asked } 局，一局也没有玩成。
games-broke = { $games } 局中途出错，不计入任何数据，详见发现。
game-takes = { $table }：一局{ $length }，要做 { $choices } 次真正的选择。
length-always = 总是 { $length } { $unit ->
    [round] 回合
    [turn] 轮次
   *[other] 张冒险卡
}
length-mean = 平均 { $mean } { $unit ->
    [round] 回合
    [turn] 轮次
   *[other] 张冒险卡
}（十局有九局在 { $low } 到 { $high } 之间）

# 座位

won-together = 所有玩家一起获胜或落败：获胜的对局占 { $wins }。胜负看不出座位、牌或玩家的强弱；换别的玩家来玩，才看得出游戏有多难。
wins-of = { $who }胜率 { $wins }
seats-uneven = { $table }各座位不公平：{ $found }，均分应是 { $fair }。
seats-even = { $table }没有座位占 { $shown } 个百分点以上的便宜：若有，{ $games } 局已足以看出。1 号座位胜率 { $wins }，均分是 { $fair }。
seats-untold = { $table }只有 { $games } 局，看不出座位是否公平：{ $shown } 个百分点以内的便宜都可能藏着；要看出 { $advantage } 个百分点的便宜，需要 { $needed } 局。1 号座位胜率 { $wins }，均分是 { $fair }。
uneven-seat = { $table }的 { $seat } 号座位胜率 { $wins }，不是 { $fair }
behind-of-two = { $table }：第二名落后第一名 { $second } 分；{ $shared } 的对局以并列第一收场。
behind-of-more = { $table }：第二名落后第一名 { $second } 分，最后一名落后 { $last } 分；{ $shared } 的对局以并列第一收场。
behind-of-them = { $table }：每局都由多人同胜；最后一名落后 { $last } 分。
agents-win = { $table }各玩家的胜率：{ $found }。

# 卡牌

cards-too-few = { $agent } 只玩了 { $games } 局，还比不出卡牌的高下。
cards-no-better = { $agent } 与随机玩家对局 { $games } 局，胜率 { $wins }，均分应为 { $fair }：并不比随机好，所以不以它的对局评断任何一张牌。
cards-at-random = 随机玩家分不出牌的好坏，所以不以这些对局评断任何一张牌。
cards-stand-out = { $agent } 手中比较了 { $compared } 种牌：{ $found }。其他牌若与一般牌相差不到 { $shown } 个百分点，仍可能看不出来。
cards-alike = { $agent } 手中比较了 { $compared } 种牌，没有一种高出或低于一般牌 { $margin } 个百分点以上。
cards-untold = { $agent } 手中比较了 { $compared } 种牌，{ $games } 局还点不出哪一种：与一般牌相差 { $shown } 个百分点以内都可能藏着；要看出 { $double } 个百分点的差距，约需 { $needed } 局。
named-strong = 偏强的有{ $cards }
named-weak = 偏弱的有{ $cards }
named-automatic = 抽到几乎必打的有{ $cards }
named-dead = 几乎没人打的有{ $cards }
others = 另外 { $count } 种
strong-card-drawn = 在 { $agent } 手中偏强：抽到{ $card }的座位，胜率比抽到一般牌的高 { $lift } 个百分点
strong-card-offered = 在 { $agent } 手中偏强：有机会拿{ $card }的座位，胜率比一般的高 { $lift } 个百分点
strong-card-met = 在 { $agent } 手中偏强：遇上{ $card }的座位，胜率比一般的高 { $lift } 个百分点
strong-card-chosen = 在 { $agent } 手中偏强：选用{ $card }的座位，胜率比一般的高 { $lift } 个百分点
weak-card-drawn = 在 { $agent } 手中偏弱：抽到{ $card }的座位，胜率比抽到一般牌的低 { $lift } 个百分点
weak-card-offered = 在 { $agent } 手中偏弱：有机会拿{ $card }的座位，胜率比一般的低 { $lift } 个百分点
weak-card-met = 在 { $agent } 手中偏弱：遇上{ $card }的座位，胜率比一般的低 { $lift } 个百分点
weak-card-chosen = 在 { $agent } 手中偏弱：选用{ $card }的座位，胜率比一般的低 { $lift } 个百分点
strong-card-drawn-by-points = 在 { $agent } 手中偏强：抽到{ $card }的座位，终局得分比抽到一般牌的多 { $ahead } 分，胜率也偏高
strong-card-offered-by-points = 在 { $agent } 手中偏强：有机会拿{ $card }的座位，终局得分比一般的多 { $ahead } 分，胜率也偏高
strong-card-met-by-points = 在 { $agent } 手中偏强：遇上{ $card }的座位，终局得分比一般的多 { $ahead } 分，胜率也偏高
strong-card-chosen-by-points = 在 { $agent } 手中偏强：选用{ $card }的座位，终局得分比一般的多 { $ahead } 分，胜率也偏高
weak-card-drawn-by-points = 在 { $agent } 手中偏弱：抽到{ $card }的座位，终局得分比抽到一般牌的少 { $ahead } 分，胜率也偏低
weak-card-offered-by-points = 在 { $agent } 手中偏弱：有机会拿{ $card }的座位，终局得分比一般的少 { $ahead } 分，胜率也偏低
weak-card-met-by-points = 在 { $agent } 手中偏弱：遇上{ $card }的座位，终局得分比一般的少 { $ahead } 分，胜率也偏低
weak-card-chosen-by-points = 在 { $agent } 手中偏弱：选用{ $card }的座位，终局得分比一般的少 { $ahead } 分，胜率也偏低
automatic-card = 在 { $agent } 手中不必想：抽到{ $card }的座位有 { $played } 打出了它
dead-card = 在 { $agent } 手中是死牌：抽到{ $card }的座位只有 { $played } 打出了它
played-more = 在 { $agent } 手中打得多了：抽到{ $card }的座位有 { $played } 打出了它，{ $before }是 { $was }
played-less = 在 { $agent } 手中打得少了：抽到{ $card }的座位有 { $played } 打出了它，{ $before }是 { $was }
split-card = { $card }在 { $good } 手中值 { $here } 个百分点的胜率，在 { $bad } 手中值 { $there } 个百分点{ $who ->
    [beginner] ：新手拿着反而好用
    [master] ：要会用的人才用得好
   *[unknown] {""}
}

# 承诺

broken-game = 以种子 { $run } 进行的第 { $number } 局（该局种子 { $seed }，玩家 { $agents }）中途出错：{ $fault }
broken-spotlight = 特意发牌的一局中途出错：{ $fault }
never-seen = 从未出现：{ $what }（平常的对局一次也没有，所以不到 { $bound } 的对局会有；特意发牌的 { $deals } 局也没有）
never-dealt = 从未出现：{ $what }（平常的对局一次也没有，所以不到 { $bound } 的对局会有；怎样发牌也碰不到）
all-seen = 这套内容承诺的 { $promises } 件事，平常的对局里全都出现过。
some-seen = 这套内容承诺 { $promises } 件事，{ $parts }。
seen-play = { $count } 件在平常的对局里出现过
seen-spotlight = { $count } 件只在特意发牌时出现
seen-never = { $count } 件从未出现
seen-untried = { $count } 件没有找过

# 这些数据说不了的

limit-agents = 电脑玩家不是人。随机的玩家让人看到什么会发生，贪心的玩家让人看到什么当下诱人；它们不会虚张声势，不会讨价还价，也不会摸清你的习惯。请看牌与牌的差别，不要看棋力高低。
limit-lift = 谁抽到哪张牌几乎全凭运气，所以抽牌差几乎就是因果；不过领先的座位抽得也多，因此每张牌是与这套内容的一般牌相比，而不是与零相比。打出时的胜率差则完全不是因果。
limit-luck = 95 % 的区间只覆盖发牌的运气，二十个里有一个会落空。
limit-false = 关于牌的发现经过挑选，预期十个里不到一个是假的；图与表没有为看了多少项目而修正。
limit-seats = 同一局的座位并不独立：一个赢是因为另一个没赢。抽牌差已经算进这一点，打出时的胜率差则因此略有偏差。
limit-spotlight = 特意发牌的对局只说明某事能发生，不说明多常发生；除了覆盖率，它们不计入任何数据。
limit-begin = 座位按坐的位置计算。规则若抽签决定谁先，1 号座位就不是先手。
limit-fun = 这里没有一句话说得出游戏好不好玩。

# 终端上的报告

text-title = 试玩《{ $title }》（{ $set }）
text-made = 种子 { $seed }，规则与内容 { $digest }，Proofpress { $version }
text-interrupted = 中途停止：预定 { $asked } 局，玩了 { $played } 局。
text-findings = 发现（{ $count }）
text-more = ……另有 { $count } 项在 report.json
text-tables = 牌桌
text-seats = 座位与玩家
text-cards-drawn = { $agent } 手中的牌，{ $games } 局：抽到者的胜率差（百分点，95 % 区间）
text-cards-offered = { $agent } 手中的配件，{ $games } 局：有机会拿者的胜率差（百分点，95 % 区间）
text-cards-met = { $agent } 手中的配件，{ $games } 局：遇上者的胜率差（百分点，95 % 区间）
text-cards-chosen = { $agent } 手中的配件，{ $games } 局：选用者的胜率差（百分点，95 % 区间）
text-coverage = 覆盖
text-limits = 这些数据说不了的
text-run = 这是 { $set } 的第 { $run } 次试玩；--compare A,B 把两次并排比较。
text-run-called = 这是 { $set } 的第 { $run } 次试玩（{ $called }）；--compare A,B 把两次并排比较。
head-games = 局数
head-score = 平均分数
head-length = 平均{ $unit ->
    [round] 回合数
    [turn] 轮次数
   *[other] 冒险卡数
}
head-choices = 每局真正的选择
head-wins = 胜率
head-median = 中位数
head-seats = 座位
head-played = 打出
head-points = 带来分数
head-draw-lift = 胜率差
head-likely-lift = 可能的胜率差
head-ahead = 领先分数
head-win-lift = 打出时的胜率差
head-promises = 承诺
head-play = 平常对局
head-spotlight = 只在特意发牌
head-never = 从未
head-untried = 没有找过
verdict-strong = 偏强
verdict-weak = 偏弱
verdict-automatic = 必打
verdict-dead = 死牌

# 确认一张牌

confirmed = 在 { $agent } 手中，{ $games } 组相同的发牌各玩两次：抽到{ $card }的座位比没抽到的多赢 { $drawn } 个百分点；换成白板，则是 { $blank }。牌上的内容值 { $difference } 个百分点的胜率。
confirmed-nothing = 在 { $agent } 手中，{ $card }无从比较：{ $games } 局里没有一局是它的一个座位抽到而另一个没抽到。
confirmed-kept = 空白牌保留了同类牌不可缺少的部分：{ $fields }。上面的差值不包含它们。
