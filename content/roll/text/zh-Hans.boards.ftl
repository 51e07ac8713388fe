# 《骰越银河》图板、屏风、阶段条与骰子上印的字。

numeral-assign = A
numeral-explore = I
numeral-develop = II
numeral-settle = III
numeral-produce = IV
numeral-ship = V
bonus-sign = ?

mat-citizenry = 公民区
mat-citizenry-hint = 用过的骰子在此等候。招募：每付1信用，把一颗放进骰盅。
mat-developments = 建设堆
mat-developments-hint = 菱形的一面朝上；开发者放在最上面那块。
mat-worlds = 星球堆
mat-worlds-hint = 圆形的一面朝上；拓殖者放在最上面那块。
mat-credits = 银河信用
mat-manage = 管理：招募・{ $rules_recalling ->
        [stacks_and_goods] 召回两堆上和当货品的骰子
       *[stacks] 召回两堆上的骰子
    }・信用为0时移到1

phase-does-explore = 搜索：放下任意块板块，多抽一块。或储备：得{ $stock_credits }信用。
phase-does-develop = 骰子放在最上面的建设上，数量达到需要就完成。
phase-does-settle = 骰子放在最上面的星球上，数量达到需要就完成。
phase-does-produce = 每颗骰子成为货品，放在一颗非灰色的星球上。
phase-does-ship = 每颗骰子交易一个货品得信用，或消费它得分。
phase-not = 本回合不执行

strip-select = 选择：任放一颗骰子，不论掷出什么
strip-dictate = 指令
strip-dictate-hint = { $rules_dictates ->
        [0] 这套不用指令
       *[other] 放一颗骰子在此，把另一颗移到任一列
    }

screen-round = 一个回合
screen-steps =
    1 掷骰盅里的骰子。

    2 指派：骰子放到对应的阶段，任意面自选；选择一个阶段{ $rules_dictates ->
        [0] 。
       *[other] ；可用指令。
    }

    3 同时展示：只执行有人选择的阶段。

    4 依次执行I到V阶段。

    5 管理：招募、召回。
screen-phases = 阶段
screen-trade = 交易
screen-world = 星球
screen-price = 信用
screen-consume = 消费
screen-consume-text = { $consume_points }分；货品与星球同色，加{ $match_points }分；运送者与星球同色，加{ $match_points }分。消费骰子配任何星球。
screen-end = 游戏结束
screen-end-text = 筹码用完，或有人有{ $tableau_end }块板块，打完这个回合。筹码、板块的数字与加分都是分数。
screen-title = 骰越银河

die-net = 折叠・粘贴

label-icon-key = 图示一览
label-dice-and-worlds = 骰子（方）与星球（圆）
label-die-sides = 骰子的各面
label-other-icons = 其他图示
name-home = 母星骰子
name-military = 军事骰子
name-consumption = 消费骰子
name-novelty = 新奇
name-rare = 稀有
name-genes = 基因
name-alien = 异星
name-grey = 灰色星球
name-credit = 信用
name-point = 分
name-good = 货品
name-worker = 工人
name-extra-worker = 额外的工人
name-reassign = 调派的能力
name-selected = 选择的阶段
name-any = 任何阶段
name-most = 最多
