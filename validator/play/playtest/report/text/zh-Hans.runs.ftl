# 一次试玩玩了多少局，以及两次试玩的对照，简体中文。

chosen-in-time = 依短暂试跑，{ $minutes } 分钟可玩 { $games } 局；以 --games { $games } 可重现同样的结果。
seat-of = { $players } 人局的 { $seat } 号座位
until-cards = 每张牌的抽牌增益
until-seats = 每个座位的胜率
until-reached = 玩了 { $games } 局后，{ $what ->
    [seats] { until-seats }
   *[cards] { until-cards }
}都已精确到 ±{ $within } 个百分点以内：{ $among } 个区间中最宽的是 ±{ $widest }（{ $of }）。无论中途看过几次，这些区间都成立。
until-spent = 预算 { $games } 局已用完，{ $what ->
    [seats] { until-seats }
   *[cards] { until-cards }
}尚未全部精确到 ±{ $within } 个百分点以内：{ $among } 个区间中最宽的是 ±{ $widest }（{ $of }）。大约需要 { $needed } 局。
until-nothing = 玩了 { $games } 局，还没有可以比较的数字。

# 两次试玩的对照

compare-title = { $first }与{ $second }
compare-samples = { $second }（{ $games-second } 局）对照 { $first }（{ $games-first } 局）。两边的牌局互不相干。
compare-paired = { $second } 对照 { $first }，发牌完全相同：各 { $games-first } 局，逐局比较。
compare-count = { $all } 个数字中有 { $changed } 个的变化超出偶然。
compare-changed = 哪些变了
compare-note = 已依检视的数字多寡校正（Bonferroni-Holm，5 %）；每行是差值及其 95 % 区间。
compare-all = 全部数字
compare-figure = 数字
compare-cards = 牌
difference = 差值
beyond-chance = 超出偶然
apart-points = { $value }（{ $low } 至 { $high }）百分点
apart = { $value }（{ $low } 至 { $high }）{ $unit ->
    [points] 分
    [choices] 次选择
    [round] 回合
    [turn] 轮次
    [adventure-card] 张冒险牌
   *[other] { $word }
}
change-seat = { $table }：{ $seat } 号座位胜率
change-score = { $table }：得分
change-last = { $table }：第一名领先最后一名
change-shared = { $table }：并列获胜
change-length = { $table }：长度
change-choices = { $table }：有得选的抉择
change-played = { $card }（{ $id }，{ $agent }）：抽到后打出
change-lift = { $card }（{ $id }，{ $agent }）：抽牌增益
change-in-play = { $card }（{ $id }）：打出它的牌局
