# 蒸汽时代用字符画成的地图的检查结果。行由上而下、列由左至右，都从 0 数起。
wrong-rows = 写成一段文字的 rows 要写在 | 之后，每行各占一行
too-many-rows = 地图超过 { $most } 行
most-rows = 最多 { $most } 行
wide-row = 第 { $row } 行有 { $characters } 个字符；地图最多 { $most } 列
most-characters = 最多 { $most } 个字符
unknown-character = 图例没有说明第 { $row } 行、第 { $column } 列的 { $sign } 是什么
unknown-characters = 图例没有说明第 { $row } 行、第 { $column } 列的 { $sign } 是什么；这样的字符另有 { $others } 个
missing-name = 村镇 { $sign } 要有 name；出现多次时改用 names
wrong-names = { $sign } 在 rows 里出现 { $count } 次，names 里却有 { $names } 个名称
misplaced-city = 图例中的城市 { $sign } 在 rows 里出现 { $count } 次
misplaced-town = 图例中的村镇 { $sign } 没有出现在 rows 里
repeated-town = 图例中的村镇 { $sign } 在 rows 里出现 { $count } 次；多个村镇用同一个字符时，要写 names 而不是 name
once = 一次
lone-river = 第 { $row } 行、第 { $column } 列的河流旁边没有河流或湖泊：看不出流向
crowded-river = 第 { $row } 行、第 { $column } 列的河流旁边有 { $others } 格河流：看不出流向
touching-rivers = 第 { $row } 行、第 { $column } 列的河流旁边有两格彼此相邻的河流：看不出流向
own-sign = 换一个字符，并在图例中写明，例如 { $sign }: {"{"}is: river, edges: [0, 3]{"}"}
