# 图标和颜色的检查结果。
icon-path = 图标 { $icon }：{ $why }
no-theme = 没有主题 { $name }；版面有 { $known }
no-colour = 没有颜色 { $name }
colour-circle = 颜色 { $name } 的名称互相引用成圈
path-strange = 路径数据含有既非指令也非数字的内容：{ $data }
path-lacks-number = 路径数据在 { $command } 之前少了数字：{ $data }
path-lacks-command = 路径数据有数字而没有指令：{ $data }
path-too-far = 路径数据有超过 { $most } 的数字：{ $number }
path-ends-early = 路径数据在最后一个指令的数字齐全之前就结束了：{ $data }
no-icon-of-alias = { $icon } 代表 { $other }，但没有这个名称的图标
alias-of-alias = { $icon } 代表 { $other }，而后者也不代表任何图标
