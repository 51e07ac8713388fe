# 試玩數據的說法，繁體中文。

table = { $players } 人局
table-of = { $players } 人局（{ $agents }）
seat = { $number } 號座位
agent = { $name }

# 對局

games-played = 共玩了 { $games } 局，由 { $agents } 上陣：{ $where }。
games-stopped = 預定 { $asked } 局，由 { $agents } 玩了 { $games } 局：{ $where }。
games-at = { $table } { $games } 局
no-games = 預定 { $asked } 局，一局也沒有玩成。
games-broke = { $games } 局中途出錯，不計入任何數據，詳見發現。
game-takes = { $table }：一局{ $length }，要做 { $choices } 次真正的選擇。
length-always = 總是 { $length } { $unit ->
    [round] 回合
    [turn] 輪次
   *[other] 張冒險卡
}
length-mean = 平均 { $mean } { $unit ->
    [round] 回合
    [turn] 輪次
   *[other] 張冒險卡
}（十局有九局在 { $low } 到 { $high } 之間）

# 座位

won-together = 所有玩家一起獲勝或落敗：獲勝的對局占 { $wins }。勝負看不出座位、牌或玩家的強弱；換別的玩家來玩，才看得出遊戲有多難。
wins-of = { $who }勝率 { $wins }
seats-uneven = { $table }各座位不公平：{ $found }，均分應是 { $fair }。
seats-even = { $table }沒有座位佔 { $shown } 個百分點以上的便宜：若有，{ $games } 局已足以看出。1 號座位勝率 { $wins }，均分是 { $fair }。
seats-untold = { $table }只有 { $games } 局，看不出座位是否公平：{ $shown } 個百分點以內的便宜都可能藏著；要看出 { $advantage } 個百分點的便宜，需要 { $needed } 局。1 號座位勝率 { $wins }，均分是 { $fair }。
uneven-seat = { $table }的 { $seat } 號座位勝率 { $wins }，不是 { $fair }
behind-of-two = { $table }：第二名落後第一名 { $second } 分；{ $shared } 的對局以並列第一收場。
behind-of-more = { $table }：第二名落後第一名 { $second } 分，最後一名落後 { $last } 分；{ $shared } 的對局以並列第一收場。
behind-of-them = { $table }：每局都由多人同勝；最後一名落後 { $last } 分。
agents-win = { $table }各玩家的勝率：{ $found }。

# 卡牌

