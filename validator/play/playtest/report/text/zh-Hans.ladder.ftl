# 各玩家的强弱，简体中文。

ladder-title = 《{ $title }》各玩家的强弱
ladder-table = { $seats } 人局，共 { $games } 局{ $broken ->
    [0] {""}
   *[other] （另有 { $broken } 局出错）
}
ladder-within = { $low } 至 { $high }
ladder-note = 同样人数的每一种组合相遇的次数都相同。两人对局时，高出 100 分者每百局约胜 64 局，高出 400 分者十胜一负。{ $measured ->
    [0] 全体平均为 1000 分
   *[other] 永不改变的 { $anchor } 定为 1000 分，其他玩家以它为准
}；真值二十次有十九次落在区间之内。
head-place = 名次
head-player = 玩家
head-rating = 评分
head-within = 95 % 区间
head-manner = 怎么玩
stands = { $agent } 在 { $seats } 人局的阶梯上排第 { $place }（共 { $players } 位）：{ $value } 分（{ $low } 至 { $high }）。
stands-anchor = { $agent } 在 { $seats } 人局的阶梯上排第 { $place }（共 { $players } 位）；它的 { $value } 分是衡量其他玩家的标准。
stands-before = 那次排定阶梯之后，卡组、规则或玩家已有变动。
text-standing = 这些玩家有多强
page-h-standing = 这些玩家有多强
page-standing-note = 根据这套卡组最近一次的阶梯：
page-standing-all = 完整的阶梯

manner-random = 随意选一项
manner-beginner = 想得少，十次选择有三次随意
manner-greedy = 选下一步看来最好的
manner-fast = 把最好的两项推演到平静的时刻，对隐藏的牌只猜一次
manner-steady = 把最好的几项推演到平静的时刻，对隐藏的牌猜好几次
manner-search = 用许多猜测反复尝试各项，直到用完预算
manner-cautious = 先想最坏的结果
manner-rushing = 先拿分数，赶快结束
manner-hoarding = 宁可留着牌、货物和钱，不愿花掉
