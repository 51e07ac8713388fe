## 遊戲進行
# 終端機上旁白與提問的句子。

player-name = 玩家{ $number }

# 句子的零件
told-card = 「{ $card }」
told-list = { $first }和{ $last }

# 輪、回合與帝國卡
tell-round = 第{ $round }輪
tell-turn = 輪到{ $player }。
tell-swap = { $player }棄掉{ $cards }，{ $count ->
        [0] 沒有牌可抽。
       *[other] 抽{ $count }張牌。
    }
tell-look = { $player }抽牌時看了{ $seen }張，把其中{ $count }張放到牌庫底。
tell-play = { $player }{ $at_left ->
        [0] {""}
       *[other] 在牌列左端
    }打出「{ $card }」（交易路線{ $edges }，{ $points }分，{ $ability }）。
tell-price = 費用由{ $printed }張變成{ $cards }張。
tell-free = { $player }不用付費。
tell-pay = { $player }付出{ $cards }。
tell-no-empire = { $player }沒有打出帝國卡。
tell-new-hand = { $player }展示手牌，全部棄掉，下回合開始時換一手新牌。
tell-recover = { $player }{ $count ->
        [0] 沒有牌可抽，得不到新手牌。
       *[other] 抽{ $count }張牌作為新手牌。
    }

# 能力
tell-take = { $player }從{ $rival }手中拿走{ $count }張牌{ redrawn }。
redrawn = { $drawn ->
        [0] {""}
       *[other] ，{ $rival }補抽{ $drawn }張
    }
tell-force-discard = { $player }讓{ $rival }隨機棄掉{ $cards }{ redrawn }。
tell-thrive = { $player }從{ $rival }的牌列拿走「{ $card }」，塞到家園卡下。
tell-threat = { $player }威脅{ $rival }，{ $rival }必須棄掉{ $count }張牌。
tell-threat-discard = { $player }棄掉{ $cards }，{ $count ->
        [0] 沒有牌可抽。
       *[other] 再抽{ $count }張牌。
    }
tell-information = { $player }從棄牌堆拿走「{ $card }」。
tell-rebirth = { $player }把棄牌堆與牌庫一起洗成新的牌庫。
tell-bully = { $player }欺壓{ $rival }：{ $rival }下個回合打出帝國卡須多付{ $count }張牌。
tell-loss = { $rival }隨機交出{ $count }張手牌給{ $player }。
tell-loss-discard = { $player }棄掉其中的{ $cards }；{ $rival }{ $back ->
        [0] {""}
       *[other] 收回其餘{ $back }張，
    }{ $count ->
        [0] 沒有牌可抽。
       *[other] 抽{ $count }張牌。
    }
tell-decline = { $player }不使用{ $ability }。
tell-no-target = { $player }沒有對象可以使用{ $ability }。

# 攻擊、大使與牌庫
tell-attack-ability = { $player }用「{ $attack }」入侵{ $rival }的「{ $card }」，能力失效。
tell-attack-symbols = { $player }用「{ $attack }」劫掠{ $rival }的「{ $card }」，符號失效。
tell-ambassador = { $player }派「{ $ambassador }」到「{ $card }」擔任大使，上方的文明是{ $civilisation }。
tell-ambassador-pay = { $player }為了派出大使，付出{ $cards }。
tell-refill = { $player }補{ $count }張手牌。
tell-hand-limit = { $player }棄掉{ $cards }，手牌減到{ $size }張。
tell-reshuffle = 牌庫用完，棄牌堆洗成新的牌庫。

# 結束
ended-rounds = { $rounds }輪都已進行完畢。
ended-rows = 每個人的牌列都有{ $rounds }張牌。
tie-symbols = { $players }平手，文明符號較多者獲勝：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分勝負。
tell-end = 遊戲結束。
tell-majority = { $civilisation }：{ $players }{ $count ->
        [1] 符號最多（{ $most }個），得2分。
       *[other] 同為最多（{ $most }個），各得1分。
    }
