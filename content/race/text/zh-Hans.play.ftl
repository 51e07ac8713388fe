## 游戏进行
# 终端上旁白与提问的句子。

player-name = 玩家{ $number }
goods-any = 任一种货品

# 发生的事
tell-start = { $player }从“{ $card }”出发。
tell-round = 第{ $round }回合。
tell-chosen = { $player }选择{ $actions }。
tell-phase = 【{ $phase }】
tell-phase-again = 【再次{ $phase }】
tell-nobody-develop = 【{ again }{ phase-develop }】没有人打出建设。
tell-nobody-settle = 【{ again }{ phase-settle }】没有人拓殖星球。
tell-nobody-consume = 【{ phase-consume }】这个阶段没有人用得上。
tell-nobody-produce = 【{ phase-produce }】这个阶段没有人用得上。
again = { $again ->
        [0] {""}
       *[other] 再次
    }
tell-explore = { $player }抽{ $drawn }张牌，留下{ $kept }张。
tell-build = { $player }{ $cards ->
        [0] 不用付牌就打出
       *[other] 付{ $cards }张牌，打出
    }“{ $card }”。
tell-builds-nothing = { $players }{ $count ->
        [1] 没有打出建设。
       *[other] 都没有打出建设。
    }
tell-settle = { $player }{ $cards ->
        [0] 不用付牌就拓殖
       *[other] 付{ $cards }张牌，拓殖
    }“{ $card }”。
tell-settles-nothing = { $players }{ $count ->
        [1] 没有拓殖星球。
       *[other] 都没有拓殖星球。
    }
tell-conquer = { $player }征服“{ $card }”：军力{ $strength }，防御{ $defence }。
tell-sudden = { $player }弃掉“{ $card }”换取军力，对付“{ $world }”。
tell-free = { $player }弃掉“{ $card }”，免费拓殖“{ $world }”。
tell-windfall = “{ $card }”得到{ $goods }。
tell-sell = { $player }卖出“{ $card }”的{ $goods }，换得{ $gains }。
tell-use = { $player }使用“{ $card }”：消费{ $goods }，换得{ $gains }。
tell-use-to-sell = { $player }使用“{ $card }”：卖出{ $goods }，换得{ $gains }。
tell-guess = { $player }猜{ $number }。
tell-guess-right = 牌库顶是“{ $card }”，猜中了，{ $player }拿走这张牌。
tell-guess-wrong = 牌库顶是“{ $card }”，没有猜中，弃掉这张牌。
tell-discard-for-points = { $player }弃一张手牌，换得{ $gains }。
tell-produce = { $player }生产{ $goods }。
tell-produces-nothing = { $players }{ $count ->
        [1] 没有生产。
       *[other] 都没有生产。
    }
tell-draw = { $player }{ $why ->
        [Develop] 在建设之前
        [Build] 因打出新建设
        [PlaceWorld] 因拓殖新星球
       *[other] {""}
    }抽{ $cards }张牌。
tell-limit = { $player }弃掉{ $cards }张牌，手牌上限为{ $limit }张。

# 句子的零件
told-action = “{ $action }”
told-twice = 两次{ $action }
told-list = { $first }和{ $last }
told-goods = { $count }个{ $good ->
        [novelty] { goods-novelty }
        [rare] { goods-rare }
        [genes] { goods-genes }
       *[alien] { goods-alien }
    }
told-on-worlds = { $goods }（{ $cards }）
told-points = { $points }分
told-cards = { $cards }张牌
told-nothing = 不到任何东西

# 回合与游戏结束
tell-standing = { $player }：手牌{ $hand }张，版图{ $tableau }张，{ $points }分。
ended-tableau = { $players }的版图已有{ $cards }张牌或更多。
ended-pool = 分数筹码已经用完。
ended-both = { $players }的版图已有{ $cards }张牌或更多，分数筹码也已经用完。
tie-wealth = { $players }平手，手牌与货品合计较多者获胜：{ $most }比{ $next }。
tie-number = { $players }平手，手牌与货品也一样多，起始星球编号较小者获胜：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分胜负。
tell-end = 游戏结束。
tell-score = { $player }：筹码{ $chips }分，牌面{ $cards }分，额外计分{ $bonuses }分，共{ $total }分。
tell-winner = { $player }获胜。
tell-winners = { $players }并列获胜。

# 提问
ask-actions = 你选择什么行动？
ask-explore-keep = 留下哪张牌？还要留{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-explore-refuse = 弃掉哪张牌？还要弃{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-develop = 打出哪一项建设？
ask-settle = 拓殖哪一颗星球？
ask-how = 怎么拓殖“{ $card }”？
ask-trade = 卖出哪个货品？
ask-sell = 卖出哪个货品？
ask-use = 接着使用哪个能力？
ask-good = 为“{ $card }”弃掉哪个货品？
ask-guess = 猜哪个数字？
ask-discard-for-points = 弃掉哪张手牌换分？
ask-refill-kind = 接着在蕴藏星球上生产哪种货品？
ask-refill-world = 哪一颗蕴藏星球得到货品？还有{ $count }个
ask-discard-opening = 弃掉哪张牌？还要弃{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-discard-develop = 用哪张牌付费？还要付{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-discard-settle = 用哪张牌付费？还要付{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-discard-limit = 超过手牌上限，弃掉哪张牌？还要弃{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-keep-opening = 留下哪张牌？还要留{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-keep-develop = 其余的牌都用来付费，留下哪张？还要留{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-keep-settle = 其余的牌都用来付费，留下哪张？还要留{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}
ask-keep-limit = 其余的牌都弃掉，留下哪张？还要留{ $count ->
    [1] 1张
   *[other] { $count }张，按清单由上往下选
}

# 选项
option-no-development = 不打出建设
option-no-world = 不拓殖
option-no-sale = 不卖
option-stop = 停止
option-no-card = 不弃
option-pay = { $cards ->
        [0] 不用付牌
       *[other] 付{ $cards }张牌
    }
option-conquer = 征服
option-give-up = 弃掉“{ $card }”
option-good = “{ $card }”的{ $good }
option-pay-for = ［{ $cards ->
        [0] 免费
       *[other] 付{ $cards }张
    }］{ $card }
option-conquer-world = ［征服］{ $card }

# 看得到的局面
see-round = { $round ->
    [0] 游戏开始前
   *[other] 第{ $round }回合
}；筹码堆还有{ $pool }分；牌库{ $deck }张
see-player = { $player }：筹码{ $chips }分，牌面{ $cards }分，手牌{ $hand }张，军力{ $strength }
see-chosen = { "  " }选择：{ $actions }
see-own-tableau = 你的版图：
see-tableau = { "  " }{ $cards }
see-good = { $card }［{ $good }］
see-hand = 你的手牌：
