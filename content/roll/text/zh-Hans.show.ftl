# 在终端机上说明一张牌或一个配件：数值（what-）、名称与分组，见 validator/content/describing.py。

what-development = { face-development }、费用{ $cost }
what-world = { one-world }、费用{ $cost }
die-name = { one-die }
what-die = { $matches ->
        [none] {""}
        [all] 运送时符合任何星球
       *[other] 运送时符合同色星球
    }
label-sides = 各面
each-sides = { NAMES($each, kind: "side") }{ $count }面
phase-tile-name = { kind-phase_tile }：{ NAMES($phase, kind: "phase") }
what-phase-tile = {""}
what-player-part = { $player ->
        [red] 红
        [yellow] 黄
        [green] 绿
        [blue] 蓝
       *[purple] 紫
    }色玩家
what-chip = {""}
label-wild = 万用
label-gains = 获得
label-explore = 探索
label-develop = 开发
label-settle = 拓殖
label-produce = 生产
label-ship = 运送
label-powers = 能力
label-bonus = 奖励
label-cost = 费用
label-matches = 符合什么
label-value = 面值
label-player = 玩家
label-phase = 阶段
label-count = 件数
label-left = 左侧
label-right = 右侧
label-world = 星球
label-front = 正面
label-back = 背面
