# 試玩報告網頁的字詞，繁體中文。

page-title = { $title }：試玩報告
page-kind = 試玩報告
page-made-of = 套裝 { $set } · 種子 { $seed }
page-interrupted = 已中斷：預定 { $asked } 局，玩了 { $played } 局。
page-footer = Proofpress { $version } · 遊戲 { $game } · 規則與內容 { $digest } · 種子 { $seed }。同樣的對局，必得同樣的報告。
page-look-at = 細看{ $title }
page-ends = { $low } 至 { $high }
page-spread = 平均 { $mean } { $unit }，九成介於 { $low } 至 { $high }。

page-tile-games = 完成的對局
page-tile-games-told = 從頭玩到尾的一般對局。
page-tile-broken = 出錯的對局
page-tile-broken-told = 規則或玩家做了不合規定之事的對局，不列入其他任何數字。
page-tile-seen = 對局中出現的項目
page-tile-seen-told = 這套遊戲應有的每張牌、每種能力、每條規則之中，一般對局實際出現過多少。
page-tile-named = 引人注意的牌
page-tile-named-told = 在可以比較的牌之中，在某位玩家手裡偏強、偏弱、必出或難出的牌。

page-h-findings = 發現
page-h-cards = 卡牌
page-h-questions = 設計問題
page-h-seats = 誰會贏
page-h-scores = 得分
page-h-length = 遊戲長度
page-h-tale = 典型的一局
page-h-pictures = 圖片
page-h-coverage = 出現過什麼
page-h-limits = 這份報告說不準的事

# 表格

page-search = 搜尋
page-filter-all = { $what }：全部
page-show-all = 顯示全部 { $rows } 列
page-show-few = 只顯示前 { $rows } 列
page-nothing-fits = 沒有符合的項目。

# 發現

page-findings-none = 沒有發現問題：沒有對局出錯，該有的都出現過，座位之間與卡牌之間的差別都不大過偶然。還可能藏著多大的差別，寫在各項數字旁。
page-findings-note = 錯誤是出錯的對局，警告是從未出現的事物，建議則關乎平衡。
page-findings-more = 另有 { $count } 項
page-level-error = 錯誤
page-level-warning = 警告
page-level-advice = 建議

# 卡牌

page-cards-note = 勝率差是指：拿到這張牌的座位，比沒拿到的座位多贏幾個百分點；+5 就是一百局多贏五局。普通的牌在 0。相差不到 { $margin } 個百分點的，不稱為偏強或偏弱，虛線即此界線。
page-hand = 在 { $agent } 手裡
page-basis-drawn = 同一局中，抽到這張牌的座位與沒抽到的座位相比；共 { $games } 局。
page-basis-offered = 同一局中，有機會取得的座位與沒有機會的座位相比；共 { $games } 局。
page-basis-met = 同一局中，遇上的座位與沒遇上的座位相比；共 { $games } 局。
page-basis-chosen = 同一局中，選了它的座位與沒選的座位相比；共 { $games } 局。
page-not-compared = 對局太少，無法比較
page-head-card = 卡牌
page-head-card-told = 卡牌、它所在的檔案與行號，以及它如何突出。
page-head-likely = 推估勝率差
page-head-likely-told = 最該採信的數字：這張牌一百局多贏幾局；對局越少，越往普通的牌靠攏。
page-head-ahead = 領先分數
page-head-ahead-told = 拿到這張牌的座位，終局時比同一局沒拿到的座位多得幾分，已減去普通牌的數字。分數比勝負更早看得出差別：勝率差已超過界線而方向相同時，也憑分數判定偏強或偏弱。
page-head-lift = 勝率差
page-head-lift-told = 實際計數：抽到這張牌的座位一百局多贏幾局，已減去普通牌的數字。真值二十次有十九次落在橫條之內；有色直線是推估勝率差。
page-head-played = 抽到後打出
page-head-played-told = 抽到這張牌的座位之中，打出它的比例。
page-head-drawn = 座位數
page-head-drawn-told = 有多少座位拿到或遇上這張牌；意思見表格上方或數字下方。
page-head-taken = 其中打出
page-head-taken-told = 有機會的座位之中，打出它的比例。
page-basis-short-drawn = 抽到
page-basis-short-offered = 有機會
page-basis-short-met = 遇上
page-basis-short-chosen = 選了
page-head-points = 帶來分數
page-head-points-told = 每一張這種牌為玩家帶來的分數。
page-head-won = 打出時勝率差
page-head-won-told = 打出這張牌的座位，與拿著卻沒打出的座位相比。領先的玩家本來就打出更多牌，所以不能證明是這張牌帶來勝利。
page-uses = 每張牌的去向
page-use-told = 這張牌至少發生一次此事的對局比例。
page-filter-verdict = 突出
page-filter-kind = 種類
page-verdict-strong = 偏強
page-verdict-strong-told = 抽到它的座位，明顯比抽到普通牌的更常獲勝。
page-verdict-weak = 偏弱
page-verdict-weak-told = 抽到它的座位，明顯比抽到普通牌的更少獲勝。
page-verdict-automatic = 必出
page-verdict-automatic-told = 抽到後幾乎一定打出，稱不上選擇。
page-verdict-dead = 難出
page-verdict-dead-told = 抽到後幾乎從不打出。
page-verdict-none = 無

