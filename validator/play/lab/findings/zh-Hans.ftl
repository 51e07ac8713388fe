# 扫描的检查结果。
varied-twice = { $address } 写了两次要变化
no-values = 地址和它的值写成 { $example }
stands-otherwise = { $address } 在那里是 { $found }，而不是 { $wanted }
finding-at = { $place }：{ $what } [{ $code }]
found-so = { $what }；实际为 { $found }
refused-by-check = check 不接受它
