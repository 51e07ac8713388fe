## 遊戲進行
# 終端機上旁白與提問的句子。

player-name = 玩家{ $number }
nobody = 無人
new-city = 新城市{ $letter }
one-cube = { $colour }色方塊
count-of = { $name }{ $count }
gain-of = { $player }加{ $income }
seat-pays = { $player }（{ $dollars ->
        [0] 免費
       *[other] 付{ $dollars }元
    }）
link-ends = { $first }–{ $last }
link-open = { $first }–…
place-open = …
section-ends = { $first }到{ $last }
action-line = { $action }：{ $text }
goods-in = { $city }（{ $cubes }）
goods-to = { $city }得{ $cubes }
arrow = { " " }→{ " " }
edge-0 = 上
edge-1 = 右上
edge-2 = 右下
edge-3 = 下
edge-4 = 左下
edge-5 = 左上
edge-to = { $edge }（{ $place }）

# 能做的事：選項與經過都用
do-place = 花{ $cost }元在{ $place }鋪設{ $tile }，鐵軌{ $track }
do-replace = 花{ $cost }元把{ $place }的板塊更換為{ $tile }，新鐵軌{ $track }
do-redirect = 花{ $cost }元把{ $place }的鐵軌改道（板塊{ $tile }），{ $track }
do-city = 在{ $place }放上{ $city }
do-deliver = { $cube }：{ $stops }（收入：{ $gains }）

# 發生的事
tell-start = 玩家順序：{ $order }。
tell-start-with = 每人起始有{ $cash }元、{ $shares }股、引擎{ $engine }級、收入{ $income }。
tell-start-goods = 地圖上的貨物：{ $goods }。
tell-round = 第{ $round }回合，共{ $rounds }回合。
tell-issuing = 【發行股票】
tell-no-issuing = 無人發行股票。
tell-shares = { $player }發行{ $shares }股，拿{ $dollars }元，共{ $all }股，現有{ $cash }元。
tell-auction = 【喊價】
tell-no-auction = 無人喊價。
tell-bid = { $player }喊{ $dollars }元。
tell-drop-out = { $player }退出。
tell-stay-in = { $player }略過一次，不退出。
tell-order = 新的玩家順序：{ $order }。
tell-actions = 【選取行動】
tell-no-actions = 無人選取行動。
tell-action = { $player }選取「{ $action }」。
tell-builds = { $player }有{ $cash }元，鋪設鐵軌：
tell-no-builds = { $player }有{ $cash }元，不鋪設鐵軌。
tell-place = { $player }花{ $cost }元在{ $place }鋪設{ $tile }，鐵軌{ $track }。
tell-replace = { $player }花{ $cost }元把{ $place }的板塊更換為{ $tile }，新鐵軌{ $track }。
tell-redirect = { $player }花{ $cost }元把{ $place }的鐵軌改道（板塊{ $tile }），{ $track }。
tell-city = { $player }在{ $place }放上{ $city }。
tell-complete = 路段{ $link }完成：{ $sections }截鐵軌，擁有者是{ $player }。
tell-given-up = { $player }沒有延長未完成的路段{ $links }，從此無人擁有。
tell-moving = 【貨物運送】
tell-no-moving = 無人運送貨物，也無人提升引擎。
tell-deliver = { $player }運送{ $cube }：{ $stops }；收入：{ $gains }。
tell-improve = { $player }把引擎提升到{ $engine }級。
tell-money = 【收入與開銷】
tell-no-money = 無人有收入或開銷。
tell-paid = { $player }{ $income ->
        [0] 沒有收入
       *[other] 收入{ $income }元
    }，應付{ $expenses }元（{ $shares }股，引擎{ $engine }級），剩{ $cash }元。
tell-short = { $player }少付{ $missing }元，收入降到{ $income }。
tell-bankrupt = { $player }少付{ $missing }元，收入不足以抵償，因此破產。
tell-reduced = { $player }收入過高，調降{ $lost }，剩{ $income }。
tell-growth = 【貨物成長】
tell-no-growth = 沒有新貨物。
tell-cube = { $player }從布袋把{ $cube }補到貨物行動圖板：{ $where }。
tell-grown = { $group ->
        [light] 白底數字
       *[dark] 黑底數字
    }擲出{ $dice }：{ $goods }。
tell-not-grown = { $group ->
        [light] 白底數字
       *[dark] 黑底數字
    }擲出{ $dice }：沒有新貨物。
tell-standing = 第{ $round }回合後，{ $player }有{ $cash }元、收入{ $income }、{ $shares }股、引擎{ $engine }級，{ $points }分。
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
ask-shares = 要發行幾股？每股{ $price }元。你有{ $cash }元、{ $shares }股。
ask-bid = 目前最高{ $high }元。要為順序喊多少？你有{ $cash }元。
ask-action = 選取哪種行動？
ask-city = 把哪座新城市放在哪裡？
ask-build = 要鋪設什麼？你有{ $cash }元，還有{ $left }次板塊動作。
ask-move = 要運送哪個方塊？引擎最多走{ $engine }個路段。
ask-draw = 要抽方塊補到貨物行動圖板嗎？
ask-cube = { $cube }放在哪裡？

# 選項
option-shares = { $shares }股（{ $dollars }元）
option-no-shares = 不發行
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
number-in = { $group ->
        [light] 白底
       *[dark] 黑底
    }{ $number }
see-city = { $city }（{ number-in }，收{ $accepts }）：{ $goods }；將到：{ $coming }
see-new-city = { $city }（{ number-in }，收{ $accepts }），尚未放上地圖；將到：{ $coming }
see-links = { $player }的路段：{ $links }

# 報告裡的地圖

map-legend = 第{ $round }回合之後。{ $players }。鐵軌上的標記顯示其主人；沒有標記的不屬於任何人。
map-player = { $player }是{ $colour }色：{ $points }分{ $fate ->
    [won] ，獲勝
    [out] ，第{ $round }回合破產
   *[none] {""}
}
