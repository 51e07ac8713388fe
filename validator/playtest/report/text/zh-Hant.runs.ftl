# 一次試玩玩了多少局，以及兩次試玩的對照，繁體中文。

chosen-in-time = 依短暫試跑，{ $minutes } 分鐘可玩 { $games } 局；以 --games { $games } 可重現同樣的結果。
seat-of = { $players } 人局的 { $seat } 號座位
until-cards = 每張牌的抽牌增益
until-seats = 每個座位的勝率
until-reached = 玩了 { $games } 局後，{ $what ->
    [seats] { until-seats }
   *[cards] { until-cards }
}都已精確到 ±{ $within } 個百分點以內：{ $among } 個區間中最寬的是 ±{ $widest }（{ $of }）。無論中途看過幾次，這些區間都成立。
until-spent = 預算 { $games } 局已用完，{ $what ->
    [seats] { until-seats }
   *[cards] { until-cards }
}尚未全部精確到 ±{ $within } 個百分點以內：{ $among } 個區間中最寬的是 ±{ $widest }（{ $of }）。大約需要 { $needed } 局。
until-nothing = 玩了 { $games } 局，還沒有可以比較的數字。
