# 检查结果前后的话，以及本屋自身的检查结果。
nothing-found = 没有问题
count-error = { $count } 个错误
count-warning = { $count } 个警告
count-advice = { $count } 条建议
more = ……另有 { $count } 条