tell-no-majority = { $civilisation }：沒有人有這種符號。
tell-homeworld = { $player }的家園是「{ $card }」。{ $points ->
        [0] 任務沒有達成
       *[other] 任務達成，得{ $points }分
    }：{ $mission }
tell-score = { $player }共{ $total }分：帝國卡{ $cards }分，文明領先{ $majorities }分，任務{ $mission }分，塞在家園卡下的牌{ $tucked }分。
tell-winner = { $player }獲勝。
tell-winners = { $players }並列獲勝。

# 提問
ask-swap = 要棄掉哪張牌來換新牌？棄好幾張時依清單由上往下選
ask-empire = 要打出哪張帝國卡？
ask-pay = 要用哪張牌付費？還要付{ $left ->
    [1] 1張
   *[other] { $left }張，依清單由上往下選
}
ask-ability = 要怎麼使用{ $ability }？{ $rule }
ask-discard = 要棄掉哪張牌？還要棄{ $left ->
    [1] 1張
   *[other] { $left }張，依清單由上往下選
}
ask-threat = 你受到威脅，{ ask-discard }
ask-loss = 對手交來的牌，要棄掉哪一張？還要棄{ $left ->
    [1] 1張
   *[other] { $left }張，依清單由上往下選
}
ask-information = 要從棄牌堆拿哪張牌？
ask-thrive = 要把哪張劫掠或入侵卡塞到家園卡下？
ask-raid = 要攻擊哪張帝國卡？
ask-raid-pay = 要用哪張牌支付攻擊？還要付{ $left ->
    [1] 1張
   *[other] { $left }張，依清單由上往下選
}
ask-ambassador = 要把大使派到哪裡？
ask-ambassador-pay = 要用哪張牌支付大使？還要付{ $left ->
    [1] 1張
   *[other] { $left }張，依清單由上往下選
}
ask-under-deck = 看到的牌，要把哪一張放到牌庫底？
ask-hand-limit = 手牌過多，要棄掉哪張牌？還要棄{ $left ->
    [1] 1張
   *[other] { $left }張，依清單由上往下選
}

# 選項
option-no-swap = 不再棄牌
option-no-empire = 不打出帝國卡
option-no-attack = 不攻擊
option-no-ambassador = 不派大使
option-unused = 不使用
option-new-hand = 展示手牌，換新手牌
option-use = 使用能力
option-play = ［{ $cards ->
        [0] 免費
       *[other] 付{ $cards }張
    }{ $at_left ->
        [0] {""}
       *[other] ，放在左端
    }］{ $card }
option-attack = ［{ $cost ->
        [0] 免費
       *[other] 付{ $cost }張
    }］以「{ $attack }」（{ $mode }）攻擊{ $player }的{ $card }
option-thrive = { $player }的「{ $card }」上的「{ $attack }」
option-ambassador = 派「{ $ambassador }」（{ $civilisation }）到{ $card }

# 看得到的局面
see-table = 第{ $round }輪，共{ $rounds }輪；牌庫{ $deck }張；棄牌堆{ $discard }張
see-player = { $player }：手牌{ $hand }張，塞在家園卡下{ $tucked }張
see-row = { $player }的牌列：
see-empty-row = { $player }的牌列：還沒有牌
see-card-attacked = { $card }［受攻擊：{ $mode }］
see-card-ambassador = { $card }［有大使：{ $civilisation }］
see-discount = 你打出帝國卡少付{ $cards }張牌。
see-surcharge = 你受到欺壓：這回合打出帝國卡須多付{ $cards }張牌。
see-symbols = 你的符號（含家園）：{ $symbols }
see-symbol = { $name }{ $count }
see-homeworld = 你的家園：{ $card }
see-hand = 你的手牌：
see-routes = { $left }–{ $right }
see-wormhole = 蟲洞
