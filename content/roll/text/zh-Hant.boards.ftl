# 《骰越銀河》圖板、檔板、階段條與骰子上印的字。

numeral-assign = A
numeral-explore = I
numeral-develop = II
numeral-settle = III
numeral-produce = IV
numeral-ship = V
bonus-sign = ?

kind-cup = 骰盅
kind-bag = 布袋
player-red = 紅色
player-yellow = 黃色
player-green = 綠色
player-blue = 藍色
player-purple = 紫色

mat-citizenry = 公民區
mat-citizenry-hint = 用過的骰子在此等候。招募：每顆 1 信用點，放回骰盅。
mat-developments = 開發區
mat-developments-hint = 板塊菱形面朝上疊放，開發者放在最上面一張。
mat-worlds = 殖民區
mat-worlds-hint = 板塊圓形面朝上疊放，殖民者放在最上面一張。
mat-credits = 銀河信用點
mat-manage = 管理：招募・召回兩疊上的骰子・信用點為 0 時改為 1

phase-does-explore = 搜索：放棄任意張板塊，抽取張數加一。或儲備：得 { $stock_credits } 信用點。
phase-does-develop = 骰子放在最上面的開發板塊上，數量達到成本即完成。
phase-does-settle = 骰子放在最上面的星球板塊上，數量達到成本即完成。
phase-does-produce = 每顆骰子成為一個貨物，放在你的非灰色星球上。
phase-does-ship = 每顆骰子交易一個貨物換信用點，或消耗它換分數。
phase-not = 本輪不執行

strip-select = 選擇階段：任放一顆骰子，不論骰面
strip-dictate = 指令
strip-dictate-hint = 放一顆骰子在此，將另一顆移到任一欄

screen-round = 每輪流程
screen-steps =
    1 擲出骰盅裡的骰子。
    2 指派：骰子放到對應階段，百搭面任選；選擇一個階段；可下指令。
    3 同時展示：只執行被選中的階段。
    4 依序執行 I 到 V。
    5 管理：招募、召回。
screen-phases = 階段
screen-trade = 交易
screen-world = 星球
screen-price = 信用點
screen-consume = 消耗
screen-consume-text = { $consume_points } 分；貨物與星球同色再 +{ $match_points }，運送骰與星球同色再 +{ $match_points }。紫骰可配任何星球。
screen-end = 遊戲結束
screen-end-text = 籌碼取完，或有人擁有 { $tableau_end } 張板塊，該輪結束後終局。籌碼、成本與加分相加即為總分。
screen-title = 骰越銀河

die-net = 摺疊・黏貼
