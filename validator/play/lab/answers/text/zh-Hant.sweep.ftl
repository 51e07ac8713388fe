# 數值掃描的結果，繁體中文。

sweep-title = 《{ $title }》改變 { $addresses } 的結果
sweep-played = 共 { $sets } 套變化與原來的卡組，各在同樣的牌局上玩 { $games } 局：{ $agents }，每桌 { $sizes } 人{ $tables ->
    [1] {""}
   *[other] ，各種人數份量相同
}，種子 { $seed }。
sweep-interrupted = 還沒玩完就中斷了；下次執行會從這裡接下去。
sweep-bands = 色帶與區間二十次有十九次包含真值；虛線是原來的卡組。
sweep-star = 與原來卡組的差異由同樣牌局成對比較得出（± 95 %）；* 表示並非偶然，已按卡組數目校正。
sweep-told = 最低 { $low }（{ $at }），最高 { $high }（{ $other }）。{ $changed ->
    [0] 沒有一套與原來的差異超出偶然。
   *[other] { $sets } 套中有 { $changed } 套與原來的差異並非偶然。
}
sweep-figures = 數據
sweep-apart = 與原來卡組的差異
sweep-all = 所有卡組
sweep-games = 局數
sweep-where = 所在
sweep-unchanged = 原樣
sweep-not-played = 不合格
sweep-nothing = 沒有一套可以玩。
sweep-refused = { $values } 沒有玩，因為檢查不通過：
sweep-seats = { $seats } 人局各座位的勝率
sweep-seat = 第 { $seat } 座
sweep-length = 一局多長：{ $unit }
sweep-score = 每位玩家的分數
sweep-winning-score = 勝者的分數
sweep-margin = 勝者終局領先
sweep-lead-changes = 每局領先易手次數
sweep-decided = 勝者從此一路領先時，遊戲已進行的比例
sweep-real-choices = 有兩個以上選項的決定
sweep-choices = 每位玩家每局的這種決定
sweep-head-winning-score = 勝者
sweep-head-margin = 領先
sweep-head-lead-changes = 易手
sweep-head-decided = 定於
sweep-head-real-choices = 真選擇
sweep-head-choices = 選擇
sweep-head-seat = 第 { $seat } 座
sweep-head-length = { $unit }
sweep-head-score = 分數
sweep-same = 每個數值都是 { $low }。
sweep-by-itself = { $address } 單獨的作用（其他數值取平均）
