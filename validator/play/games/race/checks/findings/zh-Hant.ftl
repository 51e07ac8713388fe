# 銀河競逐的檢查結果。用詞與印在牌上的相同（content/race/text）。
or-more = { $least } 或以上
or-fewer = { $most } 或以下
from-to = { $least } 到 { $most }
goods = 貨品
goods-of-kind = {" "}{ $kind } 貨品

## 遊戲的開始
wrong-players = 這個遊戲適合 2 到 4 位玩家
too-few-start-worlds = { $players } 位玩家需要同樣數目的起始星球；套裝裡只有 { $held } 顆
twin-number = { $world } 的號碼和 { $first } 相同；號碼決定玩家的順序
twin-number-of-copies = { $world } 有 { $copies } 張，號碼都相同；號碼決定玩家的順序
start-world-in-hand = { $world } 是起始星球：開始時不會在手牌裡
idle-beginner-hand = { $card }：新手局只用起始星球 1 到 { $most }，不會用到 { $number }
no-start-world-of-card = { $card } 屬於起始星球 { $number } 的新手手牌，而這顆起始星球不存在
no-start-world = { $players } 人的新手局要用起始星球 { $number }，而這顆起始星球不存在
beginner-hand = 新手手牌 { $number } 有 { $named }：起始手牌應該是 { $cards } 張
no-beginner-hand = 新手手牌 { $number } 一張也沒有：起始手牌應該是 { $cards } 張
too-few-cards = { $players } 位玩家的起始星球與各 { $hand } 張手牌，需要 { $needed } 張牌；套裝裡只有 { $held } 張
small-deck = { $players } 個 { $tableau } 張牌的版圖與各 { $hand } 張手牌，需要 { $needed } 張牌；套裝裡只有 { $held } 張，遊戲可能卡住

## 遊戲的過程與結束
empty-phase = 階段 { $phase } 裡永遠沒有人能做任何事：{ $why }
why-no-developments = 套裝裡沒有建設
why-only-start-worlds = 套裝裡除了起始星球，沒有其他星球
why-nothing-consumes = 套裝裡沒有牌能賣出或消費貨品，也沒有牌能用手牌換分
why-nothing-produces = 套裝裡沒有牌能生產貨品，也沒有牌在這個階段抽牌
no-production = 套裝裡沒有生產星球：貨品只有一次，之後只能靠能力
no-military = 套裝裡沒有軍事星球：誰也不必征服
idle-chips = 套裝裡沒有能力帶來籌碼的分：籌碼不會用完，遊戲不會因此結束
unreachable-end = { $wanted } 張牌的版圖永遠不會結束遊戲：以套裝裡的牌，版圖最多 { $most } 張
endless-game = 遊戲永遠不會結束：沒有版圖能有 { $wanted } 張牌（套裝裡最多 { $most } 張），也沒有能力帶來籌碼的分

## 貨品與價格
no-goods = 套裝裡沒有星球能放{ $goods }
useless-good = 套裝裡沒有牌能賣出或消費 { $kind } 貨品（例如 { $world } 的）而得到好處
odd-prices = rules：novelty 貨品最便宜，然後是 rare、genes、alien；sale_price 卻不是這樣
equal-prices = rules：每一種貨品都賣 { $price }：賣出時，種類沒有差別
no-price-at-all = rules：sale_price 全是 0：賣出貨品只能得到牌上的交易加成
no-price = rules：{ $kind } 貨品賣 0 張牌：沒有交易加成就不會有人賣
price-above-nought = 大於 0 的價格

## 單張的牌
blank-card = { $card } 沒有分數、沒有有用的能力、也放不了貨品：不會有人想要
twin-keyword = { $card } 的關鍵字 { $keyword } 寫了兩次；只算一次
twin-power = { $card } 的能力 { $word } 寫了兩次；{ $why }
repeated-power = { $card } 的能力 { $word } 寫了兩次：寫成一個，加起來就好
cost-and-defence = { $world } 同時有費用與防禦：星球要麼付費，要麼征服
no-cost-or-defence = { $world } 沒有費用也沒有防禦：沒有人能拓殖
neither = 兩者都沒有
no-good-on-development = { $card } 是建設：只有星球才有自己的貨品
no-good = { $card } 說到這顆星球上的貨品，而它放不了貨品
good-is = good: { $kinds }
dominated-card = { $card } 從不比 { $better } 好，後者不更貴，給得更多

## 行動牌
idle-action = { $card }：獎勵 { $word } 永遠沒有作用：{ $why }
missing-action = 沒有階段 { $phase } 的行動牌：永遠沒有人能選擇它
missing-bonus = 沒有行動牌的獎勵是 { $word }：遊戲少了一種選擇
missing-second = 兩位玩家從九張行動牌中選擇（F3），而 { $phase } 沒有第二張
too-few-copies = { $card }：{ $players } 位玩家各拿一張；套裝裡只有 { $held } 張
twin-action = { $card } 和 { $first } 的內容相同：兩張是同一種選擇
why-not-for-two = 這個套裝不供兩位玩家玩
why-one-of-seven = 兩位玩家從七張中選一張（F3）
idle-second = { $cards }：第二張永遠用不到：{ $why }

