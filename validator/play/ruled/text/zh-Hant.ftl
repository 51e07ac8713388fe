# 以資料寫成規則的遊戲如何敘述。
ruled-tells = { $player }{ $action }{ $card }。
ruled-tells-alone = { $player }{ $action }。
ruled-does = { $player }{ $action }{ $card }。
ruled-does-alone = { $player }{ $action }。
ruled-picks = { $player }選了{ $card }。
ruled-picks-unseen = { $player }暗中選好了。
ruled-passes = { $player }跳過。
ruled-refuses = { $player }拒絕。
ruled-option = { $action }{ $card }
ruled-pass = 跳過
ruled-decline = 拒絕
ruled-go = 從{ $start }移到{ $goal }：{ $cards }。
ruled-moves = { $player }將{ $cards } 從{ $start }移到{ $goal }。
ruled-go-to = 從{ $start }移到{ $player }的{ $goal }：{ $cards }。
ruled-go-from = 從{ $giver }的{ $start }移到{ $goal }：{ $cards }。
ruled-go-within = { $player }從{ $start }移到{ $goal }：{ $cards }。
ruled-shuffled = { $start }洗勻後移到{ $goal }：{ $cards }。
ruled-shuffled-of = { $player }的{ $start }洗勻後移到{ $goal }：{ $cards }。
ruled-reveals = { $giver }亮出{ $cards }，放到{ $goal }。
ruled-reveals-own = { $giver }亮出{ $cards }，放到自己的{ $goal }。
ruled-handed = { $player }從{ $giver }那裡得到：{ $cards }。
ruled-handed-to = { $player }從{ $giver }那裡得到{ $cards }，放到{ $goal }。
ruled-several = { $what } ×{ $count }
ruled-number-of = { $count } { $form ->
    [card] 張
    [tile] 塊
    [hex] 塊
    [circle] 枚
    [token] 枚
    [die] 顆
   *[other] 個
}{ $what }
ruled-number-of-one = { $count } { $form ->
    [card] 張
    [tile] 塊
    [hex] 塊
    [circle] 枚
    [token] 枚
    [die] 顆
   *[other] 個
}{ $what }
ruled-number-of-pieces = { $count } 個部件
ruled-and = { $first }、{ $last }
ruled-change = { $number } { $change }（現有 { $total }）
ruled-changes = { $player }：{ $changes }。
ruled-changes-by = { $player }的{ $piece }：{ $changes }。
ruled-changes-of-all = { $changes }。
ruled-kept = { $number }：{ $total }
ruled-dice = { $dice }：{ $sides }。
ruled-dice-of = { $player }：{ $dice } { $sides }。
ruled-first = { $player }成為起始玩家。
ruled-turn-over = 回合結束。
ruled-game-over = 遊戲結束。
ruled-score = { $player }有 { $shown } 分。
ruled-score-of-all = 全體共得 { $shown } 分。
ruled-wins = { $players }{ $count ->
    [1] 獲勝
   *[other] 並列第一
}。
ruled-points = 分數
ruled-box = 盒子
ruled-chosen = 暗選區
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
ruled-bids = { $player }出價 { $bid }。
ruled-bid = 出價 { $bid }
ruled-won = { $player }以 { $bid } 得標。
ruled-went = { $player }把{ $card } 從{ $zone }的 { $start } 移到 { $goal }。
ruled-went-about = { $player }把{ $card } 從{ $start }移到{ $goal }。
ruled-go-on = { $card } 從 { $start } 移到 { $goal }
ruled-turns = { $player }翻開 { $place } 的{ $card }。
ruled-names = { $player }指定{ $other }。
ruled-agree = 同意
ruled-all-win = 全體獲勝。
ruled-all-lose = 全體落敗。
ruled-step = 第 { $place } 格
ruled-became = { $number }變為 { $total }
ruled-score-of-team = { $player }合計 { $shown } 分。
ruled-team-wins = { $players }一同獲勝。
ruled-one-unseen = { " " }{ $pieces }
ruled-unplaced = { $player }在{ $zone }上找不到可放的位置。
