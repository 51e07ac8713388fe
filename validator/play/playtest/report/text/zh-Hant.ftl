# 試玩報告各處共用的字詞，繁體中文。

join-comma = { $first }、{ $last }
join-and = { $first }和{ $last }
within = { $value }（{ $low } 至 { $high }）
