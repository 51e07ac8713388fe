# 掃描的檢查結果。
varied-twice = { $address } 寫了兩次要變化
no-values = 位址和它的值寫成 { $example }
stands-otherwise = { $address } 在那裡是 { $found }，而不是 { $wanted }
finding-at = { $place }：{ $what } [{ $code }]
found-so = { $what }；實際為 { $found }
refused-by-check = check 不接受它
