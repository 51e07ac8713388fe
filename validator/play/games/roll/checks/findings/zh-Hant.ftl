# 骰越銀河的檢查結果。用詞與印在紙上的相同（content/roll/text）。
from-to = { $least } 到 { $most }
at-least = 至少 { $least }

## 盒中物
wrong-players = 這個遊戲適合 2 到 5 位玩家
too-few-factions = { $players } 位玩家需要 { $players } 個派系，套裝裡只有 { $held } 個
too-few-homes = { $players } 位玩家需要 { $players } 個母星，套裝裡只有 { $held } 個
too-few-tiles = { $players } 位玩家開始時要抽 { $needed } 片板塊，袋裡只有 { $held } 片
small-bag = 袋裡的 { $tiles } 片板塊可能用完，還沒有人的版圖有 { $tableau } 片
phase-tiles = { $phase } 的階段板塊必須恰好一片，套裝裡有 { $held } 片
too-few-parts = { $players } 位玩家各需要一個 { $kind }，套裝裡只有 { $held } 個
odd-colour = { $part } 是 { $colour }，但是沒有 { $colour } 的 { $others }
spare-part = 一位玩家只需要一個 { $colour } 的 { $kind }，套裝裡不只一個
too-few-colours = { $players } 位玩家的東西各要同一種顏色，只有 { $complete } 種顏色齊全
too-few-things = { $players } 位玩家需要 { $needed } 個 { $kind }，parts 清單裡只有 { $held } 個
too-few-chips = { $players } 位玩家需要 { $needed } 分的籌碼，套裝裡只有 { $held } 分
no-reserve = { $players } 位玩家的籌碼池用掉所有籌碼，沒有剩下的放在一旁
idle-chip = { $chip } 值 { $value } 分，比一局所有籌碼的 { $needed } 分還多
no-change = 沒有 1 分的籌碼，大多數分數付不出來
little-change = { $players } 位玩家可能同時需要 { $needed } 個 { $value } 分的籌碼，套裝裡只有 { $held } 個

## 骰子
wrong-sides = { $die } 有 { $sides } 面，骰子應該是六面
six-in-all = 加起來是 6 的數
same-sides = { $die } 總是擲出 { $side }，不用擲也知道
unshown-phase = 玩家能有的骰子都擲不出 { $phase }，也沒有任意面
twin-colour = { $die } 和 { $other } 都是 { $colour } 骰子
no-home-dice = 套裝裡沒有 home 骰子，而大家開始時都要用
missing-die = { $face } 給 { $colour } 骰子，套裝裡卻沒有
too-few-home-dice = { $players } 位玩家開始時要 { $needed } 顆 home 骰子，套裝裡只有 { $held } 顆
few-dice-at-start = 派系與母星可以給 { $players } 位玩家 { $needed } 顆 { $colour } 骰子，套裝裡只有 { $held } 顆
few-dice-in-all = 所有板塊合起來可以給 { $needed } 顆 { $colour } 骰子，套裝裡只有 { $held } 顆
idle-dice = 沒有板塊給 { $colour } 骰子，{ $dice } 顆全都留在公共區
spare-dice = { $die } 大部分留在公共區；所有板塊合起來只給 { $given } 顆
idle-match = { $die } 配 { $colour } 星球，套裝裡卻沒有
odd-match = { $die } 不配自己顏色的星球
same-match = 每顆骰子都配每顆星球，每次消費都得到相配的分數
unmatched-colour = 沒有骰子配 { $colour } 星球，消費那裡的貨品永遠不會多得

## 立即得到的東西
no-room-on-development = { $face } 是建設，放不了貨品
no-room-on-grey-world = { $face } 是灰色星球，放不了貨品
no-room = { $face } 得到 { $goods } 個貨品，而這個套裝的星球最多放 { $most } 個
little-room = { $face } 得到 { $goods } 個貨品：沒有多放的能力，除了第一個都會失去
twin-gain = { $face } 把同樣的東西寫了兩次，寫一次就好
two-starts = { $face } 和 { $other } 都設定開始的信用，只算較多的一個

## 板塊
blank-face = { $face } 除了費用的分數，什麼都不做
unbuildable-tile = { $face } 需要 { $workers } 個工人，而誰也不可能有超過 { $dice } 顆骰子
dominated-face = { $face } 和 { $other } 費用相同，卻只做得到其中一部分
weaker-face = { $face } 和 { $other } 費用相同，做一樣的事，卻比較少
outdoing-face = { $face } 做得到同樣費用的另外 { $others } 片板塊做的事，而且更多
twin-face = { $face } 和 { $other } 做完全相同的事，費用也相同

