# 以圖片顯示牌桌時的標題。
shown-round = 回合
shown-order = 順序
shown-colour = 顏色
shown-points = 分數
shown-cash = 現金
shown-income = 收入
shown-shares = 股份
shown-engine = 引擎等級
shown-links = 路線
shown-action = 行動
shown-map = 地圖
shown-new-cities = 新城市
shown-display = 即將到來的貨物
