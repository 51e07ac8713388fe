lonely-land = 有 { $land } 的板塊不到兩片，因此永遠不會得分
too-few-tiles = { $players } 位玩家總共只放 { $tiles } 片板塊，並非人人都輪得到
