# 卡面和版面的检查结果。
at-face = 面 { $face }：{ $what }
of-piece = { $piece }：{ $what }
no-front = 版面没有给 { $kind } 这种部件的正面
no-back = 版面没有给 { $kind } 这种部件的背面
no-face = 没有面 { $name }；版面有 { $known }
face-circle = 各个面的 like 连成圈：{ $way }
unknown-backs = 版面没有叫 { $name } 的背面选择
idle-icon = 没有任何东西画图标 { $name }
unknown-icon = { $where }：没有图标 { $name }
unknown-colour = { $where }：没有颜色 { $name }
unknown-icon-or-keyword = { $where }：没有图标也没有关键词 { $name }
idle-picture = 没有任何东西显示这张图片
idle-named-picture = 没有任何东西显示这张图片，虽然它以 { $piece } 为名
part-picture = 那个面上的 picture 部分（layout.yaml），而且没有为它写明别的图片
