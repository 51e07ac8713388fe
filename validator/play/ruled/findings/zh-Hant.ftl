# 幾局隨機對局發現規則有哪些問題。
never-ends = { $seats } 位玩家時，規則永遠不會結束
falls-too-low = 在一局 { $seats } 位玩家的隨機對局裡，{ $number } 低於允許的最小值
or-more = { $least } 或以上
never-taken = { $games } 局隨機對局裡，沒有人能執行行動 { $action }
block-fails = 在這裡試玩的隨機對局裡，Python 程式塊出錯了
