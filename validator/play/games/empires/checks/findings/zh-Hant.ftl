# 恆星小帝國的檢查結果。用詞與印在牌上的相同（content/empires/text）。
players = { $count } 位玩家
or-more = { $least } 或以上
from-to = { $least } 到 { $most }
more-than = 大於 { $most }
up-to = 最多 { $most }

## 邊與牌列
rare-route = { $card }：沒有其他牌與它 { $side } 邊的交易路線數相同：只有蟲洞能與它相接
unmatched-route = { $card }：沒有其他牌的邊能與它的 { $side } 邊相接
any-edge = 其他牌的任何一條邊
unreachable-card = { $card } 永遠打不出來：牌列從 { $routes } 條交易路線開始（T1），怎麼接都接不到它的邊
nobody-begins = 依 T1，牌列從 { $routes } 條交易路線開始，套裝裡卻沒有牌能與之相接：沒有人能開始
few-begin = 依 T1，牌列從 { $routes } 條交易路線開始，能與之相接的只有 { $cards } 張牌：不夠 { $players } 位玩家用
only-wormholes-begin = 依 T1，牌列從 { $routes } 條交易路線開始，能與之相接的只有 { $cards } 張有蟲洞的牌
short-row = { $card }：它的邊只能與另外 { $others } 張牌相接：{ $seats }的遊戲裡，有它的牌列永遠排不滿
all-routes-alike = 套裝裡每條邊不是 { $routes } 條交易路線就是蟲洞：任何牌都能相接
all-wormholes = 套裝裡每條邊都是蟲洞：任何牌都能相接
odd-routes = rules：蟲洞算作 { $routes } 條交易路線，比 { $most } 條路線的邊還少

## 帝國卡
dominated-card = { $card } 從不比 { $better } 好，有時還更差
hand-leaves = 手牌 { $hand } 張，打出時只剩 { $others } 張可以付
never-paid-any = 沒有一張帝國卡付得起：{ $leaves }
or-more-for-cost = { $least } 或以上，才付得起費用 { $cost } 的牌
paid-with-help = { $cards } 要有折扣，或手牌比平常多才付得起：{ $leaves }
paid-with-help-not-always = { $cards } 要有折扣，或手牌比平常多才付得起：{ $leaves }；{ $seats }的遊戲裡永遠付不起
never-paid = { $cards } 永遠付不起：{ $leaves }
never-paid-with-discounts = { $cards } 永遠付不起：{ $leaves }，折扣最多再減 { $less }
idle-cost-of-half = { $card }：半面 { $half } 寫了費用，但 cost_per_half（T3）沒有開
idle-cost-of-card = { $card }：兩個半面都寫了自己的費用（T3），沒有人會看整張牌的費用
equal-halves = { $card }：兩個半面相同：把牌轉過來只會對調左右兩邊
equal-halves-and-edges = { $card }：兩個半面相同：把牌轉過來沒有任何差別
worse-half = { $card }：半面 { $worse } 從不比半面 { $better } 好，有時還更差

## 劫掠、入侵與大使
no-raids = 套裝裡沒有劫掠或入侵卡：每回合的第 3 步總是跳過
no-ambassadors = 套裝裡沒有大使卡：每回合的第 4 步總是跳過，受到攻擊也無法解除
never-sent = { $cards } 永遠派不出去：{ $why }
never-played = { $card } 永遠打不出來：{ $why }
equal-modes = { $card }：兩種效果相同，沒有選擇可言
different-modes = ability 和 symbols，或只寫其中一個
idle-mode = { $card }：讓能力失效沒有意義：牌打出之後，沒有能力還會作用
equal-ends = { $card }：兩端都是 { $civilisation }，沒有選擇可言
idle-copies = 每張大使卡會讓一次攻擊退出遊戲：劫掠 { $raids } 張，大使 { $ambassadors } 張，其中 { $over } 張永遠派不出去
why-no-raids = 套裝裡沒有劫掠或入侵卡
why-one-round-no-attack = 遊戲只有一輪，對手的牌列有牌時，最後一個回合已經過了
why-no-raid-paid = 套裝裡沒有一張劫掠或入侵卡付得起
why-all-protected = 每張牌都有保護
why-no-ambassadors = 套裝裡沒有大使卡

## 家園卡與祕密任務
one-mission = 每張家園卡的任務都相同：沒有人有祕密
one-symbol = 每張家園卡的主要符號都是 { $symbol }：沒有人因此佔優勢
unreachable-mission = { $card }：任務永遠無法達成：{ $why }
unreachable-mission-with = { $card }：{ $seats }時，任務永遠無法達成：{ $why }
mission-needs-ambassadors = { $card }：任務要靠大使才能達成，而大使只能在對手攻擊之後派出
mission-takes-all = { $card }：{ $row } 張牌的牌列要全力配合，才能達成任務
why-few-symbols = { $row } 張牌的牌列，同一種符號最多 { $most } 個
why-few-civilisations = 套裝裡只有 { $civilisations } 種文明
why-few-civilisations-in-row = { $row } 張牌的牌列最多有 { $most } 種文明
why-no-timing = 套裝裡沒有 { $timings } 類的能力
why-short-row = 牌列只有 { $row } 張牌
why-few-timings = 只有 { $cards } 張牌能有 { $timings } 類的生效能力
why-few-seams = { $row } 張牌的牌列只有 { $seams } 處接縫
why-few-busy-edges = 有 { $routes } 條以上交易路線的邊太少
why-few-busy-seams = 最多 { $seams } 處接縫能有 { $routes } 條以上的交易路線
always-met = { $card }：任務總是達成：依 T18，光是主要符號就算 { $worth } 個
nearly-met = { $card }：依 T18，主要符號算 { $worth } 個：再有一個符號就達成任務
easy-seams = { $card }：每處接縫都有 { $routes } 條交易路線：任何 { $cards } 張牌都能達成任務
easy-civilisations = { $card }：任何一張牌都有 { $civilisations } 種文明：一張牌的牌列就達成任務

