# 试玩报告网页的字词，简体中文。

page-title = { $title }：试玩报告
page-kind = 试玩报告
page-made-of = 套装 { $set } · 种子 { $seed }
page-interrupted = 已中断：预定 { $asked } 局，玩了 { $played } 局。
page-footer = Proofpress { $version } · 游戏 { $game } · 规则与内容 { $digest } · 种子 { $seed }。同样的对局，必得同样的报告。
page-look-at = 细看{ $title }
page-ends = { $low } 至 { $high }
page-spread = 平均 { $mean } { $unit }，九成介于 { $low } 至 { $high }。

page-tile-games = 完成的对局
page-tile-games-told = 从头玩到尾的一般对局。
page-tile-broken = 出错的对局
page-tile-broken-told = 规则或玩家做了不合规定之事的对局，不列入其他任何数字。
page-tile-seen = 对局中出现的项目
page-tile-seen-told = 这套游戏应有的每张牌、每种能力、每条规则之中，一般对局实际出现过多少。
page-tile-named = 引人注意的牌
page-tile-named-told = 在可以比较的牌之中，在某位玩家手里偏强、偏弱、必出或难出的牌。

page-h-findings = 发现
page-h-cards = 卡牌
page-h-questions = 设计问题
page-h-seats = 谁会赢
page-h-scores = 得分
page-h-length = 游戏长度
page-h-tale = 典型的一局
page-h-pictures = 图片
page-h-coverage = 出现过什么
page-h-limits = 这份报告说不准的事

# 表格

page-search = 搜寻
page-filter-all = { $what }：全部
page-show-all = 显示全部 { $rows } 行
page-show-few = 只显示前 { $rows } 行
page-nothing-fits = 没有符合的项目。

# 发现

page-findings-none = 没有发现问题：没有对局出错，该有的都出现过，座位之间与卡牌之间的差别都不大过偶然。还可能藏着多大的差别，写在各项数字旁。
page-findings-note = 错误是出错的对局，警告是从未出现的事物，建议则关乎平衡。
page-findings-more = 另有 { $count } 项
page-level-error = 错误
page-level-warning = 警告
page-level-advice = 建议

# 卡牌

page-cards-note = 胜率差是指：拿到这张牌的座位，比没拿到的座位多赢几个百分点；+5 就是一百局多赢五局。普通的牌在 0。相差不到 { $margin } 个百分点的，不称为偏强或偏弱，虚线即此界线。
page-hand = 在 { $agent } 手里
page-basis-drawn = 同一局中，抽到这张牌的座位与没抽到的座位相比；共 { $games } 局。
page-basis-offered = 同一局中，有机会取得的座位与没有机会的座位相比；共 { $games } 局。
page-basis-met = 同一局中，遇上的座位与没遇上的座位相比；共 { $games } 局。
page-basis-chosen = 同一局中，选了它的座位与没选的座位相比；共 { $games } 局。
page-not-compared = 对局太少，无法比较
page-head-card = 卡牌
page-head-card-told = 卡牌、它所在的文件与行号，以及它如何突出。
page-head-likely = 推估胜率差
page-head-likely-told = 最该采信的数字：这张牌一百局多赢几局；对局越少，越往普通的牌靠拢。
page-head-ahead = 领先分数
page-head-ahead-told = 拿到这张牌的座位，终局时比同一局没拿到的座位多得几分，已减去普通牌的数字。分数比胜负更早看得出差别：胜率差已超过界线而方向相同时，也凭分数判定偏强或偏弱。
page-head-lift = 胜率差
page-head-lift-told = 实际计数：抽到这张牌的座位一百局多赢几局，已减去普通牌的数字。真值二十次有十九次落在横条之内；有色直线是推估胜率差。
page-head-played = 抽到后打出
page-head-played-told = 抽到这张牌的座位之中，打出它的比例。
page-head-drawn = 座位数
page-head-drawn-told = 有多少座位拿到或遇上这张牌；意思见表格上方或数字下方。
page-head-taken = 其中打出
page-head-taken-told = 有机会的座位之中，打出它的比例。
page-basis-short-drawn = 抽到
page-basis-short-offered = 有机会
page-basis-short-met = 遇上
page-basis-short-chosen = 选了
page-head-points = 带来分数
page-head-points-told = 每一张这种牌为玩家带来的分数。
page-head-won = 打出时胜率差
page-head-won-told = 打出这张牌的座位，与拿着却没打出的座位相比。领先的玩家本来就打出更多牌，所以不能证明是这张牌带来胜利。
page-uses = 每张牌的去向
page-use-told = 这张牌至少发生一次此事的对局比例。
page-filter-verdict = 突出
page-filter-kind = 种类
page-verdict-strong = 偏强
page-verdict-strong-told = 抽到它的座位，明显比抽到普通牌的更常获胜。
page-verdict-weak = 偏弱
page-verdict-weak-told = 抽到它的座位，明显比抽到普通牌的更少获胜。
page-verdict-automatic = 必出
page-verdict-automatic-told = 抽到后几乎一定打出，称不上选择。
page-verdict-dead = 难出
page-verdict-dead-told = 抽到后几乎从不打出。
page-verdict-none = 无

