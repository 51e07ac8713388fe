# 以数据写成规则的游戏如何叙述。
ruled-tells = { $player }{ $action }{ $card }。
ruled-tells-alone = { $player }{ $action }。
ruled-does = { $player }{ $action }{ $card }。
ruled-does-alone = { $player }{ $action }。
ruled-picks = { $player }选了{ $card }。
ruled-picks-unseen = { $player }暗中选好了。
ruled-passes = { $player }跳过。
ruled-refuses = { $player }拒绝。
ruled-option = { $action }{ $card }
ruled-pass = 跳过
ruled-decline = 拒绝
ruled-go = 从{ $start }移到{ $goal }：{ $cards }。
ruled-moves = { $player }将{ $cards } 从{ $start }移到{ $goal }。
ruled-go-to = 从{ $start }移到{ $player }的{ $goal }：{ $cards }。
ruled-go-from = 从{ $giver }的{ $start }移到{ $goal }：{ $cards }。
ruled-go-within = { $player }从{ $start }移到{ $goal }：{ $cards }。
ruled-shuffled = { $start }洗匀后移到{ $goal }：{ $cards }。
ruled-shuffled-of = { $player }的{ $start }洗匀后移到{ $goal }：{ $cards }。
ruled-reveals = { $giver }亮出{ $cards }，放到{ $goal }。
ruled-reveals-own = { $giver }亮出{ $cards }，放到自己的{ $goal }。
ruled-handed = { $player }从{ $giver }那里得到：{ $cards }。
ruled-handed-to = { $player }从{ $giver }那里得到{ $cards }，放到{ $goal }。
ruled-several = { $what } ×{ $count }
ruled-number-of = { $count } { $form ->
    [card] 张
    [tile] 块
    [hex] 块
    [circle] 枚
    [token] 枚
    [die] 颗
   *[other] 个
}{ $what }
ruled-number-of-one = { $count } { $form ->
    [card] 张
    [tile] 块
    [hex] 块
    [circle] 枚
    [token] 枚
    [die] 颗
   *[other] 个
}{ $what }
ruled-number-of-pieces = { $count } 个部件
ruled-and = { $first }、{ $last }
ruled-change = { $number } { $change }（现有 { $total }）
ruled-changes = { $player }：{ $changes }。
ruled-changes-by = { $player }的{ $piece }：{ $changes }。
ruled-changes-of-all = { $changes }。
ruled-kept = { $number }：{ $total }
ruled-dice = { $dice }：{ $sides }。
ruled-dice-of = { $player }：{ $dice } { $sides }。
ruled-first = { $player }成为起始玩家。
ruled-turn-over = 回合结束。
ruled-game-over = 游戏结束。
ruled-score = { $player }有 { $shown } 分。
ruled-score-of-all = 全体共得 { $shown } 分。
ruled-wins = { $players }{ $count ->
    [1] 获胜
   *[other] 并列第一
}。
ruled-points = 分数
ruled-box = 盒子
ruled-chosen = 暗选区
ruled-piece = 部件
ruled-lays = { $player }把{ $card } 放在{ $zone }的 { $place }。
ruled-lays-at = { $player }把{ $card } 放在{ $place }。
ruled-tells-to = { $player }{ $action }{ $card }，放在{ $place }。
ruled-tells-on = { $player }{ $action }{ $card }，放在{ $zone }的 { $place }。
ruled-does-to = { $player }{ $action }{ $card }，放在{ $place }。
ruled-does-on = { $player }{ $action }{ $card }，放在{ $zone }的 { $place }。
ruled-lay = { $card } 放在 { $place }
ruled-lies = { $place }：{ $card }
ruled-on = { $place } 的{ $card }
ruled-board = { $place }：
ruled-bids = { $player }出价 { $bid }。
ruled-bid = 出价 { $bid }
ruled-won = { $player }以 { $bid } 得标。
ruled-went = { $player }把{ $card } 从{ $zone }的 { $start } 移到 { $goal }。
ruled-went-about = { $player }把{ $card } 从{ $start }移到{ $goal }。
ruled-go-on = { $card } 从 { $start } 移到 { $goal }
ruled-turns = { $player }翻开 { $place } 的{ $card }。
ruled-names = { $player }指定{ $other }。
ruled-agree = 同意
ruled-all-win = 全体获胜。
ruled-all-lose = 全体落败。
ruled-step = 第 { $place } 格
ruled-became = { $number }变为 { $total }
ruled-score-of-team = { $player }合计 { $shown } 分。
ruled-team-wins = { $players }一同获胜。
ruled-one-unseen = { " " }{ $pieces }
ruled-unplaced = { $player }在{ $zone }上找不到可放的位置。
