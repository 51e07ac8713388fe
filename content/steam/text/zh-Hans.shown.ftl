# 以图片显示牌桌时的标题。
shown-round = 回合
shown-order = 顺序
shown-colour = 颜色
shown-points = 分数
shown-cash = 现金
shown-income = 收入
shown-shares = 股份
shown-engine = 引擎等级
shown-links = 路线
shown-action = 行动
shown-map = 地图
shown-new-cities = 新城市
shown-display = 即将到来的货物
