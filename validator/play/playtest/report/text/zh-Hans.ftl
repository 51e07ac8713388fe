# 试玩报告各处共用的字词，简体中文。

join-comma = { $first }、{ $last }
join-and = { $first }和{ $last }
within = { $value }（{ $low } 至 { $high }）
