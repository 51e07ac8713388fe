# 以图片显示牌桌时的标题。
shown-round = 回合
shown-order = 顺序
shown-colour = 颜色
shown-points = 分数
shown-cash = 现金
shown-income = 收入
shown-shares = 股数
shown-engine = 引擎等级
shown-links = 路段
shown-action = 行动
shown-map = 地图
shown-new-cities = 新城市
shown-display = 即将到来的货物

# 为什么不能选这一格。
why-city = 铁轨只铺到城市边，不铺进城市里。
why-laid = 这回合你已经在这一格动过工。
why-far = 还没有铁轨通到这里：铁轨要从城市旁边开始，或接在你自己的铁轨末端。
why-beginning = 你的第一块板块必须是单线，并且通到城市。
why-full = 你能铺的板块里，没有一块可以换下这里的板块。
why-unfit = 没有板块接得上这一格周围的铁轨。
why-gone = 接得上这里的板块都已经用完了。
why-markers = 这里能铺的板块都要用村镇标记，而标记已经用完了。
why-dear = 这里最便宜的板块要{ $need }元，你只有{ $have }元。
why-trains = 你没有火车可以标示新的路段了：{ $need } 个都在地图上。
why-no-town = 新城市要盖在村镇上。
why-no-new-city = 新城市都已经在地图上了。
why-loop = 这样一来，会有铁轨的起点与终点是同一座城市。
why-not-urbanizing = 只有带来新城市的行动才能放上新城市，而且每回合一次。
why-no-city = 货物要从城市运出。
why-no-cubes = 这座城市没有货物。
why-no-link = 没有完成的路段从这座城市出发。
why-no-way = 以 { $have } 级的引擎，这座城市的货物到不了同色的城市。
why-cube-there = 这里已经有方块了。

# 选了之后还剩多少钱（依目前局面）。
foretold-left = 剩{ $cash }元；依目前局面，收入与支出之后有{ $left }元。
foretold-missing = 剩{ $cash }元；依目前局面，支出会差{ $missing }元，收入降到{ $income }。
foretold-out = 剩{ $cash }元；依目前局面，支出会差{ $missing }元：你会破产。