cards-too-few = { $agent } 只玩了 { $games } 局，還比不出卡牌的高下。
cards-no-better = { $agent } 與隨機玩家對局 { $games } 局，勝率 { $wins }，均分應為 { $fair }：並不比隨機好，所以不以它的對局評斷任何一張牌。
cards-at-random = 隨機玩家分不出牌的好壞，所以不以這些對局評斷任何一張牌。
cards-stand-out = { $agent } 手中比較了 { $compared } 種牌：{ $found }。其他牌若與一般牌相差不到 { $shown } 個百分點，仍可能看不出來。
cards-alike = { $agent } 手中比較了 { $compared } 種牌，沒有一種高出或低於一般牌 { $margin } 個百分點以上。
cards-untold = { $agent } 手中比較了 { $compared } 種牌，{ $games } 局還點不出哪一種：與一般牌相差 { $shown } 個百分點以內都可能藏著；要看出 { $double } 個百分點的差距，約需 { $needed } 局。
named-strong = 偏強的有{ $cards }
named-weak = 偏弱的有{ $cards }
named-automatic = 抽到幾乎必打的有{ $cards }
named-dead = 幾乎沒人打的有{ $cards }
others = 另外 { $count } 種
strong-card-drawn = 在 { $agent } 手中偏強：抽到{ $card }的座位，勝率比抽到一般牌的高 { $lift } 個百分點
strong-card-offered = 在 { $agent } 手中偏強：有機會拿{ $card }的座位，勝率比一般的高 { $lift } 個百分點
strong-card-met = 在 { $agent } 手中偏強：遇上{ $card }的座位，勝率比一般的高 { $lift } 個百分點
strong-card-chosen = 在 { $agent } 手中偏強：選用{ $card }的座位，勝率比一般的高 { $lift } 個百分點
weak-card-drawn = 在 { $agent } 手中偏弱：抽到{ $card }的座位，勝率比抽到一般牌的低 { $lift } 個百分點
weak-card-offered = 在 { $agent } 手中偏弱：有機會拿{ $card }的座位，勝率比一般的低 { $lift } 個百分點
weak-card-met = 在 { $agent } 手中偏弱：遇上{ $card }的座位，勝率比一般的低 { $lift } 個百分點
weak-card-chosen = 在 { $agent } 手中偏弱：選用{ $card }的座位，勝率比一般的低 { $lift } 個百分點
strong-card-drawn-by-points = 在 { $agent } 手中偏強：抽到{ $card }的座位，終局得分比抽到一般牌的多 { $ahead } 分，勝率也偏高
strong-card-offered-by-points = 在 { $agent } 手中偏強：有機會拿{ $card }的座位，終局得分比一般的多 { $ahead } 分，勝率也偏高
strong-card-met-by-points = 在 { $agent } 手中偏強：遇上{ $card }的座位，終局得分比一般的多 { $ahead } 分，勝率也偏高
strong-card-chosen-by-points = 在 { $agent } 手中偏強：選用{ $card }的座位，終局得分比一般的多 { $ahead } 分，勝率也偏高
weak-card-drawn-by-points = 在 { $agent } 手中偏弱：抽到{ $card }的座位，終局得分比抽到一般牌的少 { $ahead } 分，勝率也偏低
weak-card-offered-by-points = 在 { $agent } 手中偏弱：有機會拿{ $card }的座位，終局得分比一般的少 { $ahead } 分，勝率也偏低
weak-card-met-by-points = 在 { $agent } 手中偏弱：遇上{ $card }的座位，終局得分比一般的少 { $ahead } 分，勝率也偏低
weak-card-chosen-by-points = 在 { $agent } 手中偏弱：選用{ $card }的座位，終局得分比一般的少 { $ahead } 分，勝率也偏低
automatic-card = 在 { $agent } 手中不必想：抽到{ $card }的座位有 { $played } 打出了它
dead-card = 在 { $agent } 手中是死牌：抽到{ $card }的座位只有 { $played } 打出了它
played-more = 在 { $agent } 手中打得多了：抽到{ $card }的座位有 { $played } 打出了它，{ $before }是 { $was }
played-less = 在 { $agent } 手中打得少了：抽到{ $card }的座位有 { $played } 打出了它，{ $before }是 { $was }
split-card = { $card }在 { $good } 手中值 { $here } 個百分點的勝率，在 { $bad } 手中值 { $there } 個百分點{ $who ->
    [beginner] ：新手拿著反而好用
    [master] ：要會用的人才用得好
   *[unknown] {""}
}

# 承諾

broken-game = 以種子 { $run } 進行的第 { $number } 局（該局種子 { $seed }，玩家 { $agents }）中途出錯：{ $fault }
broken-spotlight = 特意發牌的一局中途出錯：{ $fault }
never-seen = 從未出現：{ $what }（平常的對局一次也沒有，所以不到 { $bound } 的對局會有；特意發牌的 { $deals } 局也沒有）
never-dealt = 從未出現：{ $what }（平常的對局一次也沒有，所以不到 { $bound } 的對局會有；怎樣發牌也碰不到）
all-seen = 這套內容承諾的 { $promises } 件事，平常的對局裡全都出現過。
some-seen = 這套內容承諾 { $promises } 件事，{ $parts }。
seen-play = { $count } 件在平常的對局裡出現過
seen-spotlight = { $count } 件只在特意發牌時出現
seen-never = { $count } 件從未出現
seen-untried = { $count } 件沒有找過