# 座位與得分

page-seats-note = 獲勝比例。真值二十次有十九次落在橫條之內；直線是平均應得的比例，最左端是一局未勝。
page-side-told = { $who }：{ $games } 局中勝率 { $wins }；平均應為 { $fair }。
page-seats-table = 所有座位
page-head-side = 座位
page-head-games = 局數
page-head-games-told = 玩了多少局。
page-head-wins = 勝率
page-head-wins-told = 獲勝的比例，以及真值二十次有十九次所在的範圍。多人同勝時平分。
page-head-score = 平均得分
page-head-score-told = 終局分數的平均。
page-head-low = 5 %
page-head-low-told = 二十局中有一局得分在此數以下。
page-head-quarter = 25 %
page-head-quarter-told = 四分之一的對局得分在此數以下。
page-head-middle = 中位數
page-head-middle-told = 一半的對局得分在此數以下。
page-head-three-quarters = 75 %
page-head-three-quarters-told = 四分之三的對局得分在此數以下。
page-head-high = 95 %
page-head-high-told = 二十局中有十九局得分在此數以下。
page-scores-note = 每一般對局中每個座位的終局分數。長條越高，對局越多。
page-scores-mean = 各座位平均：{ $means }。
page-close = 勝負有多接近
page-close-note = 贏家領先第二名多少分。
page-close-second = 第一名減第二名：{ $mean } 分，九成介於 { $low } 至 { $high }。
page-close-last = 第一名減最後一名：{ $mean } 分，九成介於 { $low } 至 { $high }。
page-close-shared = { $share } 的對局由多人同勝。
page-close-together = 每局都由多人同勝。
page-parts = 分數從哪裡來
page-parts-note = 贏家與其他人的平均分數。
page-parts-lost = 扣分畫在直線左側。
page-parts-winners = { $table }，贏家
page-parts-others = { $table }，其他人

# 遊戲長度

page-length-note = 一局有多少{ $unit }，以及其中有多少真正的選擇（可選項不只一個的決定）。
page-length-table = 所有牌桌
page-choices = 選擇
page-head-table = 牌桌
page-head-length = 平均{ $unit }
page-head-length-told = 一局平均有多長。
page-head-choices = 每局真正的選擇
page-head-choices-told = 可選項不只一個的決定，所有座位合計。

# 典型的一局

page-tale-note = 在第一張牌桌的所有對局中，這一局的長度與贏家的領先幅度最接近中間：種子 { $seed } 的第 { $number } 號對局。
page-tale-facts = { $length } { $unit }。終局：{ $seats }。
page-tale-seat = 玩家 { $seat }（{ $agent }）{ $score } 分
page-tale-start = 第一回合之前
page-tale-glance = 提到 { $count } 種組件

# 地圖

page-map-end = 第一局結束時的地圖
page-map-network = 連接所有城市的鐵軌
page-map-network-told = 套裝中的 { $tiles } 片板塊，一位玩家可以這樣鋪設。

# 出現過什麼

page-coverage-note = 這套遊戲應在對局中出現的事物，一格代表一項。
page-look-often = 半數以上的對局
page-look-some = 二十局至少一局
page-look-rare = 更少見
page-look-spotlight = 只在特意安排時
page-look-never = 從未
page-look-untried = 未曾尋找
page-group-seen = { $all } 項中出現過 { $seen } 項
page-promises = 所有應出現的事物，最少見的在前
page-head-promise = 項目
page-head-promise-told = 對局中應至少出現一次的事物。
page-head-group = 類別
page-head-seen = 出現
page-head-seen-told = 在多少比例的一般對局中出現。都沒出現時，會特意安排對局。
page-head-line = 行
page-head-line-told = 這一項出自哪個檔案的哪一行。
page-filter-seen = 出現
page-filter-group = 類別
page-in-games = { $share } 的對局
page-seen-spotlight = 只在特意安排時（第 { $deals } 局）
page-seen-never = 從未，特意安排 { $deals } 局也沒有
page-seen-untried = 未曾尋找
page-under = 一般對局中不到 { $share }

# 這份報告說不準的事