# 座位与得分

page-seats-note = 获胜比例。真值二十次有十九次落在横条之内；直线是平均应得的比例，最左端是一局未胜。
page-side-told = { $who }：{ $games } 局中胜率 { $wins }；平均应为 { $fair }。
page-seats-table = 所有座位
page-head-side = 座位
page-head-games = 局数
page-head-games-told = 玩了多少局。
page-head-wins = 胜率
page-head-wins-told = 获胜的比例，以及真值二十次有十九次所在的范围。多人同胜时平分。
page-head-score = 平均得分
page-head-score-told = 终局分数的平均。
page-head-low = 5 %
page-head-low-told = 二十局中有一局得分在此数以下。
page-head-quarter = 25 %
page-head-quarter-told = 四分之一的对局得分在此数以下。
page-head-middle = 中位数
page-head-middle-told = 一半的对局得分在此数以下。
page-head-three-quarters = 75 %
page-head-three-quarters-told = 四分之三的对局得分在此数以下。
page-head-high = 95 %
page-head-high-told = 二十局中有十九局得分在此数以下。
page-scores-note = 每一般对局中每个座位的终局分数。长条越高，对局越多。
page-scores-mean = 各座位平均：{ $means }。
page-close = 胜负有多接近
page-close-note = 赢家领先第二名多少分。
page-close-second = 第一名减第二名：{ $mean } 分，九成介于 { $low } 至 { $high }。
page-close-last = 第一名减最后一名：{ $mean } 分，九成介于 { $low } 至 { $high }。
page-close-shared = { $share } 的对局由多人同胜。
page-close-together = 每局都由多人同胜。
page-parts = 分数从哪里来
page-parts-note = 赢家与其他人的平均分数。
page-parts-lost = 扣分画在直线左侧。
page-parts-winners = { $table }，赢家
page-parts-others = { $table }，其他人

# 游戏长度

page-length-note = 一局有多少{ $unit }，以及其中有多少真正的选择（可选项不只一个的决定）。
page-length-table = 所有牌桌
page-choices = 选择
page-head-table = 牌桌
page-head-length = 平均{ $unit }
page-head-length-told = 一局平均有多长。
page-head-choices = 每局真正的选择
page-head-choices-told = 可选项不只一个的决定，所有座位合计。

# 典型的一局

page-tale-note = 在第一张牌桌的所有对局中，这一局的长度与赢家的领先幅度最接近中间：种子 { $seed } 的第 { $number } 号对局。
page-tale-facts = { $length } { $unit }。终局：{ $seats }。
page-tale-seat = 玩家 { $seat }（{ $agent }）{ $score } 分
page-tale-start = 第一回合之前
page-tale-glance = 提到 { $count } 种组件

# 地图

page-map-end = 第一局结束时的地图
page-map-network = 连接所有城市的铁轨
page-map-network-told = 套装中的 { $tiles } 片板块，一位玩家可以这样铺设。

# 出现过什么

page-coverage-note = 这套游戏应在对局中出现的事物，一格代表一项。
page-look-often = 半数以上的对局
page-look-some = 二十局至少一局
page-look-rare = 更少见
page-look-spotlight = 只在特意安排时
page-look-never = 从未
page-look-untried = 未曾寻找
page-group-seen = { $all } 项中出现过 { $seen } 项
page-promises = 所有应出现的事物，最少见的在前
page-head-promise = 项目
page-head-promise-told = 对局中应至少出现一次的事物。
page-head-group = 类别
page-head-seen = 出现
page-head-seen-told = 在多少比例的一般对局中出现。都没出现时，会特意安排对局。
page-head-line = 行
page-head-line-told = 这一项出自哪个文件的哪一行。
page-filter-seen = 出现
page-filter-group = 类别
page-in-games = { $share } 的对局
page-seen-spotlight = 只在特意安排时（第 { $deals } 局）
page-seen-never = 从未，特意安排 { $deals } 局也没有
page-seen-untried = 未曾寻找
page-under = 一般对局中不到 { $share }

# 这份报告说不准的事