## 牌庫與人數
wrong-players = 這個遊戲適合 2 到 4 位玩家
idle-rounds = rules：套裝不供 { $players } 位玩家玩，這個人數的輪數用不到
one-round = rules：{ $players } 位玩家只玩一輪：牌列裡的牌不會相接，也沒有人會受攻擊
too-few-homeworlds = { $players } 位玩家需要同樣張數的家園卡；套裝裡只有 { $held } 張
too-few-cards = { $players } 份 { $hand } 張的手牌需要 { $needed } 張牌；牌庫只有 { $held } 張
no-empire-cards = 套裝裡沒有帝國卡：誰也排不出牌列
rows-need = { $seats } 列各 { $row } 張，需要 { $needed } 張帝國卡；只有 { $held } 張
rows-and-hands-need = { $seats } 列各 { $row } 張，加上每人 { $hand } 張手牌，需要 { $needed } 張牌；只有 { $held } 張
rows-take = { $seats } 列各 { $row } 張，至少用掉 { $needed } 張牌，而牌庫不會重新洗牌（T7）；只有 { $held } 張
rows-take-with-rebirth = { $seats } 列各 { $row } 張，至少用掉 { $needed } 張牌，而牌庫只有靠 rebirth 才會重新洗牌（T7）；只有 { $held } 張
missing-civilisation = 沒有帝國卡有文明 { $civilisation } 的符號
lone-civilisation = 只有 { $card } 有 { $civilisation }：誰打出它，誰就獨佔這種文明

## 開關
idle-exchange = rules：沒有人能換 { $cards } 張牌：手牌只有 { $most } 張
odd-switches = rules：empire_play 是 mandatory，voluntary_new_hand 卻讓打得出牌的玩家可以不打（T9）
why-no-word = 套裝裡沒有牌有 { $word }
why-fewer-than-two = 套裝裡有 { $word } 的牌只有 { $cards } 張
why-no-wormholes = 沒有牌的邊是蟲洞
why-no-other-wormholes = 沒有其他牌的邊是蟲洞
why-no-routes-counted = 沒有能力或任務要數交易路線
why-no-cost-of-half = 沒有半面寫自己的費用
why-one-rival = 兩位玩家各只有一名對手
why-one-raid = 套裝裡只有一張劫掠或入侵卡
why-no-symbols-off = 沒有劫掠或入侵卡讓符號失效
why-no-points-off = 沒有牌有分數可以失效
why-no-two-neighbours = { $row } 張牌的牌列裡，沒有牌左右都有鄰牌
why-not-between = 沒有牌能夾在兩張有蟲洞的牌之間
why-one-card-taken = 沒有能力會從手中取走一張以上的牌
why-no-hand-grows = 沒有能力拿到的牌比它自己的費用還多，手牌不會超過上限
why-no-symbols-counted = 沒有任務要數符號
why-row-of-one = 牌列只有一張牌

## 能力
idle-ability = { $cards }：能力 { $word } 永遠沒有作用：{ $why }
threat-to-whole-hand = { $cards }：{ $word } 取走整手 { $hand } 張牌：沒有選擇可言
why-one-round = 遊戲只有一輪，還來不及作用就結束了
why-no-neighbours = 一張牌的牌列沒有鄰牌
why-nothing-to-double = 這個半面沒有分數可以加倍
why-few-routes = 它需要 { $routes } 條交易路線，而相鄰的最多 { $most } 條
why-no-dearer-card = 其他牌的費用都不超過 1，而折扣最低只降到 1
why-hands-too-small = 它要 { $cards } 張牌，手牌最多 { $most } 張，而 short_hand（T14）是 no_effect
idle-amount = { $cards }：{ $word } 寫 { $amount }，效果不比 { $most } 多：{ $because }
cap-hand = 對手的手牌最多就這麼多
cap-raids = 套裝裡的劫掠與入侵卡就這麼多
cap-price = 最高的費用降到 1 也就減這麼多
loss-beyond-cards = { $card }：{ $word } 要從 { $cards } 張牌裡棄 { $discard } 張
loss-of-all = { $card }：{ $word } 把交出的牌全部棄掉：沒有選擇，也沒有可以歸還的
locked-out = { $card }：{ $word } 是 { $amount } 時，下一位玩家一張牌也付不起

## 與原版相差很遠
far-out = { $place }：{ $field } 是 { $value }，與原版的 { $usual } 相差很遠
far-out-ability = { $card }：{ $word } 的 { $field } 是 { $value }，與原版的 { $usual } 相差很遠
far-out-rounds = rules：{ $players } 位玩家玩 { $value } 輪，與原版的 { $usual } 輪相差很遠
worth-too-much = { $card }：半面 { $half } 的分數與符號共值 { $worth }，費用 { $cost }；原版裡這個費用最多 { $most }
worth-too-little = { $card }：半面 { $half } 的分數與符號共值 { $worth }，費用 { $cost }；原版裡這個費用至少 { $least }
three-of-one = { $card }：半面 { $half } 有三個相同文明的符號；原版沒有半面超過一個
many-raids = 劫掠 { $raids } 張，帝國卡 { $empires } 張；原版是 5 張與 42 張
all-free = 每張帝國卡都免費：沒有人需要付牌
all-pointless = 沒有一張帝國卡有分數：勝負只看任務與文明的多數
twin-homeworld = { $card } 的任務與符號和 { $other } 相同：兩位玩家會要一樣的東西
symbol-twice = { $card }：半面 { $half } 有兩個 { $symbol } 符號，會算兩次
