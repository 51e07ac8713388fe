# 骰越銀河的繁體中文：印在紙上、寫在紀錄裡的每一個詞與每一句話。
# 句中的欄位（$credits、$colour……）名稱與 validator/play/games/roll/words/ 相同。
#
# 用詞（各檔一致）：
#   板塊、板塊的一面        板塊有兩面：建設與星球
#   星球、建設              與銀河競逐相同；灰色星球不能放貨品
#   骰子、工人              骰子擲出後就是工人，直到階段結束
#   骰盅、公民區            下回合要擲的骰子；須先招募的骰子
#   建設疊、星球疊          建造中的板塊，在建造區
#   完成、需要              板塊得到所需的工人就完成
#   貨品                    放在星球上的骰子
#   直行、選擇、調派、指令  在屏風後指派工人
#   搜索、儲備              探索者的兩種工作
#   運送：交易或消費        運送者的兩種工作
#   招募、召回              管理
#   信用、分、籌碼

game-title = 骰越銀河

## 物件的種類

kind-tile = 板塊
kind-faction = 派系
kind-home = 母星
kind-die = 骰子
kind-phase_tile = 階段板塊
kind-mat = 玩家圖板
kind-screen = 屏風
kind-strip = 階段條
kind-marker = 信用標記
kind-chip = 籌碼
kind-rules = 規則

## 名稱

face-development = 建設
face-world = 星球
phase-assign = 指派
phase-explore = 探索
phase-develop = 開發
phase-settle = 拓殖
phase-produce = 生產
phase-ship = 運送
side-explore = 探索
side-develop = 開發
side-settle = 拓殖
side-produce = 生產
side-ship = 運送
side-wild = 任意
die-home = 母星
die-military = 軍事
die-consumption = 消費
die-novelty = 新奇
die-rare = 稀有
die-genes = 基因
die-alien = 異星
world-grey = 灰色
world-novelty = 新奇
world-rare = 稀有
world-genes = 基因
world-alien = 異星
place-cup = 骰盅
place-citizenry = 公民區
place-world = 這顆星球
chip-name = { $value }分
join-comma = { $first }、{ $last }
join-or = { $first }或{ $last }
join-and = { $first }和{ $last }

## 句子的組成部分

some-credits = { $credits }信用
some-points = { $points }分
some-workers = { $workers }個工人
at-end-of = { $phase ->
        [explore] 探索
        [develop] 開發
        [settle] 拓殖
        [produce] 生產
       *[ship] 運送
    }結束時
of-worlds = { $colours ->
        [none] 貨品
       *[other] { NAMES($colours, kind: "world", join: "or") }星球的貨品
    }
a-die = { colour-of-die }骰子
colour-of-die = { $colour ->
        [home] 母星
        [military] 軍事
        [consumption] 消費
        [novelty] 新奇
        [rare] 稀有
        [genes] 基因
       *[alien] 異星
    }
colour-of-world = { $colour ->
        [grey] 灰色
        [novelty] 新奇
        [rare] 稀有
        [genes] 基因
       *[alien] 異星
    }

## 立即得到的東西

gain-remove-die = 先把自己的{ $count }顆骰子放回公共區。
gain-gain-credits = 得{ some-credits }。
gain-gain-dice = 取{ $count }顆{ a-die }：{ $to ->
        [cup] 放進骰盅。
        [citizenry] 放到公民區。
       *[world] 放在這顆星球上。
    }
gain-start-credits = 以{ some-credits }開始。

## 印在板塊上的能力

# 指派
power-reassign = { $contest ->
        [none] {""}
       *[other] { NAMES($contest, kind: "world") }星球最多時（並列少1個），
    }把{ $together ->
        [0] {""}
       *[1] 同一直行的
    }{ $start ->
        [none] {""}
       *[other] { NAMES($start, kind: "phase") }的
    }{ $exactly ->
        [0] { $most ->
            [1] 1
           *[other] 最多{ $most }
        }
       *[1] 恰好{ $most }
    }個{ $colours ->
        [none] {""}
       *[other] { NAMES($colours, kind: "die", join: "or") }
    }工人調到{ $to ->
        [any] 任何階段
        [selected] 你選擇的階段
       *[other] { NAMES($to, kind: "phase", join: "or") }
    }。
