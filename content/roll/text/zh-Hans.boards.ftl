# 《骰越银河》图板、挡板、阶段条与骰子上印的字。

numeral-assign = A
numeral-explore = I
numeral-develop = II
numeral-settle = III
numeral-produce = IV
numeral-ship = V
bonus-sign = ?

kind-cup = 骰盅
kind-bag = 布袋
player-red = 红色
player-yellow = 黄色
player-green = 绿色
player-blue = 蓝色
player-purple = 紫色

mat-citizenry = 公民区
mat-citizenry-hint = 用过的骰子在此等候。招募：每颗 1 信用点，放回骰盅。
mat-developments = 开发区
mat-developments-hint = 板块菱形面朝上叠放，开发者放在最上面一张。
mat-worlds = 殖民区
mat-worlds-hint = 板块圆形面朝上叠放，殖民者放在最上面一张。
mat-credits = 银河信用点
mat-manage = 管理：招募・召回两叠上的骰子・信用点为 0 时改为 1

phase-does-explore = 搜索：放弃任意张板块，抽取张数加一。或储备：得 { $stock_credits } 信用点。
phase-does-develop = 骰子放在最上面的开发板块上，数量达到成本即完成。
phase-does-settle = 骰子放在最上面的星球板块上，数量达到成本即完成。
phase-does-produce = 每颗骰子成为一个货物，放在你的非灰色星球上。
phase-does-ship = 每颗骰子交易一个货物换信用点，或消耗它换分数。
phase-not = 本轮不执行

strip-select = 选择阶段：任放一颗骰子，不论骰面
strip-dictate = 指令
strip-dictate-hint = 放一颗骰子在此，将另一颗移到任一栏

screen-round = 每轮流程
screen-steps =
    1 掷出骰盅里的骰子。
    2 指派：骰子放到对应阶段，百搭面任选；选择一个阶段；可下指令。
    3 同时展示：只执行被选中的阶段。
    4 依次执行 I 到 V。
    5 管理：招募、召回。
screen-phases = 阶段
screen-trade = 交易
screen-world = 星球
screen-price = 信用点
screen-consume = 消耗
screen-consume-text = { $consume_points } 分；货物与星球同色再 +{ $match_points }，运送骰与星球同色再 +{ $match_points }。紫骰可配任何星球。
screen-end = 游戏结束
screen-end-text = 筹码取完，或有人拥有 { $tableau_end } 张板块，该轮结束后终局。筹码、成本与加分相加即为总分。
screen-title = 骰越银河

die-net = 折叠・粘贴
