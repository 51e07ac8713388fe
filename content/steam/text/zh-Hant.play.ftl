## 遊戲進行
# 終端機上旁白與提問的句子。

player-name = 玩家{ $number }
nobody = 無人
new-city = 新城市{ $letter }
one-cube = { $colour }色方塊
count-of = { $name }{ $count }
gain-of = { $player }加{ $income }
seat-pays = { $player }（{ $dollars }元）
link-ends = { $first }–{ $last }
place-open = 未完成的末端
arrow = { " " }→{ " " }
edge-0 = 上
edge-1 = 右上
edge-2 = 右下
edge-3 = 下
edge-4 = 左下
edge-5 = 左上
edge-to = { $edge }（{ $place }）

# 能做的事：選項與經過都用
do-place = { $place }：鋪設{ $tile }，{ $track }；{ $cost }元
do-replace = { $place }：更換為{ $tile }，{ $track }；{ $cost }元
do-redirect = { $place }：改道為{ $tile }，{ $track }；{ $cost }元
do-city = { $place }：放上{ $city }
do-deliver = { $cube }：{ $stops }（收入：{ $gains }）

# 發生的事
tell-start = 玩家順序：{ $order }。
tell-round = 第{ $round }回合，共{ $rounds }回合。
tell-shares = { $player }發行{ $shares }股，拿{ $dollars }元，共{ $all }股。
tell-auction = 【喊價】
tell-bid = { $player }喊{ $dollars }元。
tell-drop-out = { $player }退出。
tell-stay-in = { $player }略過一次，不退出。
tell-order = 新順序與費用：{ $order }。
tell-action = { $player }選取「{ $action }」。
tell-builds = { $player }鋪設鐵軌（{ $cash }元）。
tell-build = { $player }，{ $what }。
tell-complete = 路段{ $link }完成（{ $sections }截，擁有者：{ $player }）。
tell-given-up = { $player }沒有延長路段{ $link }，從此無人擁有。
tell-moving = 【貨物運送】
tell-move = { $player }運送{ $what }。
tell-no-move = { $player }不運送。
tell-improve = { $player }把引擎提升到{ $engine }級。
tell-money = { $player }收入{ $income }元，應付{ $expenses }元。
tell-short = { $player }付不足，收入降到{ $income }。
tell-bankrupt = { $player }破產。
tell-reduced = { $player }的收入調降{ $lost }，剩{ $income }。
tell-cube = { $player }把{ $cube }補到貨物圖板：{ $where }。
tell-dice = { $group ->
        [light] 第一次擲骰
       *[dark] 第二次擲骰
    }：{ $dice }。
tell-grown = { $city }得到貨物：{ $cubes }。
tell-standing = { $player }：{ $cash }元，收入{ $income }，{ $shares }股，引擎{ $engine }級；{ $points }分。
ended-rounds = { $rounds }個回合都已結束。
ended-alone = 只剩{ $players }沒有破產。
ended-nobody = 所有人都破產了。
tie-income = { $players }平手，收入較高者獲勝：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分勝負。
tell-end = 遊戲結束。
tell-score = { $player }：鐵軌{ $track }分，收入{ $income }分，股票{ $shares }分，共{ $total }分。
tell-winner = { $player }獲勝。
tell-winners = { $players }並列獲勝。

# 提問
ask-shares = 要發行幾股？每股{ $price }元
ask-bid = 目前最高{ $high }元。要為順序喊多少？
ask-action = 選取哪種行動？
ask-city = 把哪座新城市放在哪裡？
ask-build = 要鋪設什麼？你有{ $cash }元，還能鋪設{ $left }個板塊。
ask-move = 要運送哪個方塊？引擎最多走{ $engine }個路段。
ask-draw = 要抽方塊補到貨物圖板嗎？
ask-cube = { $cube }放在哪裡？

# 選項
option-shares = { $shares }股（{ $dollars }元）
option-bid = { $dollars }元
option-drop-out = 退出
option-stay-in = 略過一次，不退出
option-no-city = 不放
option-stop-building = 不再鋪設
option-no-move = 不運送
option-improve = 引擎提升到{ $engine }級
option-draw = 抽方塊
option-no-cubes = 不抽
option-space = { $city }，由上數第{ $space }格

# 看得到的局面
see-round = 第{ $round }回合，共{ $rounds }回合；順序：{ $order }
see-player = { $player }：{ $cash }元，收入{ $income }，{ $shares }股，引擎{ $engine }級，路段{ $links }個；行動：{ $action }；{ $points }分
see-out = { $player }：破產
see-city = { $city }（收{ $accepts }）：{ $goods }；將到：{ $coming }
see-links = { $player }的路段：{ $links }
