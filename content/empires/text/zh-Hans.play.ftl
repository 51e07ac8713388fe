## 游戏进行
# 终端机上旁白与提问的句子。

player-name = 玩家{ $number }

# 句子的零件
told-card = “{ $card }”
told-list = { $first }和{ $last }

# 轮、回合与帝国卡
tell-round = 第{ $round }轮
tell-turn = 轮到{ $player }。
tell-swap = { $player }弃掉{ $cards }，{ $count ->
        [0] 没有牌可抽。
       *[other] 抽{ $count }张牌。
    }
tell-look = { $player }抽牌时看了{ $seen }张，把其中{ $count }张放到牌库底。
tell-play = { $player }{ $at_left ->
        [0] {""}
       *[other] 在牌列左端
    }打出“{ $card }”（交易路线{ $edges }，{ $points }分，{ $ability }）。
tell-price = 费用由{ $printed }张变成{ $cards }张。
tell-free = { $player }不用付费。
tell-pay = { $player }付出{ $cards }。
tell-no-empire = { $player }没有打出帝国卡。
tell-new-hand = { $player }展示手牌，全部弃掉，下回合开始时换一手新牌。
tell-recover = { $player }{ $count ->
        [0] 没有牌可抽，得不到新手牌。
       *[other] 抽{ $count }张牌作为新手牌。
    }

# 能力
tell-take = { $player }从{ $rival }手中拿走{ $count }张牌{ redrawn }。
redrawn = { $drawn ->
        [0] {""}
       *[other] ，{ $rival }补抽{ $drawn }张
    }
tell-force-discard = { $player }让{ $rival }随机弃掉{ $cards }{ redrawn }。
tell-thrive = { $player }从{ $rival }的牌列拿走“{ $card }”，塞到家园卡下。
tell-threat = { $player }威胁{ $rival }，{ $rival }必须弃掉{ $count }张牌。
tell-threat-discard = { $player }弃掉{ $cards }，{ $count ->
        [0] 没有牌可抽。
       *[other] 再抽{ $count }张牌。
    }
tell-information = { $player }从弃牌堆拿走“{ $card }”。
tell-rebirth = { $player }把弃牌堆与牌库一起洗成新的牌库。
tell-bully = { $player }欺压{ $rival }：{ $rival }下个回合打出帝国卡须多付{ $count }张牌。
tell-loss = { $rival }随机交出{ $count }张手牌给{ $player }。
tell-loss-discard = { $player }弃掉其中的{ $cards }；{ $rival }{ $back ->
        [0] {""}
       *[other] 收回其余{ $back }张，
    }{ $count ->
        [0] 没有牌可抽。
       *[other] 抽{ $count }张牌。
    }
tell-decline = { $player }不使用{ $ability }。
tell-no-target = { $player }没有对象可以使用{ $ability }。

# 攻击、大使与牌库
tell-attack-ability = { $player }用“{ $attack }”入侵{ $rival }的“{ $card }”，能力失效。
tell-attack-symbols = { $player }用“{ $attack }”劫掠{ $rival }的“{ $card }”，符号失效。
tell-ambassador = { $player }派“{ $ambassador }”到“{ $card }”担任大使，上方的文明是{ $civilisation }。
tell-ambassador-pay = { $player }为了派出大使，付出{ $cards }。
tell-refill = { $player }补{ $count }张手牌。
tell-hand-limit = { $player }弃掉{ $cards }，手牌减到{ $size }张。
tell-reshuffle = 牌库用完，弃牌堆洗成新的牌库。

# 结束
ended-rounds = { $rounds }轮都已进行完毕。
ended-rows = 每个人的牌列都有{ $rounds }张牌。
tie-symbols = { $players }平手，文明符号较多者获胜：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分胜负。
tell-end = 游戏结束。
tell-majority = { $civilisation }：{ $players }{ $count ->
        [1] 符号最多（{ $most }个），得2分。
       *[other] 同为最多（{ $most }个），各得1分。
    }
tell-no-majority = { $civilisation }：没有人有这种符号。
tell-homeworld = { $player }的家园是“{ $card }”。{ $points ->
        [0] 任务没有达成
       *[other] 任务达成，得{ $points }分
    }：{ $mission }
tell-score = { $player }共{ $total }分：帝国卡{ $cards }分，文明领先{ $majorities }分，任务{ $mission }分，塞在家园卡下的牌{ $tucked }分。
tell-winner = { $player }获胜。
tell-winners = { $players }并列获胜。

# 提问
ask-swap = 要弃掉哪张牌来换新牌？弃好几张时按清单由上往下选
ask-empire = 要打出哪张帝国卡？
ask-pay = 要用哪张牌付费？还要付{ $left ->
    [1] 1张
   *[other] { $left }张，按清单由上往下选
}
ask-ability = 要怎么使用{ $ability }？{ $rule }
ask-discard = 要弃掉哪张牌？还要弃{ $left ->
    [1] 1张
   *[other] { $left }张，按清单由上往下选
}
ask-threat = 你受到威胁，{ ask-discard }
ask-loss = 对手交来的牌，要弃掉哪一张？还要弃{ $left ->
    [1] 1张
   *[other] { $left }张，按清单由上往下选
}
ask-information = 要从弃牌堆拿哪张牌？
ask-thrive = 要把哪张劫掠或入侵卡塞到家园卡下？
ask-raid = 要攻击哪张帝国卡？
ask-raid-pay = 要用哪张牌支付攻击？还要付{ $left ->
    [1] 1张
   *[other] { $left }张，按清单由上往下选
}
ask-ambassador = 要把大使派到哪里？
ask-ambassador-pay = 要用哪张牌支付大使？还要付{ $left ->
    [1] 1张
   *[other] { $left }张，按清单由上往下选
}
ask-under-deck = 看到的牌，要把哪一张放到牌库底？
ask-hand-limit = 手牌过多，要弃掉哪张牌？还要弃{ $left ->
    [1] 1张
   *[other] { $left }张，按清单由上往下选
}

# 选项
option-no-swap = 不再弃牌
option-no-empire = 不打出帝国卡
option-no-attack = 不攻击
option-no-ambassador = 不派大使
option-unused = 不使用
option-new-hand = 展示手牌，换新手牌
option-use = 使用能力
option-play = ［{ $cards ->
        [0] 免费
       *[other] 付{ $cards }张
    }{ $at_left ->
        [0] {""}
       *[other] ，放在左端
    }］{ $card }
option-attack = ［{ $cost ->
        [0] 免费
       *[other] 付{ $cost }张
    }］以“{ $attack }”（{ $mode }）攻击{ $player }的{ $card }
option-thrive = { $player }的“{ $card }”上的“{ $attack }”
option-ambassador = 派“{ $ambassador }”（{ $civilisation }）到{ $card }

# 看得到的局面
see-table = 第{ $round }轮，共{ $rounds }轮；牌库{ $deck }张；弃牌堆{ $discard }张
see-player = { $player }：手牌{ $hand }张，塞在家园卡下{ $tucked }张
see-row = { $player }的牌列：
see-empty-row = { $player }的牌列：还没有牌
see-card-attacked = { $card }［受攻击：{ $mode }］
see-card-ambassador = { $card }［有大使：{ $civilisation }］
see-discount = 你打出帝国卡少付{ $cards }张牌。
see-surcharge = 你受到欺压：这回合打出帝国卡须多付{ $cards }张牌。
see-symbols = 你的符号（含家园）：{ $symbols }
see-symbol = { $name }{ $count }
see-homeworld = 你的家园：{ $card }
see-hand = 你的手牌：
see-routes = { $left }–{ $right }
see-wormhole = 虫洞
