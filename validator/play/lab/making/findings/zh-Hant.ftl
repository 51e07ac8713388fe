# 做不出的牌組的檢查結果。
unmakable = 照這份配方做不出第 { $number } 副牌組：{ $reasons }
no-deck = 沒有牌組能滿足配方的每一行
line-of-no-deck = 沒有牌組能滿足這一行：{ $line }
two-lines-clash = 這兩行互相衝突，沒有牌組能同時滿足：{ $lines }
lines-clash = 這幾行互相衝突，沒有牌組能全部滿足：{ $lines }
