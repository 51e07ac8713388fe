## 游戏进行
# 终端上旁白与提问的句子。

player-name = 玩家{ $number }
nobody = 无人
new-city = 新城市{ $letter }
one-cube = { $colour }色方块
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

# 能做的事：选项与经过都用
do-place = { $place }：铺设{ $tile }，{ $track }；{ $cost }元
do-replace = { $place }：更换为{ $tile }，{ $track }；{ $cost }元
do-redirect = { $place }：改道为{ $tile }，{ $track }；{ $cost }元
do-city = { $place }：放上{ $city }
do-deliver = { $cube }：{ $stops }（收入：{ $gains }）

# 发生的事
tell-start = 玩家顺序：{ $order }。
tell-round = 第{ $round }回合，共{ $rounds }回合。
tell-shares = { $player }发行{ $shares }股，拿{ $dollars }元，共{ $all }股。
tell-auction = 【叫价】
tell-bid = { $player }叫{ $dollars }元。
tell-drop-out = { $player }退出。
tell-stay-in = { $player }略过一次，不退出。
tell-order = 新顺序与费用：{ $order }。
tell-action = { $player }选取“{ $action }”。
tell-builds = { $player }铺设铁轨（{ $cash }元）。
tell-build = { $player }，{ $what }。
tell-complete = 路段{ $link }完成（{ $sections }截，拥有者：{ $player }）。
tell-given-up = { $player }没有延长路段{ $link }，从此无人拥有。
tell-moving = 【货物运送】
tell-move = { $player }运送{ $what }。
tell-no-move = { $player }不运送。
tell-improve = { $player }把引擎提升到{ $engine }级。
tell-money = { $player }收入{ $income }元，应付{ $expenses }元。
tell-short = { $player }付不足，收入降到{ $income }。
tell-bankrupt = { $player }破产。
tell-reduced = { $player }的收入调降{ $lost }，剩{ $income }。
tell-cube = { $player }把{ $cube }补到货物图板：{ $where }。
tell-dice = { $group ->
        [light] 第一次掷骰
       *[dark] 第二次掷骰
    }：{ $dice }。
tell-grown = { $city }得到货物：{ $cubes }。
tell-standing = { $player }：{ $cash }元，收入{ $income }，{ $shares }股，引擎{ $engine }级；{ $points }分。
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
ask-shares = 要发行几股？每股{ $price }元
ask-bid = 目前最高{ $high }元。要为顺序叫多少？
ask-action = 选取哪种行动？
ask-city = 把哪座新城市放在哪里？
ask-build = 要铺设什么？你有{ $cash }元，还能铺设{ $left }块轨道。
ask-move = 要运送哪个方块？引擎最多走{ $engine }个路段。
ask-draw = 要抽方块补到货物图板吗？
ask-cube = { $cube }放在哪里？

# 选项
option-shares = { $shares }股（{ $dollars }元）
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
see-city = { $city }（收{ $accepts }）：{ $goods }；将到：{ $coming }
see-links = { $player }的路段：{ $links }
