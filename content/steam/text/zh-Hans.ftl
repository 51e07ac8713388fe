### 蒸汽时代

game-title = 蒸汽时代

kind-map = 地图
kind-track = 铁轨板块
kind-new_city = 新城市
kind-goods_board = 货物行动图板
kind-income_board = 收入记录图板
kind-cube = 货物方块
kind-disc = 玩家圆片
kind-train = 火车
kind-note = 纸币
kind-town_marker = 村镇标记
kind-round_marker = 回合标记
kind-die = 骰子
kind-rules = 规则

action-first-move = 比所有人先运送货物。
action-first-build = 比所有人先铺设铁轨。
action-engineer = 这次可铺设 { $tiles } 块轨道。
action-locomotive = 引擎立即提升 { $levels } 级。
action-urbanization = 铺轨前，将 { $cities } 座新城市放在村镇上。
action-production = 从布袋抽 { $cubes } 个方块，补到货物行动图板上。
action-turn-order-pass = 下次叫价时，可略过一次而不退出。
