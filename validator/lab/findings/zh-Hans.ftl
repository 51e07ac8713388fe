# 扫描的检查结果。
varied-twice = { $address } 写了两次要变化
no-values = 地址和它的值写成 { $example }
