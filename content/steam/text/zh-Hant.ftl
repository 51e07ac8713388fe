### 蒸汽時代

game-title = 蒸汽時代

kind-map = 遊戲圖板
kind-track = 鐵軌板塊
kind-new_city = 新城市
kind-goods_board = 貨物行動圖板
kind-income_board = 收入記錄圖板
kind-cube = 貨物方塊
kind-disc = 玩家代表物
kind-train = 火車
kind-note = 紙幣
kind-town_marker = 村鎮標記
kind-round_marker = 回合標記
kind-die = 骰子
kind-rules = 規則

action-first-move = 比所有人先運送貨物。
action-first-build = 比所有人先鋪設鐵軌。
action-engineer = 這次可鋪設 { $tiles } 個板塊。
action-locomotive = 引擎立即提升 { $levels } 級。
action-urbanization = 鋪軌前，將 { $cities } 座新城市放在村鎮上。
action-production = 從布袋抽 { $cubes } 個方塊，補到貨物行動圖板上。
action-turn-order-pass = 下次喊價時，可略過一次而不退出。
