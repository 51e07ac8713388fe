# 值的地址的检查结果。
from-to = { $least } 到 { $most }
any-number = 任何数字
at-least = 至少 { $least }
at-most = 最多 { $most }
wrong-values = { $address } 不能是 { $values }
no-such-step = { $at } 里没有 { $step }
no-such-entry = 套装没有条目 { $step }
single-value = 什么都不写：那里是单一的值
group-of-values = { $address } 是一组值；请指出其中一个
no-value = { $address } 既不是数字，也不是几个词中的一个
drawn-value = { $address } 画在 { $field } 里，不能单独更改

written-as = 值写成 7..12、0..8/2，或用逗号写成 1,2,5；找到的是 { $found }
range-written-as = 整数的范围写成 7..12，每隔一个则写成 0..8/2；找到的是 { $found }
range-backwards = 范围 { $range } 前后颠倒；请写 { $turned }
range-too-long = 范围 { $range } 没有间隔，或超过 { $most } 个值
