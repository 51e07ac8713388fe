# 各玩家的強弱，繁體中文。

ladder-title = 《{ $title }》各玩家的強弱
ladder-table = { $seats } 人局，共 { $games } 局{ $broken ->
    [0] {""}
   *[other] （另有 { $broken } 局出錯）
}
ladder-within = { $low } 至 { $high }
ladder-note = 同樣人數的每一種組合相遇的次數都相同。兩人對局時，高出 100 分者每百局約勝 64 局，高出 400 分者十勝一負。{ $measured ->
    [0] 全體平均為 1000 分
   *[other] 永不改變的 { $anchor } 定為 1000 分，其他玩家以它為準
}；真值二十次有十九次落在區間之內。
head-place = 名次
head-player = 玩家
head-rating = 評分
head-within = 95 % 區間
head-manner = 怎麼玩
stands = { $agent } 在 { $seats } 人局的階梯上排第 { $place }（共 { $players } 位）：{ $value } 分（{ $low } 至 { $high }）。
stands-anchor = { $agent } 在 { $seats } 人局的階梯上排第 { $place }（共 { $players } 位）；它的 { $value } 分是衡量其他玩家的標準。
stands-before = 那次排定階梯之後，卡組、規則或玩家已有變動。
text-standing = 這些玩家有多強
page-h-standing = 這些玩家有多強
page-standing-note = 根據這套卡組最近一次的階梯：
page-standing-all = 完整的階梯

manner-random = 隨意選一項
manner-beginner = 想得少，十次選擇有三次隨意
manner-greedy = 選下一步看來最好的
manner-fast = 把最好的兩項推演到平靜的時刻，對隱藏的牌只猜一次
manner-steady = 把最好的幾項推演到平靜的時刻，對隱藏的牌猜好幾次
manner-search = 用許多猜測反覆嘗試各項，直到用完預算
manner-cautious = 先想最壞的結果
manner-rushing = 先拿分數，趕快結束
manner-hoarding = 寧可留著牌、貨物和錢，不願花掉
