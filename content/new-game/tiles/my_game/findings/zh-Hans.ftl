lonely-land = 有 { $land } 的板块不到两片，因此永远不会得分
too-few-tiles = { $players } 位玩家总共只放 { $tiles } 片板块，并非人人都轮得到
