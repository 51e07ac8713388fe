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
tell-nobody-develop = 【{ again }{ phase-develop }】沒有人打出建設。
tell-nobody-settle = 【{ again }{ phase-settle }】沒有人拓殖星球。
tell-nobody-consume = 【{ phase-consume }】這個階段沒有人用得上。
tell-nobody-produce = 【{ phase-produce }】這個階段沒有人用得上。
again = { $again ->
        [0] {""}
       *[other] 再次
    }
tell-explore = { $player }抽{ $drawn }張牌，留下{ $kept }張。
tell-build = { $player }{ $cards ->
        [0] 不用付牌就打出
       *[other] 付{ $cards }張牌，打出
    }「{ $card }」。
tell-builds-nothing = { $players }{ $count ->
        [1] 沒有打出建設。
       *[other] 都沒有打出建設。
    }
tell-settle = { $player }{ $cards ->
        [0] 不用付牌就拓殖
       *[other] 付{ $cards }張牌，拓殖
    }「{ $card }」。
tell-settles-nothing = { $players }{ $count ->
        [1] 沒有拓殖星球。
       *[other] 都沒有拓殖星球。
    }
tell-conquer = { $player }征服「{ $card }」：軍力{ $strength }，防禦{ $defence }。
tell-sudden = { $player }棄掉「{ $card }」換取軍力，對付「{ $world }」。
tell-free = { $player }棄掉「{ $card }」，免費拓殖「{ $world }」。
tell-windfall = 「{ $card }」得到{ $goods }。
tell-sell = { $player }賣出「{ $card }」的{ $goods }，換得{ $gains }。
tell-use = { $player }使用「{ $card }」：消費{ $goods }，換得{ $gains }。
tell-use-to-sell = { $player }使用「{ $card }」：賣出{ $goods }，換得{ $gains }。
tell-guess = { $player }猜{ $number }。
tell-guess-right = 牌庫頂是「{ $card }」，猜中了，{ $player }拿走這張牌。
tell-guess-wrong = 牌庫頂是「{ $card }」，沒有猜中，棄掉這張牌。
tell-discard-for-points = { $player }棄一張手牌，換得{ $gains }。
tell-produce = { $player }生產{ $goods }。
tell-produces-nothing = { $players }{ $count ->
        [1] 沒有生產。
       *[other] 都沒有生產。
    }
tell-draw = { $player }{ $why ->
        [Develop] 在建設之前
        [Build] 因打出新建設
        [PlaceWorld] 因拓殖新星球
       *[other] {""}
    }抽{ $cards }張牌。
tell-limit = { $player }棄掉{ $cards }張牌，手牌上限為{ $limit }張。

# 句子的零件
told-action = 「{ $action }」
told-twice = 兩次{ $action }
told-list = { $first }和{ $last }
told-goods = { $count }個{ $good ->
        [novelty] { goods-novelty }
        [rare] { goods-rare }
        [genes] { goods-genes }
       *[alien] { goods-alien }
    }
told-on-worlds = { $goods }（{ $cards }）
told-points = { $points }分
told-cards = { $cards }張牌
told-nothing = 不到任何東西

# 回合與遊戲結束
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
ask-explore-keep = 留下哪張牌？還要留{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-explore-refuse = 棄掉哪張牌？還要棄{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
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
ask-discard-opening = 棄掉哪張牌？還要棄{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-discard-develop = 用哪張牌付費？還要付{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-discard-settle = 用哪張牌付費？還要付{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-discard-limit = 超過手牌上限，棄掉哪張牌？還要棄{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-keep-opening = 留下哪張牌？還要留{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-keep-develop = 其餘的牌都用來付費，留下哪張？還要留{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-keep-settle = 其餘的牌都用來付費，留下哪張？還要留{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}
ask-keep-limit = 其餘的牌都棄掉，留下哪張？還要留{ $count ->
    [1] 1張
   *[other] { $count }張，依清單由上往下選
}

# 選項
option-no-development = 不打出建設
option-no-world = 不拓殖
option-no-sale = 不賣
option-stop = 停止
option-no-card = 不棄
option-pay = { $cards ->
        [0] 不用付牌
       *[other] 付{ $cards }張牌
    }
option-conquer = 征服
option-give-up = 棄掉「{ $card }」
option-good = 「{ $card }」的{ $good }
option-pay-for = ［{ $cards ->
        [0] 免費
       *[other] 付{ $cards }張
    }］{ $card }
option-conquer-world = ［征服］{ $card }

# 看得到的局面
see-round = { $round ->
    [0] 遊戲開始前
   *[other] 第{ $round }回合
}；籌碼堆還有{ $pool }分；牌庫{ $deck }張
see-player = { $player }：籌碼{ $chips }分，牌面{ $cards }分，手牌{ $hand }張，軍力{ $strength }
see-chosen = { "  " }選擇：{ $actions }
see-own-tableau = 你的版圖：
see-tableau = { "  " }{ $cards }
see-good = { $card }［{ $good }］
see-hand = 你的手牌：
