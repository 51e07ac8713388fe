# 試玩應該展現的規則，報告頁面用；英文見 validator/play/games/race/promises.py。

promise-rule-conquered = 征服了一顆軍事星球
promise-rule-paid-military = 付費拓殖了一顆軍事星球
promise-rule-free-world = 棄掉一張牌，免費拓殖了一顆星球
promise-rule-sudden-strength = 棄牌換取軍力，征服了一顆星球
promise-rule-windfall-good = 蘊藏星球拓殖時得到貨品
promise-rule-price-to-none = 減免後不用付費
promise-rule-develop-twice = 一回合進行了兩次開發階段
promise-rule-settle-twice = 一回合進行了兩次拓殖階段
promise-rule-nobody-develops = 開發階段沒有人打出建設
promise-rule-nobody-settles = 拓殖階段沒有人拓殖星球
promise-rule-explore-both = 同一位玩家選了兩張探索
promise-rule-trade-and-double = 同一位玩家先賣出貨品，再加倍得分
promise-rule-phase-shared = 兩位玩家選了相同的行動
promise-rule-sold = 賣出了一個貨品
promise-rule-no-good-to-sell = 選擇賣出的玩家沒有貨品可賣
promise-rule-doubled = 消費能力的得分加倍
promise-rule-guess-right = 猜中牌庫頂的牌
promise-rule-guess-wrong = 沒有猜中牌庫頂的牌
promise-rule-most-tied = 兩位玩家生產得一樣多，都不因最多而抽牌
promise-rule-windfall-refilled = 蘊藏星球生產了貨品
promise-rule-reshuffled = 棄牌堆洗成新的牌庫
promise-rule-hand-limit = 有玩家棄牌到手牌上限
promise-rule-end-by-cards = 有人的版圖滿了，遊戲結束
promise-rule-end-by-chips = 籌碼用完，遊戲結束
promise-rule-beyond-full = 有人的版圖超過結束遊戲的張數
promise-rule-reserve-used = 從備用籌碼領取分數
promise-rule-win-alone = 一位玩家獲勝
promise-rule-win-by-cards = 同分時以手牌和貨品分出勝負
promise-rule-win-shared = 幾位玩家並列獲勝

## 其他承諾的句子：$title 是名稱，$word 是效果的句子

promise-action = 有人選擇{ $title }
promise-power = { $title }發揮能力：{ $word }
promise-bonus = { $title }的獎勵得分：{ $word }
