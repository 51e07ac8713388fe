### 蒸汽時代

action-first-move = 比所有人先運送貨物。
action-first-build = 比所有人先鋪設鐵軌。
action-engineer = 這次可鋪設 { $tiles } 個板塊。
action-locomotive = 引擎立即提升 { $levels } 級。
action-urbanization = 鋪軌前，將 { $cities } 座新城市放在村鎮上。
action-production = 從布袋抽 { $cubes } 個方塊，補到貨物圖板上。
action-turn-order-pass = 下次喊價時，可略過一次而不退出。
