# 值的位址的檢查結果。
from-to = { $least } 到 { $most }
any-number = 任何數字
at-least = 至少 { $least }
at-most = 最多 { $most }
wrong-values = { $address } 不能是 { $values }
no-such-step = { $at } 裡沒有 { $step }
no-such-entry = 套裝沒有條目 { $step }
single-value = 什麼都不寫：那裡是單一的值
group-of-values = { $address } 是一組值；請指出其中一個
no-value = { $address } 既不是數字，也不是幾個詞中的一個
drawn-value = { $address } 畫在 { $field } 裡，不能單獨更改

written-as = 值寫成 7..12、0..8/2，或用逗號寫成 1,2,5；找到的是 { $found }
range-written-as = 整數的範圍寫成 7..12，每隔一個則寫成 0..8/2；找到的是 { $found }
range-backwards = 範圍 { $range } 前後顛倒；請寫 { $turned }
range-too-long = 範圍 { $range } 沒有間隔，或超過 { $most } 個值