page-methods = 这些数字怎么来
page-method-shares = 比例：Wilson 得分区间。n 个座位同胜，各计 1/n。
page-method-scores = 平均得分：Student t 区间。
page-method-lift = 胜率差：同一局、同一种玩家之中，抽到的座位减去没抽到的座位，再减去典型卡牌的数字；以 Mantel-Haenszel 法加权，方差逐局计算。
page-method-likely = 推估胜率差：依全套卡牌的离散程度把胜率差往 0 收缩（经验贝叶斯法）。
page-method-ahead = 领先分数：同样的差，以终局得分计。判定时依这些对局中每一分相当于多少胜率换算（局内最小二乘法），同样收缩；只有计数所得的胜率差在同一方向超过界线时才算数。
page-method-named = 点名的牌：让其中因运气而被点名的预期少于一成（以差距其实在界线内的平均后验概率衡量，Newton 等 2004）。
page-method-seats = 座位不均：经 Bonferroni-Holm 校正后，胜率仍与平均相差至少 3 个百分点。
page-method-never = n 局从未出现：在 95 % 置信下至多占 1 - 0.05^(1/n) 的对局，约 3/n（三分法则）。

# 文件夹总览

page-index-prices = 价目
page-index-sweep = 逐值试验
page-index-tune = 修改
page-index-ranking = 排名
page-index-title = Proofpress：所有套装
page-index-note = 这个文件夹里打印与试玩过的一切。
page-index-empty = 这个文件夹还没有打印或试玩过任何东西。
page-index-table = 所有套装
page-head-set = 套装
page-head-set-told = 套装，以及它所用的游戏规则。
page-head-standing = 状态
page-head-standing-told = 合法：文件没有错误。完整：什么都不缺。玩过：没有对局出错，该有的都出现过。
page-head-named = 引人注意的牌
page-head-named-told = 被评为偏强、偏弱、必出或难出的牌。
page-head-found = 发现
page-head-found-told = 报告认为设计者该看的事有几项。
page-head-uneven = 座位
page-head-uneven-told = 是否有牌桌的座位胜率不均，且不只是运气。
page-head-report = 报告
page-head-report-told = 试玩报告，每种语言一份。
page-head-lab = 实验室
page-head-lab-told = 牌组实验室的结果：价目、逐值试验、修改、生成牌组的排名。
page-head-sheets = 可打印
page-head-sheets-told = 可打印的文件，每种语言与纸张一份。
page-standing-legal = 合法
page-standing-illegal = 不合法
page-standing-complete = 完整
page-standing-incomplete = 不完整
page-standing-played = 玩过
page-standing-unplayed = 未全部玩到
page-standing-broken = 有对局出错
page-seats-uneven = 不均
page-seats-even = 未见不均

# 游戏中的称呼

units-round = 回合
units-turn = 轮次
units-move = 步
units-adventure-card = 张冒险卡
use-drawn = 抽到
use-played = 打出
use-kept = 留下
use-paid = 用来支付
use-built = 装上
use-lost = 失去
use-flown = 飞过
use-abandoned = 放弃
use-played-half-a = 打出 a 半
use-played-half-b = 打出 b 半
use-played-as-development = 建成发展
use-played-as-world = 殖民为星球
part-cards = 卡牌
part-bonuses = 加分
part-chips = 筹码
part-majorities = 多数
part-mission = 任务
part-tucked = 塞入的牌
part-placing = 名次
part-exposed = 最美的船
part-goods = 货物
part-lost = 损失
part-on-the-way = 途中
part-track = 铁轨
part-income = 收入
part-shares = 股票
part-developments = 发展
part-worlds = 星球
group-cards = 卡牌
group-powers = 能力
group-bonuses = 加分
group-actions = 行动
group-rules = 规则
group-drawn = 抽到
group-played = 打出
group-halves = 半面
group-abilities = 能力
group-missions = 任务
group-tiles = 板块
group-outcomes = 结果
group-hits = 命中
group-goods = 货物
group-cities = 城市
group-towns = 城镇
group-redirects = 改道的铁轨
group-replacements = 替换的铁轨
group-money = 金钱
group-gains = 收获
group-dice = 骰子
promise-won-together = 玩家获胜
promise-lost-together = 玩家落败
promise-placed = 打出{ $title }
promise-drawn = 抽到{ $title }
promise-used = 使用{ $title }
promise-built = 装上{ $title }
promise-flown = 飞过{ $title }
promise-unharmed = 有船毫发无伤地通过{ $title }
promise-hurt = { $title }让某艘船付出代价
promise-passed = 有人略过{ $title }的所有行星
promise-mission-met = 达成{ $title }的任务
promise-mission-missed = 未达成{ $title }的任务
promise-tile = 铺设板块{ $title }
promise-above = { $title }的得分超过它自身
