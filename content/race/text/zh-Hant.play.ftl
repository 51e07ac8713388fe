## 遊戲進行
# 終端機上旁白與提問的句子。

player-name = 玩家{ $number }
goods-any = 任一種貨品

# 發生的事
tell-start = { $player }從「{ $card }」出發。
tell-round = 第{ $round }回合。
tell-chosen = { $player }選擇{ $actions }。
tell-phase = 【{ $phase }】
tell-phase-again = 【再次{ $phase }】
tell-explore = { $player }抽{ $drawn }張牌，留下{ $kept }張。
tell-build = { $player }{ $cards ->
        [0] 不用付牌就打出
       *[other] 付{ $cards }張牌，打出
    }「{ $card }」。
tell-nobody-builds = 沒有人打出建設。
tell-nobody-settles = 沒有人拓殖星球。
tell-settle = { $player }{ $cards ->
        [0] 不用付牌就拓殖
       *[other] 付{ $cards }張牌，拓殖
    }「{ $card }」。
tell-conquer = { $player }征服「{ $card }」：軍力{ $strength }，防禦{ $defence }。
tell-sudden = { $player }棄掉「{ $card }」換取軍力，對付「{ $world }」。
tell-free = { $player }棄掉「{ $card }」，免費拓殖「{ $world }」。
tell-sell = { $player }賣出「{ $card }」的{ $good }。
tell-use = { $player }使用「{ $card }」。
tell-guess = { $player }猜{ $number }。
tell-guess-right = 猜中了，{ $player }拿走牌庫頂的牌。
tell-guess-wrong = 沒有猜中，牌庫頂的牌棄掉。
tell-discard-for-points = { $player }棄一張手牌換分。
tell-produce = { $player }生產{ $goods }。
tell-produce-nothing = { $player }沒有生產。
tell-count = { $good }{ $count }個
tell-draw = { $player }抽{ $cards }張牌。
tell-points = { $player }得{ $points }分，籌碼共{ $chips }分。
tell-limit = 手牌棄到剩{ $limit }張。
tell-standing = { $player }：手牌{ $hand }張，版圖{ $tableau }張，{ $points }分。
ended-tableau = { $players }的版圖已有{ $cards }張牌或更多。
ended-pool = 分數籌碼已經用完。
ended-both = { $players }的版圖已有{ $cards }張牌或更多，分數籌碼也已經用完。
tie-wealth = { $players }平手，手牌與貨品合計較多者獲勝：{ $most }比{ $next }。
tie-number = { $players }平手，手牌與貨品也一樣多，起始星球編號較小者獲勝：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分勝負。
tell-end = 遊戲結束。
tell-score = { $player }：籌碼{ $chips }分，牌面{ $cards }分，額外計分{ $bonuses }分，共{ $total }分。
tell-winner = { $player }獲勝。
tell-winners = { $players }並列獲勝。

# 提問
ask-actions = 你選擇什麼行動？
ask-explore-keep = 留下哪張牌？還要留{ $count }張
ask-explore-refuse = 棄掉哪張牌？還要棄{ $count }張
ask-develop = 打出哪一項建設？
ask-settle = 拓殖哪一顆星球？
ask-how = 怎麼拓殖「{ $card }」？
ask-trade = 賣出哪個貨品？
ask-sell = 賣出哪個貨品？
ask-use = 接著使用哪個能力？
ask-good = 為「{ $card }」棄掉哪個貨品？
ask-guess = 猜哪個數字？
ask-discard-for-points = 棄掉哪張手牌換分？
ask-refill-kind = 接著在蘊藏星球上生產哪種貨品？
ask-refill-world = 哪一顆蘊藏星球得到貨品？還有{ $count }個
ask-discard-opening = 棄掉哪張牌？還要棄{ $count }張
ask-discard-develop = 用哪張牌付費？還要付{ $count }張
ask-discard-settle = 用哪張牌付費？還要付{ $count }張
ask-discard-limit = 超過手牌上限，棄掉哪張牌？還要棄{ $count }張
ask-keep-opening = 留下哪張牌？還要留{ $count }張
ask-keep-develop = 其餘的牌都用來付費，留下哪張？還要留{ $count }張
ask-keep-settle = 其餘的牌都用來付費，留下哪張？還要留{ $count }張
ask-keep-limit = 其餘的牌都棄掉，留下哪張？還要留{ $count }張

# 選項
option-no-development = 不打出建設
option-no-world = 不拓殖
option-no-sale = 不賣
option-stop = 停止
option-no-card = 不棄
option-pay = 付{ $cards }張牌
option-conquer = 征服
option-give-up = 棄掉「{ $card }」
option-good = { $good }：{ $card }
option-pay-for = ［付{ $cards }張］{ $card }
option-conquer-world = ［征服］{ $card }

# 看得到的局面
see-round = { $round ->
    [0] 遊戲開始前
   *[other] 第{ $round }回合
}；籌碼堆還有{ $pool }分；牌庫{ $deck }張
see-player = { $player }：籌碼{ $chips }分，牌面{ $cards }分，手牌{ $hand }張，軍力{ $strength }
see-tableau = { "  " }{ $cards }
see-good = { $card }［{ $good }］
see-hand = 你的手牌：
