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

# 兩次試玩的對照

compare-title = { $first }與{ $second }
compare-samples = { $second }（{ $games-second } 局）對照 { $first }（{ $games-first } 局）。兩邊的牌局互不相干。
compare-paired = { $second } 對照 { $first }，發牌完全相同：各 { $games-first } 局，逐局比較。
compare-count = { $all } 個數字中有 { $changed } 個的變化超出偶然。
compare-changed = 哪些變了
compare-note = 已依檢視的數字多寡校正（Bonferroni-Holm，5 %）；每行是差值及其 95 % 區間。
compare-all = 全部數字
compare-figure = 數字
compare-cards = 牌
difference = 差值
beyond-chance = 超出偶然
apart-points = { $value }（{ $low } 至 { $high }）百分點
apart = { $value }（{ $low } 至 { $high }）{ $unit ->
    [points] 分
    [choices] 次選擇
    [round] 回合
    [turn] 輪次
    [adventure-card] 張冒險牌
   *[other] { $word }
}
change-seat = { $table }：{ $seat } 號座位勝率
change-score = { $table }：得分
change-last = { $table }：第一名領先最後一名
change-shared = { $table }：並列獲勝
change-length = { $table }：長度
change-choices = { $table }：有得選的抉擇
change-played = { $card }（{ $id }，{ $agent }）：抽到後打出
change-lift = { $card }（{ $id }，{ $agent }）：抽牌增益
change-in-play = { $card }（{ $id }）：打出它的牌局
