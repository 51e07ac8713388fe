# 以圖片顯示牌桌時的標題。
shown-round = 回合
shown-order = 順序
shown-colour = 顏色
shown-points = 分數
shown-cash = 現金
shown-income = 收入
shown-shares = 股數
shown-engine = 引擎等級
shown-links = 路段
shown-action = 行動
shown-map = 地圖
shown-new-cities = 新城市
shown-display = 即將到來的貨物

# 為什麼不能選這一格。
why-city = 鐵軌只鋪到城市邊，不鋪進城市裡。
why-laid = 這回合你已經在這一格動過工。
why-far = 還沒有鐵軌通到這裡：鐵軌要從城市旁邊開始，或接在你自己的鐵軌末端。
why-beginning = 你的第一片板塊必須是單線，並且通到城市。
why-full = 你能鋪的板塊裡，沒有一塊可以換下這裡的板塊。
why-unfit = 沒有板塊接得上這一格周圍的鐵軌。
why-gone = 接得上這裡的板塊都已經用完了。
why-markers = 這裡能鋪的板塊都要用村鎮標記，而標記已經用完了。
why-dear = 這裡最便宜的板塊要{ $need }元，你只有{ $have }元。
why-trains = 你沒有火車可以標示新的路段了：{ $need } 個都在地圖上。
why-no-town = 新城市要蓋在村鎮上。
why-no-new-city = 新城市都已經在地圖上了。
why-loop = 這樣一來，會有鐵軌的起點與終點是同一座城市。
why-not-urbanizing = 只有帶來新城市的行動才能放上新城市，而且每回合一次。
why-no-city = 貨物要從城市運出。
why-no-cubes = 這座城市沒有貨物。
why-no-link = 沒有完成的路段從這座城市出發。
why-no-way = 以 { $have } 級的引擎，這座城市的貨物到不了同色的城市。
why-cube-there = 這裡已經有方塊了。

# 選了之後還剩多少錢（依目前局面）。
foretold-left = 剩{ $cash }元；依目前局面，收入與支出之後有{ $left }元。
foretold-missing = 剩{ $cash }元；依目前局面，支出會差{ $missing }元，收入降到{ $income }。
foretold-out = 剩{ $cash }元；依目前局面，支出會差{ $missing }元：你會破產。
