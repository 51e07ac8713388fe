# 游戏里的每个词、每句话。
kind-tile = 板块
bonus-grow = 每有一块相邻的同种地形，多得{ $points }分。
cell = 第{ $row }行第{ $column }列
tell-take = { $player }拿{ $card }。
tell-lay = { $player }把它放在{ $card }。
ask-take = 要拿哪一块？
ask-lay = 要放在哪里？
place-offer = 可拿的板块
place-taken = 拿在手上
place-meadow = 已放的板块
