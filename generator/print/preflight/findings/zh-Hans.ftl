# 检查档对卡面找出的问题。
thin-stroke = 线宽只有 { $width } 毫米，太细，不一定印得出来
wide = { $least } 毫米以上
small-type = 文字 { $words } 只有 { $size } 点大
tall = { $least } 点以上
low-contrast = 文字 { $words }（{ $ink } 在 { $ground } 上）的对比只有 { $ratio } 比 1
contrast = { $least } 比 1 以上
few-dots = 图片 { $picture } 在这个大小下每英寸只有 { $dpi } 点
dots = { $least } 以上
much-ink = 最深处的墨量达 { $ink } %，干不了
ink = 最多 { $most } %
short-bleed = { $kind }：裁切线外只画了 { $bleed } 毫米
bleed = { $least } 毫米以上
no-product = { $kind }：{ $profile } 没有 { $width } × { $height } 毫米这个尺寸
nothing-such = 没有提供这种形式的产品
alike-colours = { $count ->
   *[other] { $one } 和 { $other } 只靠颜色区分，而{ $sight }看不出来（这样的共 { $count } 对）
  }
sight-protan = 缺少感红视锥细胞的眼睛
sight-deutan = 缺少感绿视锥细胞的眼睛
sight-tritan = 缺少感蓝视锥细胞的眼睛
sign-too = 除颜色外再加符号、文字或形状，或用明暗不同的颜色
