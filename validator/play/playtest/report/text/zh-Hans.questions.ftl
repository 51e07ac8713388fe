# 设计者的问题与答案，简体中文。

questions = 设计者的问题
questions-note = 每一题都由这次试玩的对局来回答。话说得多肯定，全看证据有多少：局数不够时会直说，并指出要打多少局才看得出来。
questions-capped = 只用了前 { $games } 局来回答。
cell = { $value }
upright-line = 直线标示：
more-games = 每桌打到 { $needed } 局，误差就能缩到 5 个百分点以内。
question-units = { $unit ->
    [round] 回合
    [turn] 轮次
    [flight] 航程
    [lantern] 灯笼
    [move] 步
    [adventure-card] 冒险卡
   *[other] { $unit }
}
question-unit = { $unit ->
    [round] 回合
    [turn] 轮次
    [flight] 航程
    [lantern] 灯笼
    [move] 步
    [adventure-card] 冒险卡
   *[other] { $unit }
}

question-decided = 胜负何时底定？
decided-unknown = 这些对局只留下结果，不知道途中比分如何：可能是旧版 Proofpress 所记，或游戏不分回合。重打一批就知道。
decided-half-of = { $table }时 { $wins }
decided-found = 打到一半时领先的人，最后获胜的比例为{ $found }；{ $table }的对局里，赢家通常在 { $rounds } { $units }中的第 { $good } { $units }之后就一路领先到底。
decided-untold = 只有 { $games } 局，还说不准胜负何时底定：半场领先者的胜率为{ $found }。每桌打到 { $needed } 局，误差就能缩到 5 个百分点以内。
decided-level = 打到一半时，{ $level } 的对局里大家分数一样，所以从分数看不出胜负何时底定。
decided-table = 人数
decided-rounds = 每局{ $units }数
decided-half = 半场领先者胜率
decided-good = 从此领先到底（中位数）
decided-changes = 每局易主次数
decided-behind = 半场落后仍获胜
decided-last = 半场垫底仍获胜
rounds-over = 已打完的{ $units }数
leader-wins = 当时领先者最后获胜的对局

question-first = 先手有利吗？
first-alone = 单人游戏没有先后手。
the-first-player = 先手玩家
seat-one = 1 号座位（大家同时行动）
equal-share = 平均分到的胜率
first-wins = { $table }时赢 { $wins }、均分为 { $fair }
first-matters = 有关系：{ $who }在{ $found }。
first-small = 有一点：{ $who }在{ $found }。若有 { $shown } 个百分点以上的优势，早就看得出来。
first-even = 看不出优势：{ $who }若有 { $shown } 个百分点以上的优势，早就看得出来。
first-untold = 局数不够，还说不准：{ $table }打了 { $games } 局，{ $who }仍可能藏有 { $shown } 个百分点的优势；要看出 { $telling } 个百分点的优势，得打 { $needed } 局。

question-skill = 实力有多重要？
skill-unknown = 只有一种玩家（{ $agent }）上桌，无从得知；让强手与新手同桌，例如 --seats greedy,random。
skill-met = 同桌交手时：{ $found }。
skill-little = 在这些玩家之间，实力差别不大：同桌交手时，{ $found }，差距不超出偶然。
skill-untold = 只有 { $games } 局，还说不准实力有多重要：目前{ $found }。打到 { $needed } 局，误差就能缩到 5 个百分点以内。
skill-apart = 各打各的{ $table }局时，{ $found }；他们从未同桌，所以说不了胜率：请去掉 --apart，以 --seats { $agents } 再打。
agent-wins = { $agent } 胜率 { $wins }、均分为 { $fair }
agent-scores = { $agent } 得 { $score } 分
agent-at = { $agent }，{ $table }

question-feel = 一局玩起来有多长？
feel-unknown = 不知道这些对局里有多少次其实没得选：是旧版 Proofpress 所记。重打一批就知道。
feel-of = { $table }时 { $length } { $units }、{ $choices } 次真正的抉择
feel-found = 一局要每位玩家做：{ $found }；规则问到玩家时，有 { $real } 真的有得选。
feel-forced = 一局要每位玩家做：{ $found }；但规则问到玩家时，只有 { $real } 有不止一种可能，其余都没有什么可选。
feel-table = 人数
feel-length = 每局{ $units }数
feel-choices = 每人真正的抉择
feel-pace = 平均每{ $unit }
feel-real = 真正有得选的比例
real-choices = 每人真正的抉择
no-choices = 只有一个选项，没得选

question-strategies = 有哪些打法？
strategies-too-few = { $agent } 只有 { $winners } 个获胜座位，看不出打法；要 { $needed } 个以上才行。
strategies-none = 看不出不同的打法：{ $agent } 的 { $winners } 个赢家建的东西只有多寡之别，没有路线之分。
strategies-found = { $agent } 的赢家分成 { $count } 种打法，下面以最具代表性的卡牌命名：{ $found }。
strategies-caution = 占上风的人本来就建得多，所以常赢的打法未必就是致胜的原因。
strategy-wins = 走「{ $name }」路线的人赢 { $wins }、均分为 { $fair }
strategies-even = 没有哪一种的胜率明显高于或低于平均
strategy-named = { $cards }
strategy-mixed = 各种混合
strategy-name = 代表卡牌
strategy-seats = 座位数
strategy-winners = 占赢家
strategy-points = 平均得分
strategy-cards = 比别人更常打出的卡牌（此路线／其他，占座位 %）
card-here-and-there = { $card } { $here }/{ $there }

