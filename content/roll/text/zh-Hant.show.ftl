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
