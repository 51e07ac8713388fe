### 蒸汽时代

action-first-move = 比所有人先运送货物。
action-first-build = 比所有人先铺设铁轨。
action-engineer = 这次可铺设 { $tiles } 块轨道。
action-locomotive = 引擎立即提升 { $levels } 级。
action-urbanization = 铺轨前，将 { $cities } 座新城市放在城镇上。
action-production = 从布袋抽 { $cubes } 个方块，补到货物图板上。
action-turn-order-pass = 下次竞价时，可略过一次而不退出。
