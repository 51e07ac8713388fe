# 掃描的檢查結果。
varied-twice = { $address } 寫了兩次要變化
no-values = 位址和它的值寫成 { $example }
