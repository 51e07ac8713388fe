# 检查结果前后的话，以及本屋自身的检查结果。
nothing-found = 没有问题
count-error = { $count } 个错误
count-warning = { $count } 个警告
count-advice = { $count } 条建议
more = ……另有 { $count } 条

control-character-in-name = 名称里有控制字符，而其他名称由它产生
link-in-circle = 这个链接绕了一圈又回到自己
not-there = 没有这个文件或文件夹
not-allowed = 系统不允许读取
name-too-long = 名称太长，系统无法接受
no-folder = 路径中有一处不是文件夹
system-says = 系统无法读取：{ $words }
not-plain = 这不是普通文件
plain-file = 普通文件
a-folder = 文件夹
a-pipe = 管道
a-socket = 套接字
a-device = 设备
file-too-large = 文件太大，不会是内容文件
bytes = { $count } 字节
more-than-bytes = 超过 { $most } 字节
at-most-bytes = 最多 { $most } 字节
beyond-RecursionError = 这个套装要求的东西层层相套，太深了
beyond-OverflowError = 这个套装要求的东西超出了数字的范围
beyond-MemoryError = 这个套装要求的东西超出了内存
