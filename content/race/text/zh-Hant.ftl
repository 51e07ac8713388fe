# 銀河競逐的繁體中文：印在紙上、寫在紀錄裡的每一個詞與每一句話。
# 句中的欄位（$cards、$good……）名稱與 validator/play/games/race/words/ 相同。
#
# 用詞（各檔一致）：
#   星球、建設            兩種牌；星球用「拓殖」，建設用「打出」；量詞：一顆星球、一項建設
#   版圖                  玩家面前翻開的星球與建設
#   費用、防禦            付牌的張數；征服軍事星球所須達到的軍力
#   付費、征服            拓殖星球的兩種方式
#   軍力                  只說軍力，不說武力、戰力
#   貨品                  面朝下放在星球上的牌；新奇、稀有、基因、異星四種，量詞用「個」
#   稀有貨品的星球        屬於這一種的星球，不論現在有沒有貨品
#   蘊藏星球、生產星球    拓殖時得到貨品；自己會生產貨品。「空的」是指沒有貨品
#   能力、獎勵            版圖上的牌能做的事；選擇的行動牌給的好處
#   賣出、交易加成        用貨品換牌；賣出時多抽牌的能力
#   分、籌碼              籌碼代表分數
#   「叛軍」              關鍵字一律加引號，以免與貨品的種類相混
#   牌庫、棄牌堆、手牌、抽、棄、付
#   探索、開發、拓殖、消費（含交易）、生產：五個階段

game-title = 銀河競逐

## 物件的種類

kind-start_world = 起始星球
kind-world = 星球
kind-development = 建設
kind-action = 行動牌
kind-chip = 籌碼
kind-aid = 說明卡
kind-rules = 規則

## 名稱

goods-novelty = 新奇貨品
goods-rare = 稀有貨品
goods-genes = 基因貨品
goods-alien = 異星貨品
phase-explore = 探索
phase-develop = 開發
phase-settle = 拓殖
phase-trade = 交易
phase-consume = 消費
phase-produce = 生產
keyword-alien = 異星
keyword-chromosome = 染色體
keyword-imperium = 帝國
keyword-rebel = 叛軍
keyword-terraforming = 地球化
keyword-uplift = 開智
action-explore-wide-name = 廣域探索
action-explore-deep-name = 深入探索
action-develop-name = 開發
action-settle-name = 拓殖
action-trade-name = 消費：交易
action-double-name = 消費：加倍
action-produce-name = 生產
chip-name = { $value }分
aid-phases = 五個階段
aid-icons = 圖示說明

## 句子的組成部分

some-cards = { $cards }張牌
some-points = { $points }分
some-goods = { $goods }個{ kind-of-good }
kind-of-good = { $good ->
        [novelty] 新奇貨品
        [rare] 稀有貨品
        [genes] 基因貨品
        [alien] 異星貨品
       *[any] 貨品
    }
of-goods = { $good ->
        [novelty] 新奇貨品的
        [rare] 稀有貨品的
        [genes] 基因貨品的
        [alien] 異星貨品的
       *[any] {""}
    }
with-a-power = { $power_in ->
        [explore] 有探索能力的
        [develop] 有開發能力的
        [settle] 有拓殖能力的
        [trade] 有交易能力的
        [consume] 有消費能力的
        [produce] 有生產能力的
       *[none] {""}
    }
marked = { $keyword ->
        [alien] 「異星」
        [chromosome] 「染色體」
        [imperium] 「帝國」
        [rebel] 「叛軍」
        [terraforming] 「地球化」
        [uplift] 「開智」
       *[none] {""}
    }

## 能力：印在牌上的規則

# 探索
power-explore-draw = 探索時多抽{ some-cards }。
power-explore-keep = 探索時多留{ some-cards }。

# 開發
power-draw-before-developing = 開發階段開始時，抽{ some-cards }。
power-develop-discount = 打出建設少付{ some-cards }。
power-draw-after-developing = 打出建設之後，抽{ some-cards }。

# 拓殖
power-settle-discount = 拓殖{ of-goods }星球少付{ some-cards }。
power-strength = 軍力{ $amount ->
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $amount }
    }。
power-strength-against = 對{ $against ->
        [novelty] 新奇貨品的
        [rare] 稀有貨品的
        [genes] 基因貨品的
        [alien] 異星貨品的
       *[rebel] 「叛軍」
    }星球，軍力+{ $amount }。
