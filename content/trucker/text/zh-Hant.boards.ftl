# 圖板、代表物、宇宙錢幣、太空船代表物、骰子與說明卡。

kind-hourglass = 沙漏

board-class = { $name } 級太空船
board-front = 此方向為船頭
board-loss = 損失及未使用的組件：每個付 1 元，最多 { $most_loss } 元。
board-no-cap = 損失組件的金額沒有上限：每個付 1 元。
board-reserve = 棄置區（正面朝上）
board-rewards = 獎勵
board-place-1 = 第1名
board-place-2 = 第2名
board-place-3 = 第3名
board-place-4 = 第4名
board-fewest = 最少連接器外露
board-fewest-short = 最少外露
board-round-1 = 第一回合
board-round-2 = 第二回合
board-round-3 = 第三回合
board-level-1 = I
board-level-2 = II
board-level-3 = III
board-timer = 沙漏
board-timer-order = 從與回合數相同的圓圈開始。時間到時，將沙漏移至下一個圓圈上倒立。只有持有順序標記的玩家可移至「開始」。
board-circle-III = III
board-circle-II = II
board-circle-I = I
board-circle-start = 開始
board-pile-open = 冒險卡：建造時可察看
board-pile-hidden = 冒險卡：不可察看
board-start-space = 領先者由此出發

note-credits = 元
note-bank = 長途銀行
marker-base = 底座：上膠
die-net = 剪下後沿虛線摺起，黏貼片上膠，即成 16 公釐的骰子。
die-stickers = 或：六張 12 公釐的貼紙，貼在空白骰子上。

timer-title = 沙漏
timer-time = { $value ->
    [60] 1 分鐘
    [90] 1 分半鐘
    [120] 2 分鐘
   *[other] { $value } 秒
}
timer-how = 放在該回合的圓圈上。可用任何手機計時；時間到時，將本卡移至下一個圓圈。
timer-rounds =
    第一回合：圓圈 I、開始，計時 2 次。

    第二回合：圓圈 II、I、開始，計時 3 次。

    第三回合：圓圈 III、II、I、開始，計時 4 次。

    「開始」的時間到時，所有玩家須停止建造。

rules-round-2 = 元
rules-round-3 = 元
rules-pile = 每疊
rules-pile-2 = 張數
rules-pile-3 = 張數
rules-timer-2 = 沙漏：從 II 開始，計時 3 次。
rules-timer-3 = 沙漏：從 III 開始，計時 4 次。
rules-goods =
    貨品：紅 { $rules_goods_price_red }、黃 { $rules_goods_price_yellow }、綠 { $rules_goods_price_green }、藍 { $rules_goods_price_blue } 元；中斷航行者減半。
    每個損失的組件付 1 元，以圖板所示為上限。

advert-head = 二手太空船特賣！
advert-offer = 幾乎不漏氣！前任車主非常愛惜
advert-text = 老墊圈船廠：「會掉下來的，都是贈品。」引擎另售。艙門已售完。
advert-terms-title = 條款與細則
advert-terms =
    1. 「幾乎」的意思是「並非」。

    2. 前任車主最後一次被看到時，正坐著較好的那一半船離開。

    3. 隕石打穿的洞視同窗戶。

    4. 客訴請洽駕駛艙。駕駛艙另售。

    5. 本卡沒有任何作用。本廠的保固也是。