## 與原版相差很遠
far-out = { $what }，原版裡沒有相近的：列印之前先玩玩看
far-points = { $card } 有 { $points } 分
far-price = { $card } 的 { $field } 是 { $price }
far-power = { $card }：能力 { $word } 的 { $field } 是 { $value }，而價格是 { $price }
far-powers-together = { $card } 的能力加起來，遠遠超過原版裡同樣價格的任何一張牌
poor-card = { $card } 費用 { $cost }，給的遠遠不如原版裡同樣價格的任何一張牌
far-bonus = { $card }：每個 { $each } 得 { $points } 分
far-bonus-in-all = { $card }：依終局得分的第 { $rule } 條，版圖可以得到 { $points } 分
far-copies = { $card } 有 { $copies } 張
idle-copies = { $card } 有 { $copies } 張，而 { $players } 位玩家各拿一張：其他的永遠用不到
idle-copies-of-chips = 籌碼共值 { $held } 分，而籌碼池最多只用 { $needed } 分：大部分永遠用不到
far-action = { $card }：行動牌獎勵的 { $field } 是 { $value }
far-action-keep = { $card }：行動牌獎勵多留 { $cards } 張牌
far-switch = rules：{ $switch } 是 { $value }
far-first-hand = rules：起始手牌 { $cards } 張
far-price-of-goods = rules：{ $kind } 貨品賣 { $price } 張牌

## 所得的上限
of-power = { $card }：能力 { $word }{" "}
of-bonus = { $card }：獎勵 { $word }{" "}
of-exploring = rules：探索
of-first-hand = rules：起始手牌
of-price = rules：{ $kind } 貨品的價格
above-cap = { $what }的 { $field } 是 { $value }，其中只有 { $most } 用得到：{ $why }
above-hand-limit = { $what }帶來 { $cards } 張牌，而回合結束時，手牌最多留 { $limit } 張
cap-development = 沒有更貴的建設
cap-other-development = 沒有更貴的其他建設

## 籌碼與說明卡
too-few-tokens = { $players } 位玩家的籌碼池要 { $pool } 分；套裝裡的籌碼湊不出這個數
idle-chip = { $chip } 值 { $value } 分，而 { $players } 位玩家的籌碼池只有 { $pool } 分
no-change = { $chip }：籌碼池裡的籌碼湊不出 { $missing } 分：有些得分付不出來
little-change = { $players } 位玩家各有 { $points } 分零頭，要比 { $value } 分小的籌碼共 { $needed } 分；套裝裡只有 { $held } 分
no-reserve = rules：reserve_chips（F9）從備用籌碼付，而套裝裡沒有備用籌碼
idle-reserve = { $chip } 是備用籌碼，而 rules 的 reserve_chips（F9）沒有開
little-reserve = { $players } 位玩家的籌碼池之外有 { $spare } 分；籌碼池用完的那一回合，每個人都用最好的能力時，要付出 { $needed } 分
too-few-aids = { $players } 位玩家各拿一張 { $shows } 說明卡；套裝裡只有 { $held } 張

## 終局得分與關鍵字
twin-bonus = { $card }：終局得分的第 { $rule } 條和前面的一條相同：寫成一條，加起來就好
idle-bonus = { $card }：終局得分的第 { $rule } 條永遠得不到分：{ $why }
constant-bonus = { $card }：終局得分的第 { $rule } 條只算 { $card } 自己：得分永遠一樣
points-printed = 直接印在牌上的分數
why-no-card-fits = 套裝裡沒有牌符合
why-counted-before = 符合的牌都由前面的一條算過了
unknown-card = { $card } 因為牌「{ $named }」得分，而沒有星球或建設的 id 是它
id-of-card = 一顆星球或一項建設的 id
why-no-chips = 套裝裡沒有能力帶來籌碼的分
idle-keyword = 關鍵字 { $keyword } 有 { $cards } 張牌寫著，而套裝裡沒有東西會用到它：你自己的牌可以用
idle-keyword-here = { $card }：套裝裡用到關鍵字 { $keyword } 的規則，都不適用這樣的牌

## 能力
idle-power = { $card }：能力 { $word } 永遠沒有作用：{ $why }
idle-phase = 套裝裡沒有牌在階段 { $phase } 有能力

## 開關
too-many-discards = rules：{ $hand } 張牌裡不能棄掉 { $discards } 張
empty-start = rules：發的 { $hand } 張牌全部棄掉：大家開始時都沒有手牌
keeps-more-than-drawn = rules：explore_keep 要從抽到的 { $draw } 張牌留 { $keep } 張
keeps-all-drawn = rules：探索抽的 { $draw } 張牌全部留下：沒有選擇可言
why-no-trade = 沒有行動牌讓人交易
why-nothing-takes-goods = 套裝裡沒有牌的能力會拿走貨品
why-for-more-players = 這個套裝供 { $least } 位以上的玩家玩
why-no-draw-when-placed = 套裝裡沒有牌在打出或拓殖之後抽牌
why-no-twin-development = 套裝裡沒有建設有兩張
why-consume-not-counted = 套裝裡沒有終局得分要數有消費能力的牌
why-counted-already = 有交易加成的牌本來就都有消費能力
why-no-points-for-discards = 套裝裡沒有能力讓棄掉的手牌得分
why-no-doubling = 沒有行動牌讓得分加倍
why-no-free-or-paid = 套裝裡沒有能力讓人免費拓殖星球，或改為付費拓殖軍事星球
why-strength-not-counted = 套裝裡沒有牌因軍力得分
why-strength-not-lowered = 套裝裡沒有牌減少軍力
why-beginner-hands = beginner_hands 開著：不發牌也不棄牌

## 能達到的程度
unreachable-world = { $world } 永遠無法拓殖：沒有版圖對它有 { $strength } 軍力，而且{ $why }
why-not-paid = 套裝裡沒有牌讓人改為付費
why-no-hand-pays = 改為付費至少要 { $price } 張牌，沒有人付得起
unpayable-cost = { $card } 永遠付不起：最好的手牌，加上版圖能省的與能抽的，也只付得出 { $most } 張
dear-card = { $hand } 張手牌要有折扣或另外抽牌，才付得起 { $card }{ $others ->
        [0] {""}
        [1] {" "}和另一張牌
       *[other] {" "}和另外 { $others } 張牌
    }
