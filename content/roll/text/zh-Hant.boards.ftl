# 《骰越銀河》圖板、屏風、階段條與骰子上印的字。

numeral-assign = A
numeral-explore = I
numeral-develop = II
numeral-settle = III
numeral-produce = IV
numeral-ship = V
bonus-sign = ?

mat-citizenry = 公民區
mat-citizenry-hint = 用過的骰子在此等候。招募：每付1信用，把一顆放進骰盅。
mat-developments = 建設疊
mat-developments-hint = 菱形的一面朝上；開發者放在最上面那片。
mat-worlds = 星球疊
mat-worlds-hint = 圓形的一面朝上；拓殖者放在最上面那片。
mat-credits = 銀河信用
mat-manage = 管理：招募・{ $rules_recalling ->
        [stacks_and_goods] 召回兩疊上和當貨品的骰子
       *[stacks] 召回兩疊上的骰子
    }・信用為0時移到1

phase-does-explore = 搜索：放下任意片板塊，多抽一片。或儲備：得{ $stock_credits }信用。
phase-does-develop = 骰子放在最上面的建設上，數量達到需要就完成。
phase-does-settle = 骰子放在最上面的星球上，數量達到需要就完成。
phase-does-produce = 每顆骰子成為貨品，放在一顆非灰色的星球上。
phase-does-ship = 每顆骰子交易一個貨品得信用，或消費它得分。
phase-not = 本回合不執行

strip-select = 選擇：任放一顆骰子，不論擲出什麼
strip-dictate = 指令
strip-dictate-hint = { $rules_dictates ->
        [0] 這套不用指令
       *[other] 放一顆骰子在此，把另一顆移到任一直行
    }

screen-round = 一個回合
screen-steps =
    1 擲骰盅裡的骰子。

    2 指派：骰子放到對應的階段，任意面自選；選擇一個階段{ $rules_dictates ->
        [0] 。
       *[other] ；可用指令。
    }

    3 同時展示：只執行有人選擇的階段。

    4 依I到V的順序執行階段。

    5 管理：招募、召回。
screen-phases = 階段
screen-trade = 交易
screen-world = 星球
screen-price = 信用
screen-consume = 消費
screen-consume-text = { $consume_points }分；貨品與星球同色，加{ $match_points }分；運送者與星球同色，加{ $match_points }分。消費骰子配任何星球。
screen-end = 遊戲結束
screen-end-text = 籌碼用完，或有人有{ $tableau_end }片板塊，打完這個回合。籌碼、板塊的數字與加分都是分數。
screen-title = 骰越銀河

die-net = 摺疊・黏貼

label-icon-key = 圖示一覽
label-dice-and-worlds = 骰子（方）與星球（圓）
label-die-sides = 骰子的各面
label-other-icons = 其他圖示
name-home = 母星骰子
name-military = 軍事骰子
name-consumption = 消費骰子
name-novelty = 新奇
name-rare = 稀有
name-genes = 基因
name-alien = 異星
name-grey = 灰色星球
name-credit = 信用
name-point = 分
name-good = 貨品
name-worker = 工人
name-extra-worker = 額外的工人
name-reassign = 調派的能力
name-selected = 選擇的階段
name-any = 任何階段
name-most = 最多