# 這些數據說不了的

limit-agents = 電腦玩家不是人。隨機的玩家讓人看到什麼會發生，貪心的玩家讓人看到什麼當下誘人；它們不會虛張聲勢，不會討價還價，也不會摸清你的習慣。請看牌與牌的差別，不要看棋力高低。
limit-lift = 誰抽到哪張牌幾乎全憑運氣，所以抽牌差幾乎就是因果；不過領先的座位抽得也多，因此每張牌是與這套內容的一般牌相比，而不是與零相比。打出時的勝率差則完全不是因果。
limit-luck = 95 % 的區間只涵蓋發牌的運氣，二十個裡有一個會落空。
limit-false = 關於牌的發現經過挑選，預期十個裡不到一個是假的；圖與表沒有為看了多少項目而修正。
limit-seats = 同一局的座位並不獨立：一個贏是因為另一個沒贏。抽牌差已經算進這一點，打出時的勝率差則因此略有偏差。
limit-spotlight = 特意發牌的對局只說明某事能發生，不說明多常發生；除了涵蓋率，它們不計入任何數據。
limit-begin = 座位按坐的位置計算。規則若抽籤決定誰先，1 號座位就不是先手。
limit-fun = 這裡沒有一句話說得出遊戲好不好玩。

# 終端機上的報告

text-title = 試玩《{ $title }》（{ $set }）
text-made = 種子 { $seed }，規則與內容 { $digest }，Proofpress { $version }
text-interrupted = 中途停止：預定 { $asked } 局，玩了 { $played } 局。
text-findings = 發現（{ $count }）
text-more = ……另有 { $count } 項在 report.json
text-tables = 牌桌
text-seats = 座位與玩家
text-cards-drawn = { $agent } 手中的牌，{ $games } 局：抽到者的勝率差（百分點，95 % 區間）
text-cards-offered = { $agent } 手中的配件，{ $games } 局：有機會拿者的勝率差（百分點，95 % 區間）
text-cards-met = { $agent } 手中的配件，{ $games } 局：遇上者的勝率差（百分點，95 % 區間）
text-cards-chosen = { $agent } 手中的配件，{ $games } 局：選用者的勝率差（百分點，95 % 區間）
text-coverage = 涵蓋
text-limits = 這些數據說不了的
text-run = 這是 { $set } 的第 { $run } 次試玩；--compare A,B 把兩次並排比較。
text-run-called = 這是 { $set } 的第 { $run } 次試玩（{ $called }）；--compare A,B 把兩次並排比較。
head-games = 局數
head-score = 平均分數
head-length = 平均{ $unit ->
    [round] 回合數
    [turn] 輪次數
   *[other] 冒險卡數
}
head-choices = 每局真正的選擇
head-wins = 勝率
head-median = 中位數
head-seats = 座位
head-played = 打出
head-points = 帶來分數
head-draw-lift = 勝率差
head-likely-lift = 可能的勝率差
head-ahead = 領先分數
head-win-lift = 打出時的勝率差
head-promises = 承諾
head-play = 平常對局
head-spotlight = 只在特意發牌
head-never = 從未
head-untried = 沒有找過
verdict-strong = 偏強
verdict-weak = 偏弱
verdict-automatic = 必打
verdict-dead = 死牌

# 確認一張牌

confirmed = 在 { $agent } 手中，{ $games } 組相同的發牌各玩兩次：抽到{ $card }的座位比沒抽到的多贏 { $drawn } 個百分點；換成白板，則是 { $blank }。牌上的內容值 { $difference } 個百分點的勝率。
confirmed-nothing = 在 { $agent } 手中，{ $card }無從比較：{ $games } 局裡沒有一局是它的一個座位抽到而另一個沒抽到。
confirmed-kept = 空白牌保留了同類牌不可缺少的部分：{ $fields }。上面的差值不包含它們。
