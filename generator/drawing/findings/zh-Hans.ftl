# 图标和颜色的检查结果。
icon-path = 图标 { $icon }：{ $why }
no-theme = 没有主题 { $name }；版面有 { $known }
no-colour = 没有颜色 { $name }
colour-circle = 颜色 { $name } 的名称互相引用成圈