power-dictate-often = 每回合可以使用任意次指令。
power-dictate-more = 每次指令可以調動最多{ some-workers }。

# 探索
power-rearrange = 可以重新排列、翻轉建造區的板塊。
power-scout-at-end = 結束時抽{ $tiles }片板塊放好；{ a-die }有搜索則得{ some-credits }。
power-stock-more = { colour-of-die }探索者儲備時得{ some-credits }。
power-scout-on-top = 搜索到的板塊可以放在疊頂。
power-virtual-workers = { NAMES($phase, kind: "phase") }時多出{ NAMES($colours, kind: "die", join: "and") }工人各1個，用後消失。

# 開發與拓殖
power-completion-discount = { $colours ->
        [none] { $reassign ->
            [0] {""}
           *[1] 有調派能力的
        }{ $phase ->
            [settle] 星球
           *[develop] 建設
        }
       *[other] { NAMES($colours, kind: "world", join: "and") }星球
    }少用{ some-workers }{ $least ->
        [0] {""}
       *[other] （至少{ $least }個）
    }。
power-credits-on-completion = 每完成一{ $phase ->
        [develop] 項其他建設
       *[settle] 顆星球
    }，得{ some-credits }{ $colour ->
        [none] {""}
       *[other] ，{ NAMES($colour, kind: "world") }星球再得{ $more }
    }。
power-return-workers = 完成{ $phase ->
        [develop] 其他建設
       *[settle] 星球
    }的{ $colours ->
        [none] 工人最多{ $most }個可以回骰盅
       *[other] { NAMES($colours, kind: "die", join: "and") }工人都回骰盅
    }。
power-credits-per-citizen = { at-end-of }，公民區每{ $per }顆{ a-die }得{ some-credits }{ $per ->
        [1] {""}
       *[other] （進位）
    }。

# 生產
power-credits-per-good = 結束時，{ $match ->
        [world] { colour-of-world }星球上的每個貨品得{ some-credits }
       *[die] 每個當作貨品的{ a-die }得{ some-credits }
    }。
power-extra-good = 你的每顆星球可以多放{ $goods }個貨品。

# 運送
power-credits-per-trade = 交易{ of-worlds }時多得{ some-credits }。
power-credits-per-consume = 消費{ of-worlds }時得{ some-credits }。
power-points-per-consume = 消費{ of-worlds }時多得{ some-points }。
power-buy-points = 每次交易後可以付{ some-credits }換{ some-points }。

# 任一階段
power-credits-if-most = { at-end-of }，只有你擁有{ $most ->
        [developments] 最多建設
       *[highest_world] 費用最高的星球
    }就得{ some-credits }。
power-credits-at-end = { at-end-of }得{ some-credits }。
power-points-at-end = { at-end-of }得{ some-points }。

## 建設在最後的計分

bonus-world-cost = { colour-of-world }星球的費用總和，每{ $per }點得1分（進位）。
bonus-development-cost = { $reassign ->
        [0] {""}
       *[1] 有調派能力的
    }建設的費用總和，每{ $per }點得1分（進位）。
bonus-development = 每項{ $reassign ->
        [none] {""}
        [0] 沒有調派能力的
       *[1] 有調派能力的
    }建設{ some-points }。
bonus-world = 每顆{ colour-of-world }星球{ some-points }。
bonus-good = 你的星球上每個貨品{ some-points }。
bonus-die-colour = 你所有的骰子中，每種顏色{ some-points }。
bonus-dice = 你的{ a-die }每{ $per }顆{ some-points }（進位）。
bonus-chip-steps = 籌碼1分得1分，3分得2分，6分得3分，10分得4分，15分得5分，依此類推。
