## 游戏进行
# 终端上旁白与提问的句子。

player-name = 玩家{ $number }
nobody = 无人
new-city = 新城市{ $letter }
one-cube = { $colour }色方块
count-of = { $name }{ $count }
gain-of = { $player }加{ $income }
seat-pays = { $player }（{ $dollars ->
        [0] 免费
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

# 能做的事：选项与经过都用
do-place = 花{ $cost }元在{ $place }铺设{ $tile }，铁轨{ $track }
do-replace = 花{ $cost }元把{ $place }的板块替换为{ $tile }，新铁轨{ $track }
do-redirect = 花{ $cost }元把{ $place }的铁轨改道（板块{ $tile }），{ $track }
do-city = 在{ $place }放上{ $city }
do-deliver = { $cube }：{ $stops }（收入：{ $gains }）

# 发生的事
tell-start = 玩家顺序：{ $order }。
tell-start-with = 每人起始有{ $cash }元、{ $shares }股、引擎{ $engine }级、收入{ $income }。
tell-start-goods = 地图上的货物：{ $goods }。
tell-round = 第{ $round }回合，共{ $rounds }回合。
tell-issuing = 【发行股票】
tell-no-issuing = 无人发行股票。
tell-shares = { $player }发行{ $shares }股，拿{ $dollars }元，共{ $all }股，现有{ $cash }元。
tell-auction = 【叫价】
tell-no-auction = 无人叫价。
tell-bid = { $player }叫{ $dollars }元。
tell-drop-out = { $player }退出。
tell-stay-in = { $player }略过一次，不退出。
tell-order = 新的玩家顺序：{ $order }。
tell-actions = 【选取行动】
tell-no-actions = 无人选取行动。
tell-action = { $player }选取“{ $action }”。
tell-builds = { $player }有{ $cash }元，铺设铁轨：
tell-no-builds = { $player }有{ $cash }元，不铺设铁轨。
tell-place = { $player }花{ $cost }元在{ $place }铺设{ $tile }，铁轨{ $track }。
tell-replace = { $player }花{ $cost }元把{ $place }的板块替换为{ $tile }，新铁轨{ $track }。
tell-redirect = { $player }花{ $cost }元把{ $place }的铁轨改道（板块{ $tile }），{ $track }。
tell-city = { $player }在{ $place }放上{ $city }。
tell-complete = 路段{ $link }完成：{ $sections }截铁轨，拥有者是{ $player }。
tell-given-up = { $player }没有延长未完成的路段{ $links }，从此无人拥有。
tell-moving = 【货物运送】
tell-no-moving = 无人运送货物，也无人提升引擎。
tell-deliver = { $player }运送{ $cube }：{ $stops }；收入：{ $gains }。
tell-improve = { $player }把引擎提升到{ $engine }级。
tell-money = 【收入与开销】
tell-no-money = 无人有收入或开销。
tell-paid = { $player }{ $income ->
        [0] 没有收入
       *[other] 收入{ $income }元
    }，应付{ $expenses }元（{ $shares }股，引擎{ $engine }级），剩{ $cash }元。
tell-short = { $player }少付{ $missing }元，收入降到{ $income }。
tell-bankrupt = { $player }少付{ $missing }元，收入不足以抵偿，因此破产。
tell-reduced = { $player }收入过高，调降{ $lost }，剩{ $income }。
tell-growth = 【货物成长】
tell-no-growth = 没有新货物。
tell-cube = { $player }从布袋把{ $cube }补到货物行动图板：{ $where }。
tell-grown = { $group ->
        [light] 白底数字
       *[dark] 黑底数字
    }掷出{ $dice }：{ $goods }。
tell-not-grown = { $group ->
        [light] 白底数字
       *[dark] 黑底数字
    }掷出{ $dice }：没有新货物。
tell-standing = 第{ $round }回合后，{ $player }有{ $cash }元、收入{ $income }、{ $shares }股、引擎{ $engine }级，{ $points }分。
ended-rounds = { $rounds }个回合都已结束。
ended-alone = 只剩{ $players }没有破产。
ended-nobody = 所有人都破产了。
tie-income = { $players }平手，收入较高者获胜：{ $most }比{ $next }。
tie-shared = { $players }平手，不再分胜负。
tell-end = 游戏结束。
tell-score = { $player }：铁轨{ $track }分，收入{ $income }分，股票{ $shares }分，共{ $total }分。
tell-winner = { $player }获胜。
tell-winners = { $players }并列获胜。

# 提问
ask-shares = 要发行几股？每股{ $price }元。你有{ $cash }元、{ $shares }股。
ask-bid = 目前最高{ $high }元。要为顺序喊多少？你有{ $cash }元。
ask-action = 选取哪种行动？
ask-city = 把哪座新城市放在哪里？
ask-build = 要铺设什么？你有{ $cash }元，还有{ $left }次板块动作。
ask-move = 要运送哪个方块？引擎最多走{ $engine }个路段。
ask-draw = 要抽方块补到货物行动图板吗？
ask-cube = { $cube }放在哪里？

# 选项
option-shares = { $shares }股（{ $dollars }元）
option-no-shares = 不发行
option-bid = { $dollars }元
option-drop-out = 退出
option-stay-in = 略过一次，不退出
option-no-city = 不放
option-stop-building = 不再铺设
option-no-move = 不运送
option-improve = 引擎提升到{ $engine }级
option-draw = 抽方块
option-no-cubes = 不抽
option-space = { $city }，由上数第{ $space }格

# 看得到的局面
see-round = 第{ $round }回合，共{ $rounds }回合；顺序：{ $order }
see-player = { $player }：{ $cash }元，收入{ $income }，{ $shares }股，引擎{ $engine }级，路段{ $links }个；行动：{ $action }；{ $points }分
see-out = { $player }：破产
number-in = { $group ->
        [light] 白底
       *[dark] 黑底
    }{ $number }
see-city = { $city }（{ number-in }，收{ $accepts }）：{ $goods }；将到：{ $coming }
see-new-city = { $city }（{ number-in }，收{ $accepts }），尚未放上地图；将到：{ $coming }
see-links = { $player }的路段：{ $links }

# 报告里的地图

map-legend = 第{ $round }回合之后。{ $players }。铁轨上的标记显示其主人；没有标记的不属于任何人。
map-player = { $player }是{ $colour }色：{ $points }分{ $fate ->
    [won] ，获胜
    [out] ，第{ $round }回合破产
   *[none] {""}
}