page-methods = 這些數字怎麼來
page-method-shares = 比例：Wilson 計分區間。n 個座位同勝，各計 1/n。
page-method-scores = 平均得分：Student t 區間。
page-method-lift = 勝率差：同一局、同一種玩家之中，抽到的座位減去沒抽到的座位，再減去典型卡牌的數字；以 Mantel-Haenszel 法加權，變異數逐局計算。
page-method-likely = 推估勝率差：依全套卡牌的離散程度把勝率差往 0 收縮（經驗貝氏法）。
page-method-ahead = 領先分數：同樣的差，以終局得分計。判定時依這些對局中每一分相當於多少勝率換算（局內最小平方法），同樣收縮；只有計數所得的勝率差在同一方向超過界線時才算數。
page-method-named = 點名的牌：讓其中因運氣而被點名的預期少於一成（以差距其實在界線內的平均事後機率衡量，Newton 等 2004）。
page-method-seats = 座位不均：經 Bonferroni-Holm 校正後，勝率仍與平均相差至少 3 個百分點。
page-method-never = n 局從未出現：在 95 % 信心下至多佔 1 - 0.05^(1/n) 的對局，約 3/n（三分法則）。

# 資料夾總覽

page-index-prices = 價目
page-index-sweep = 逐值試驗
page-index-tune = 修改
page-index-ranking = 排名
page-index-title = Proofpress：所有套裝
page-index-note = 這個資料夾裡印製與試玩過的一切。
page-index-empty = 這個資料夾還沒有印製或試玩過任何東西。
page-index-table = 所有套裝
page-head-set = 套裝
page-head-set-told = 套裝，以及它所用的遊戲規則。
page-head-standing = 狀態
page-head-standing-told = 合法：檔案沒有錯誤。完整：什麼都不缺。玩過：沒有對局出錯，該有的都出現過。
page-head-named = 引人注意的牌
page-head-named-told = 被評為偏強、偏弱、必出或難出的牌。
page-head-found = 發現
page-head-found-told = 報告認為設計者該看的事有幾項。
page-head-uneven = 座位
page-head-uneven-told = 是否有牌桌的座位勝率不均，且不只是運氣。
page-head-report = 報告
page-head-report-told = 試玩報告，每種語言一份。
page-head-lab = 實驗室
page-head-lab-told = 牌組實驗室的結果：價目、逐值試驗、修改、生成牌組的排名。
page-head-sheets = 可列印
page-head-sheets-told = 可列印的檔案，每種語言與紙張一份。
page-standing-legal = 合法
page-standing-illegal = 不合法
page-standing-complete = 完整
page-standing-incomplete = 不完整
page-standing-played = 玩過
page-standing-unplayed = 未全部玩到
page-standing-broken = 有對局出錯
page-seats-uneven = 不均
page-seats-even = 未見不均

# 遊戲中的稱呼

units-round = 回合
units-turn = 輪次
units-move = 步
units-adventure-card = 張冒險卡
use-drawn = 抽到
use-played = 打出
use-kept = 留下
use-paid = 用來支付
use-built = 裝上
use-lost = 失去
use-flown = 飛過
use-abandoned = 放棄
use-played-half-a = 打出 a 半
use-played-half-b = 打出 b 半
use-played-as-development = 建成發展
use-played-as-world = 殖民為星球
part-cards = 卡牌
part-bonuses = 加分
part-chips = 籌碼
part-majorities = 多數
part-mission = 任務
part-tucked = 塞入的牌
part-placing = 名次
part-exposed = 最美的船
part-goods = 貨物
part-lost = 損失
part-on-the-way = 途中
part-track = 鐵軌
part-income = 收入
part-shares = 股票
part-developments = 發展
part-worlds = 星球
group-cards = 卡牌
group-powers = 能力
group-bonuses = 加分
group-actions = 行動
group-rules = 規則
group-drawn = 抽到
group-played = 打出
group-halves = 半面
group-abilities = 能力
group-missions = 任務
group-tiles = 板塊
group-outcomes = 結果
group-hits = 命中
group-goods = 貨物
group-cities = 城市
group-towns = 城鎮
group-redirects = 改道的鐵軌
group-replacements = 替換的鐵軌
group-money = 金錢
group-gains = 收穫
group-dice = 骰子
promise-won-together = 玩家獲勝
promise-lost-together = 玩家落敗
promise-placed = 打出{ $title }
promise-drawn = 抽到{ $title }
promise-used = 使用{ $title }
promise-built = 裝上{ $title }
promise-flown = 飛過{ $title }
promise-unharmed = 有船毫髮無傷地通過{ $title }
promise-hurt = { $title }讓某艘船付出代價
promise-passed = 有人略過{ $title }的所有行星
promise-mission-met = 達成{ $title }的任務
promise-mission-missed = 未達成{ $title }的任務
promise-tile = 鋪設板塊{ $title }
promise-above = { $title }的得分超過它自身
