# 設計者的問題與答案，繁體中文。

questions = 設計者的問題
questions-note = 每一題都由這次試玩的對局來回答。話說得多肯定，全看證據有多少：局數不夠時會直說，並指出要打多少局才看得出來。
questions-capped = 只用了前 { $games } 局來回答。
cell = { $value }
upright-line = 直線標示：
more-games = 每桌打到 { $needed } 局，誤差就能縮到 5 個百分點以內。
question-units = { $unit ->
    [round] 回合
    [turn] 輪次
    [flight] 航程
    [lantern] 燈籠
    [move] 步
    [adventure-card] 冒險卡
   *[other] { $unit }
}
question-unit = { $unit ->
    [round] 回合
    [turn] 輪次
    [flight] 航程
    [lantern] 燈籠
    [move] 步
    [adventure-card] 冒險卡
   *[other] { $unit }
}

question-decided = 勝負何時底定？
decided-unknown = 這些對局只留下結果，不知道途中比分如何：可能是舊版 Proofpress 所記，或遊戲不分回合。重打一批就知道。
decided-half-of = { $table }時 { $wins }
decided-found = 打到一半時領先的人，最後獲勝的比例為{ $found }；{ $table }的對局裡，贏家通常在 { $rounds } { $units }中的第 { $good } { $units }之後就一路領先到底。
decided-untold = 只有 { $games } 局，還說不準勝負何時底定：半場領先者的勝率為{ $found }。每桌打到 { $needed } 局，誤差就能縮到 5 個百分點以內。
decided-level = 打到一半時，{ $level } 的對局裡大家分數一樣，所以從分數看不出勝負何時底定。
decided-table = 人數
decided-rounds = 每局{ $units }數
decided-half = 半場領先者勝率
decided-good = 從此領先到底（中位數）
decided-changes = 每局易主次數
decided-behind = 半場落後仍獲勝
decided-last = 半場墊底仍獲勝
rounds-over = 已打完的{ $units }數
leader-wins = 當時領先者最後獲勝的對局

question-first = 先手有利嗎？
first-alone = 單人遊戲沒有先後手。
the-first-player = 先手玩家
seat-one = 1 號座位（大家同時行動）
equal-share = 平均分到的勝率
first-wins = { $table }時贏 { $wins }、均分為 { $fair }
first-matters = 有關係：{ $who }在{ $found }。
first-small = 有一點：{ $who }在{ $found }。若有 { $shown } 個百分點以上的優勢，早就看得出來。
first-even = 看不出優勢：{ $who }若有 { $shown } 個百分點以上的優勢，早就看得出來。
first-untold = 局數不夠，還說不準：{ $table }打了 { $games } 局，{ $who }仍可能藏有 { $shown } 個百分點的優勢；要看出 { $telling } 個百分點的優勢，得打 { $needed } 局。

question-skill = 實力有多重要？
skill-unknown = 只有一種玩家（{ $agent }）上桌，無從得知；讓強手與新手同桌，例如 --seats greedy,random。
skill-met = 同桌交手時：{ $found }。
skill-little = 在這些玩家之間，實力差別不大：同桌交手時，{ $found }，差距不超出偶然。
skill-untold = 只有 { $games } 局，還說不準實力有多重要：目前{ $found }。打到 { $needed } 局，誤差就能縮到 5 個百分點以內。
skill-apart = 各打各的{ $table }局時，{ $found }；他們從未同桌，所以說不了勝率：請去掉 --apart，以 --seats { $agents } 再打。
agent-wins = { $agent } 勝率 { $wins }、均分為 { $fair }
agent-scores = { $agent } 得 { $score } 分
agent-at = { $agent }，{ $table }

question-feel = 一局玩起來有多長？
feel-unknown = 不知道這些對局裡有多少次其實沒得選：是舊版 Proofpress 所記。重打一批就知道。
feel-of = { $table }時 { $length } { $units }、{ $choices } 次真正的抉擇
feel-found = 一局要每位玩家做：{ $found }；規則問到玩家時，有 { $real } 真的有得選。
feel-forced = 一局要每位玩家做：{ $found }；但規則問到玩家時，只有 { $real } 有不止一種可能，其餘都沒有什麼可選。
feel-table = 人數
feel-length = 每局{ $units }數
feel-choices = 每人真正的抉擇
feel-pace = 平均每{ $unit }
feel-real = 真正有得選的比例
real-choices = 每人真正的抉擇
no-choices = 只有一個選項，沒得選

question-strategies = 有哪些打法？
strategies-too-few = { $agent } 只有 { $winners } 個獲勝座位，看不出打法；要 { $needed } 個以上才行。
strategies-none = 看不出不同的打法：{ $agent } 的 { $winners } 個贏家建的東西只有多寡之別，沒有路線之分。
strategies-found = { $agent } 的贏家分成 { $count } 種打法，下面以最具代表性的卡牌命名：{ $found }。
strategies-caution = 占上風的人本來就建得多，所以常贏的打法未必就是致勝的原因。
strategy-wins = 走「{ $name }」路線的人贏 { $wins }、均分為 { $fair }
strategies-even = 沒有哪一種的勝率明顯高於或低於平均
strategy-named = { $cards }
strategy-mixed = 各種混合
strategy-name = 代表卡牌
strategy-seats = 座位數
strategy-winners = 占贏家
strategy-points = 平均得分
strategy-cards = 比別人更常打出的卡牌（此路線／其他，占座位 %）
card-here-and-there = { $card } { $here }/{ $there }

