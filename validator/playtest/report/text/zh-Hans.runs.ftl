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