power-free-world = 可棄掉此牌，免費拓殖一顆星球；異星貨品的星球除外。
power-sudden-strength = 可棄掉此牌，本階段軍力+{ $amount }。
power-pay-for-military = 軍事星球可改為付費，費用是防禦{ $discount ->
        [0] {""}
       *[other] −{ $discount }
    }；異星貨品的除外。
power-draw-after-settling = 拓殖星球之後，抽{ some-cards }。

# 交易
power-sale-bonus = 賣出{ $source ->
        [here] 此星球的貨品
       *[anywhere] { kind-of-good }
    }時，多抽{ some-cards }。

# 消費
power-consume = { $times ->
        [1] {""}
       *[other] 最多{ $times }次：
    }棄{ $different ->
        [0] { some-goods }
       *[other] { $goods }個不同種類的貨品
    }，{ $points ->
        [0] 抽{ some-cards }
       *[other] 得{ some-points }{ $cards ->
            [0] {""}
           *[other] 、抽{ some-cards }
        }
    }。
power-consume-all = { $less ->
        [0] 棄掉剩下的所有貨品，每個得1分。
       *[other] 棄掉剩下的所有貨品，得分比貨品數少{ $less }。
    }
power-sell = 賣出1個貨品，交易加成{ $bonuses ->
        [0] 不算
       *[other] 照算
    }。
power-discard-for-points = 最多可棄{ $cards }張手牌，每張得{ some-points }。
power-draw-when-consuming = 消費階段抽{ some-cards }。
power-guess-top-card = 說{ $least }到{ $most }的一個數，翻開牌庫頂的牌；費用或防禦相符就拿走。

# 生產
power-produce-here = 此星球若沒有貨品，就生產1個{ $cards ->
        [0] {""}
       *[other] ，並抽{ some-cards }
    }。
power-produce-on-windfall = 在一顆{ of-goods }空蘊藏星球生產貨品。
power-draw-when-produced = 此星球生產貨品時，抽{ some-cards }。
power-draw-when-producing = 生產階段抽{ some-cards }。
power-draw-per-good = 本階段每生產1個{ kind-of-good }，抽{ some-cards }。
power-draw-per-kind = 本階段每生產1種貨品，抽{ some-cards }。
power-draw-if-most = 本階段生產的{ kind-of-good }比誰都多，就抽{ some-cards }。
power-draw-per-world = 版圖中每顆{ of-goods }星球，抽{ some-cards }。

## 建設在終局的得分

bonus-world = 每顆{ with-a-power }{ marked }{ $good ->
        [novelty] 新奇
        [rare] 稀有
        [genes] 基因
        [alien] 異星
       *[any] {""}
    }{ $military ->
        [0] 非軍事
        [1] 軍事
       *[none] {""}
    }{ $source ->
        [windfall] 蘊藏
        [production] 生產
       *[none] {""}
    }星球得{ some-points }。
bonus-development = 每項{ with-a-power }{ $cost ->
        [none] {""}
       *[other] 費用{ $cost }的
    }建設得{ some-points }。
bonus-card = 每張{ marked }牌得{ some-points }。
bonus-named = 有「{ TITLE($card) }」得{ some-points }。
bonus-chip-points = 籌碼每{ $per }分，得{ some-points }。
bonus-strength = 每1點軍力得{ some-points }。
bonus-good = 星球上每個貨品得{ some-points }。

## 行動牌的獎勵

action-explore-wide = 多抽{ $draw }張牌。
action-explore-deep = 多抽{ $draw }張牌，也多留{ $keep }張。
action-develop = 打出建設少付{ $discount }張牌。
action-settle = 拓殖星球之後，抽{ some-cards }。
action-trade = 使用消費能力之前，先賣出1個貨品。
action-double = 消費能力的得分算{ $times }倍。
action-produce = 另在{ $goods }顆空蘊藏星球生產貨品。

## 標籤

label-cost = 費用
label-defence = 防禦
label-points = 分數
label-strength = 軍力
label-cards = 牌
label-goods = 貨品
label-phases = 階段
label-powers = 能力
label-keywords = 關鍵字
label-windfall = 蘊藏星球
label-production = 生產星球
label-military = 軍事星球
label-first-line = 每張牌只算最先符合的一行
label-icon-key = 圖示說明