question-pairs = 哪些卡牌搭配起來特別強？
pairs-too-few = 局數不夠，還說不準：沒有哪兩張卡在 { $agent } 手上同時打出、又分開打出各達 { $least } 個座位。
pairs-none = { $agent } 手上比較過的 { $pairs } 對卡牌，沒有一對特別突出：打了 { $games } 局，若有搭配能多添 { $shown } 個百分點的勝率，多半已經看出來了。
pairs-untold = { $agent } 手上比較過的 { $pairs } 對卡牌，只憑 { $games } 局還點不出名來：要多添約 { $shown } 個百分點的勝率才看得出；打到 { $needed } 局，才看得出多添 { $telling } 的搭配。
pairs-found = { $agent } 手上比較過的 { $pairs } 對卡牌中，這些搭配比各自相加更強或更弱：{ $found }{ $rest ->
    [0] 。
   *[other] ；另有 { $rest } 對。
}
pairs-nearest = 圖中是最接近的幾對；這種程度，單憑運氣也會出現。
pairs-caution = 這樣點名的搭配，二十對裡可能有一對只是碰巧，而且看起來會比實際更強；改設計之前，先用更多對局證實。
pair = { $first } + { $second }
pair-gains = { $pair } 勝率 { $gain } 個百分點
no-more-than-parts = 恰等於各自相加

question-draws = 抽到哪些牌等於白抽？
draws-untold = 局數不夠，還說不準：沒有哪張卡來到 { $agent } 的 { $least } 個座位。
draws-overall = 在 { $agent } 手上，抽到的牌有 { $share } 打了出來
draws-no-choice = 這個遊戲不抽牌：拿了什麼就用什麼。
draws-none = { $overall }；{ $cards } 張卡中沒有白抽的牌，也就是幾乎沒人打出的牌。
draws-dead = { $overall }；有 { $cards } 張是白抽的牌，幾乎沒人打出：{ $named }{ $rest ->
    [0] 。
   *[other] ，另有 { $rest } 張。
}
usual-card = 一般的卡牌

question-changed = 上次修改帶來什麼變化？
changed-unknown = 沒有可比的對象：存檔裡既沒有這套卡修改前的對局，也沒有它所擴充的那一套的對局。
changed-too-few = 無從比較：{ $before }與這次試玩沒有雙方都打滿 { $least } 局的同樣桌次。
changed-found = 與{ $before }相比，檢視的 { $looked } 個數字中，這些變化不是碰巧：{ $found }{ $rest ->
    [0] 。
   *[other] ；另有 { $rest } 個。
}
changed-none = 與{ $before }相比，檢視的 { $looked } 個數字都看不出真正的變化。
changed-hidden = 比例若變動在 { $shown } 個百分點以內，仍可能看不出來。
changed-no-course = 先前的對局沒有記下途中比分，所以無法比較領先的情形。
change-is = { $what } { $change }
changed-what = 項目
changed-before = 之前
changed-now = 現在
changed-difference = 差距
no-change = 沒有變化
run-before = 第 { $run } 次試玩
set-extended = 所擴充的套裝（{ $set }）
measure-score = 贏家得分，{ $table }
measure-margin = 贏家領先分數，{ $table }
measure-length = 每局{ $units }數，{ $table }
measure-choices = 每局真正的抉擇，{ $table }
measure-half = 半場領先者勝率，{ $table }
measure-changes = 領先易主次數，{ $table }
measure-behind = 半場落後仍獲勝，{ $table }
measure-first = 先手勝率，{ $table }

# 表格欄位的說明

decided-rounds-told = 平均一局有多少回合。
decided-half-told = 打到一半時分數最高的人最後獲勝的對局；同分領先者以抽籤論。
decided-good-told = 最後的贏家從這之後就一路領先、不再被超過；一半的對局更早，一半更晚。
decided-changes-told = 單獨領先的人換了幾次。
decided-behind-told = 打到一半時贏家還沒有領先的對局。
decided-last-told = 打到一半時贏家分數最低的對局。
feel-length-told = 平均一局有多長。
feel-choices-told = 一位玩家在一局中有兩個以上選項的決定。
feel-pace-told = 同上，換算成每一單位的遊戲長度。
feel-real-told = 規則要求的所有決定中，有兩個以上選項的比例。
strategy-seats-told = 走這條路線的座位，不論輸贏。
strategy-winners-told = 這些座位占了所有勝場的多少。
strategy-points-told = 這些座位平均得幾分。
strategy-cards-told = 讓這條路線有別於其他的卡牌：一百個此路線的座位與一百個其他座位中，各有幾個打出。
changed-before-told = 先前對局的數字。
changed-now-told = 這次試玩的數字。
changed-difference-told = 這次試玩減去先前對局，附 95 % 區間。