## 最後的計分
idle-bonus = { $face } 計分要數的是{ $what }
cheap-bonus = { $face } 費用 { $cost } 就有最後計分；其他這樣的建設費用都是 { $usual }
same-bonus = { $face } 每一局得分都一樣；{ $why }

## 能力
idle-power = { $face } 針對的是{ $what }
named-twice = { $face } 在同一個清單裡把 { $names } 寫了兩次
twin-power = { $face } 同樣的能力寫了兩次
outdone-power = { $face } 有更好的同類能力，只算那一個

## 能力給多少
beyond-cap = { $face } 給 { $credits } 信用，而信用上限是 { $cap }
beyond-cap-with-trade = { $face } 在交易本身的 { $sold } 之外再給 { $credits } 信用，而信用上限是 { $cap }
idle-for-goods = { $face } 和貨品有關，而套裝裡沒有星球放得了貨品

## 調派與指令

## 與原版遊戲相差很遠
far-copies = 套裝裡有 { $copies } 片 { $piece }；原版遊戲每種只有一片
far-word = { $face } 遠遠超出原版遊戲的任何板塊：{ $word }
far-face = { $face } 做的遠遠超過原版遊戲費用 { $cost } 的任何板塊
far-start = { $face } 值 { $points } 分，而沒有人需要建造它
far-cost = { $face } 費用 { $cost }；原版遊戲最貴的板塊費用 { $most }
costs-nothing = { $face } 沒有費用：它的階段一進行就完成
far-switch = { $switch } 與原版遊戲的 { $usual } 相差很遠
far-price = { $kind } 貨品的價格與原版遊戲的 { $usual } 相差很遠

## 開關
too-many-credits = rules：信用上限是 { $cap }，沒有人能以 { $credits } 信用開始
full-at-start = 大家一開始就有上限的信用
stock-beyond-cap = 探索者儲備得 { $credits } 信用，而信用上限是 { $cap }
missing-price = rules：trade_price 沒有寫 { $kinds } 貨品
price-beyond-cap = { $kind } 貨品交易得 { $price } 信用，而信用上限是 { $cap }
no-price = { $kind } 貨品交易什麼也得不到
idle-price = { $kind } 貨品有價格，而套裝裡沒有星球放得了
odd-prices = rules：novelty 貨品最便宜，然後是 rare、genes、alien；trade_price 卻不是這樣
same-prices = 每種貨品交易得的都一樣，交易時星球的顏色沒有意義
stock-beats-trade = 探索者儲備得的不比交易任何貨品少，用不著貨品
no-goods = 套裝裡沒有星球放得了貨品，沒有人生產、交易或消費
no-points = 消費貨品不得分，不論配什麼
no-points-without-match = 兩顆骰子都不配時，消費貨品不得分
no-points-for-match = 相配不得分，運送時骰子的顏色沒有意義
idle-match-points = 相配可以得分，而沒有骰子配套裝裡的任何星球
nobody-dictates = 指令要 { $needed } 顆骰子，而誰也不會有超過 { $most } 顆：永遠沒有人能用
no-dictates = 不是人人都能指令，而規則讓每位玩家每回合用一次：擲出用不上的骰面，就沒有別的辦法
too-many-dictates = 只有 { $dice } 顆骰子，沒有人能在一回合裡用 { $times } 次指令
few-dice = 指令要 { $needed } 顆骰子，而開始時只有 { $dice } 顆：沒有人能用
no-end = 遊戲永遠不會結束：版圖不可能有 { $tiles } 片板塊，也沒有人得到籌碼的分
end-out-of-reach = 結束遊戲要 { $tiles } 片板塊，而版圖最多只有 { $most } 片
idle-chips = 沒有人能得到籌碼的分，籌碼池不會用完
why-not-for-two = 這個套裝不供兩位玩家玩
why-home-dice-wild = home 骰子只有任意面
why-no-dictates = 沒有人能用指令
why-no-dice-bonus = 沒有板塊因骰子計分
why-no-wild-sides = 沒有骰子有任意面
why-no-goods = 沒有星球放得了貨品
why-ten-left = 其他的籌碼正好是十分
