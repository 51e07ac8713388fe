# 試玩應該展現的規則，報告頁面用；英文見 validator/play/games/steam/promises.py。

promise-rule-share-issued = 有玩家發行股票
promise-rule-last-share = 有玩家發行到圖板上的最後一股
promise-rule-no-bid = 沒有人為玩家順序喊價
promise-rule-half-bid = 有玩家只付喊價的一半
promise-rule-stayed-in = 有玩家在喊價時略過一次而不退出
promise-rule-moved-first = 有玩家搶在順序較前的人之前運送貨物
promise-rule-built-first = 有玩家搶在順序較前的人之前鋪設鐵軌
promise-rule-engineer = 選取加速工程的玩家比別人多鋪設一個板塊
promise-rule-marker = 放上了村鎮標記
promise-rule-taken-over = 有玩家延長了無主的路段
promise-rule-given-up = 未完成而沒有延長的路段變成無主
promise-rule-city-completes = 新城市使路段完成
promise-rule-city-claims = 放上新城市的玩家得到無主的路段
promise-rule-improved = 有玩家不運送貨物，改為提升引擎
promise-rule-top-engine = 引擎提升到最高一級
promise-rule-for-others = 方塊經過其他玩家的路段
promise-rule-for-nobody = 方塊經過無主的路段
promise-rule-produced = 增加生產把方塊補到貨物行動圖板
promise-rule-empty-column = 擲出的城市在貨物行動圖板上沒有方塊
promise-rule-short = 有玩家付不出開銷，收入下降
promise-rule-bankrupt = 有玩家破產
promise-rule-early-end = 只剩不到兩位玩家，遊戲提前結束
promise-rule-win-alone = 一位玩家獲勝

## 其他承諾的句子：$title 是名稱，$piece 是編號，$part 是鍵中其餘的部分

promise-replace = 鐵軌板塊{ $part }換成{ $piece }
promise-on-town = 村鎮上的鐵軌板塊{ $part }換成{ $piece }
promise-redirect = 鐵軌板塊{ $part }改向為{ $piece }
promise-reached = 路段接到{ $title }
promise-new = { $title }放到村鎮上
promise-town = 在{ $title }鋪設鐵軌
promise-action = 有人選取{ $part ->
        [first_move] { action-first-move-name }
        [first_build] { action-first-build-name }
        [engineer] { action-engineer-name }
        [locomotive] { action-locomotive-name }
        [urbanization] { action-urbanization-name }
        [production] { action-production-name }
       *[turn_order_pass] { action-turn-order-pass-name }
    }
promise-links = 方塊經過{ $part }個路段運達
promise-delivered = 運送{ $part ->
        [red] { colour-red }
        [blue] { colour-blue }
        [yellow] { colour-yellow }
        [purple] { colour-purple }
        [green] { colour-green }
       *[black] { colour-black }
    }色方塊
promise-column = 方塊從貨物行動圖板來到{ $title }
promise-reduced = 收入達{ $part }以上時下降
