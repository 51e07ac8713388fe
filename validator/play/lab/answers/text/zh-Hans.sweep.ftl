# 数值扫描的结果，简体中文。

sweep-title = 《{ $title }》改变 { $addresses } 的结果
sweep-played = 共 { $sets } 套变化与原来的卡组，各在同样的牌局上玩 { $games } 局：{ $agents }，每桌 { $sizes } 人{ $tables ->
    [1] {""}
   *[other] ，各种人数分量相同
}，种子 { $seed }。
sweep-interrupted = 还没玩完就中断了；下次执行会从这里接下去。
sweep-bands = 色带与区间二十次有十九次包含真值；虚线是原来的卡组。
sweep-star = 与原来卡组的差异由同样牌局成对比较得出（± 95 %）；* 表示并非偶然，已按卡组数目校正。
sweep-told = 最低 { $low }（{ $at }），最高 { $high }（{ $other }）。{ $changed ->
    [0] 没有一套与原来的差异超出偶然。
   *[other] { $sets } 套中有 { $changed } 套与原来的差异并非偶然。
}
sweep-figures = 数据
sweep-apart = 与原来卡组的差异
sweep-all = 所有卡组
sweep-games = 局数
sweep-where = 所在
sweep-unchanged = 原样
sweep-not-played = 不合格
sweep-nothing = 没有一套可以玩。
sweep-refused = { $values } 没有玩，因为检查不通过：
sweep-seats = { $seats } 人局各座位的胜率
sweep-seat = 第 { $seat } 座
sweep-length = 一局多长：{ $unit }
sweep-score = 每位玩家的分数
sweep-winning-score = 胜者的分数
sweep-margin = 胜者终局领先
sweep-lead-changes = 每局领先易手次数
sweep-decided = 胜者从此一路领先时，游戏已进行的比例
sweep-real-choices = 有两个以上选项的决定
sweep-choices = 每位玩家每局的这种决定
sweep-head-winning-score = 胜者
sweep-head-margin = 领先
sweep-head-lead-changes = 易手
sweep-head-decided = 定于
sweep-head-real-choices = 真选择
sweep-head-choices = 选择
sweep-head-seat = 第 { $seat } 座
sweep-head-length = { $unit }
sweep-head-score = 分数
sweep-same = 每个数值都是 { $low }。
sweep-by-itself = { $address } 单独的作用（其他数值取平均）
