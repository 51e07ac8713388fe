# 遊戲裡的每個詞、每句話。
kind-tile = 板塊
bonus-grow = 每有一塊相鄰的同種地形，多得{ $points }分。
cell = 第{ $row }行第{ $column }列
tell-take = { $player }拿{ $card }。
tell-lay = { $player }把它放在{ $card }。
ask-take = 要拿哪一塊？
ask-lay = 要放在哪裡？
place-offer = 可拿的板塊
place-taken = 拿在手上
place-meadow = 已放的板塊
