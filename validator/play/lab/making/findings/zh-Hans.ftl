# 做不出的牌组的检查结果。
unmakable = 照这份配方做不出第 { $number } 副牌组：{ $reasons }
no-deck = 没有牌组能满足配方的每一行
line-of-no-deck = 没有牌组能满足这一行：{ $line }
two-lines-clash = 这两行互相冲突，没有牌组能同时满足：{ $lines }
lines-clash = 这几行互相冲突，没有牌组能全部满足：{ $lines }