question-pairs = 哪些卡牌搭配起来特别强？
pairs-too-few = 局数不够，还说不准：没有哪两张卡在 { $agent } 手上同时打出、又分开打出各达 { $least } 个座位。
pairs-none = { $agent } 手上比较过的 { $pairs } 对卡牌，没有一对特别突出：打了 { $games } 局，若有搭配能多添 { $shown } 个百分点的胜率，多半已经看出来了。
pairs-untold = { $agent } 手上比较过的 { $pairs } 对卡牌，只凭 { $games } 局还点不出名来：要多添约 { $shown } 个百分点的胜率才看得出；打到 { $needed } 局，才看得出多添 { $telling } 的搭配。
pairs-found = { $agent } 手上比较过的 { $pairs } 对卡牌中，这些搭配比各自相加更强或更弱：{ $found }{ $rest ->
    [0] 。
   *[other] ；另有 { $rest } 对。
}
pairs-nearest = 图中是最接近的几对；这种程度，单凭运气也会出现。
pairs-caution = 这样点名的搭配，二十对里可能有一对只是碰巧，而且看起来会比实际更强；改设计之前，先用更多对局证实。
pair = { $first } + { $second }
pair-gains = { $pair } 胜率 { $gain } 个百分点
no-more-than-parts = 恰等于各自相加

question-draws = 抽到哪些牌等于白抽？
draws-untold = 局数不够，还说不准：没有哪张卡来到 { $agent } 的 { $least } 个座位。
draws-overall = 在 { $agent } 手上，抽到的牌有 { $share } 打了出来
draws-no-choice = 这个游戏不抽牌：拿了什么就用什么。
draws-none = { $overall }；{ $cards } 张卡中没有白抽的牌，也就是几乎没人打出的牌。
draws-dead = { $overall }；有 { $cards } 张是白抽的牌，几乎没人打出：{ $named }{ $rest ->
    [0] 。
   *[other] ，另有 { $rest } 张。
}
usual-card = 一般的卡牌

question-changed = 上次修改带来什么变化？
changed-unknown = 没有可比的对象：存档里既没有这套卡修改前的对局，也没有它所扩充的那一套的对局。
changed-too-few = 无从比较：{ $before }与这次试玩没有双方都打满 { $least } 局的同样桌次。
changed-found = 与{ $before }相比，查看的 { $looked } 个数字中，这些变化不是碰巧：{ $found }{ $rest ->
    [0] 。
   *[other] ；另有 { $rest } 个。
}
changed-none = 与{ $before }相比，查看的 { $looked } 个数字都看不出真正的变化。
changed-hidden = 比例若变动在 { $shown } 个百分点以内，仍可能看不出来。
changed-no-course = 先前的对局没有记下途中比分，所以无法比较领先的情形。
change-is = { $what } { $change }
changed-what = 项目
changed-before = 之前
changed-now = 现在
changed-difference = 差距
no-change = 没有变化
run-before = 第 { $run } 次试玩
set-extended = 所扩充的套装（{ $set }）
measure-score = 赢家得分，{ $table }
measure-margin = 赢家领先分数，{ $table }
measure-length = 每局{ $units }数，{ $table }
measure-choices = 每局真正的抉择，{ $table }
measure-half = 半场领先者胜率，{ $table }
measure-changes = 领先易主次数，{ $table }
measure-behind = 半场落后仍获胜，{ $table }
measure-first = 先手胜率，{ $table }

# 表格栏位的说明

decided-rounds-told = 平均一局有多少回合。
decided-half-told = 打到一半时分数最高的人最后获胜的对局；同分领先者以抽签论。
decided-good-told = 最后的赢家从这之后就一路领先、不再被超过；一半的对局更早，一半更晚。
decided-changes-told = 单独领先的人换了几次。
decided-behind-told = 打到一半时赢家还没有领先的对局。
decided-last-told = 打到一半时赢家分数最低的对局。
feel-length-told = 平均一局有多长。
feel-choices-told = 一位玩家在一局中有两个以上选项的决定。
feel-pace-told = 同上，换算成每一单位的游戏长度。
feel-real-told = 规则要求的所有决定中，有两个以上选项的比例。
strategy-seats-told = 走这条路线的座位，不论输赢。
strategy-winners-told = 这些座位占了所有胜场的多少。
strategy-points-told = 这些座位平均得几分。
strategy-cards-told = 让这条路线有别于其他的卡牌：一百个此路线的座位与一百个其他座位中，各有几个打出。
changed-before-told = 先前对局的数字。
changed-now-told = 这次试玩的数字。
changed-difference-told = 这次试玩减去先前对局，附 95 % 区间。
