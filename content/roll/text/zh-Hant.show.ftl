# 在終端機上說明一張牌或一個配件：數值（what-）、名稱與分組，見 validator/content/describing.py。

what-development = { face-development }、費用{ $cost }
what-world = { one-world }、費用{ $cost }
die-name = { one-die }
what-die = { $matches ->
        [none] {""}
        [all] 運送時符合任何星球
       *[other] 運送時符合同色星球
    }
label-sides = 各面
each-sides = { NAMES($each, kind: "side") }{ $count }面
phase-tile-name = { kind-phase_tile }：{ NAMES($phase, kind: "phase") }
what-phase-tile = {""}
what-player-part = { $player ->
        [red] 紅
        [yellow] 黃
        [green] 綠
        [blue] 藍
       *[purple] 紫
    }色玩家
what-chip = {""}
label-wild = 萬用
label-gains = 獲得
label-explore = 探索
label-develop = 開發
label-settle = 拓殖
label-produce = 生產
label-ship = 運送
label-powers = 能力
label-bonus = 獎勵
label-cost = 費用
label-matches = 符合什麼
label-value = 面值
label-player = 玩家
label-phase = 階段
label-count = 件數
label-left = 左側
label-right = 右側
label-world = 星球
label-front = 正面
label-back = 背面
