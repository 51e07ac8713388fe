# 檢查檔對卡面找出的問題。
thin-stroke = 線寬只有 { $width } 毫米，太細，不一定印得出來
wide = { $least } 毫米以上
small-type = 文字 { $words } 只有 { $size } 點大
tall = { $least } 點以上
low-contrast = 文字 { $words }（{ $ink } 在 { $ground } 上）的對比只有 { $ratio } 比 1
contrast = { $least } 比 1 以上
few-dots = 圖片 { $picture } 在這個大小下每英寸只有 { $dpi } 點
dots = { $least } 以上
much-ink = 最深處的墨量達 { $ink } %，乾不了
ink = 最多 { $most } %
short-bleed = { $kind }：裁切線外只畫了 { $bleed } 毫米
bleed = { $least } 毫米以上
no-product = { $kind }：{ $profile } 沒有 { $width } × { $height } 毫米這個尺寸
nothing-such = 沒有提供這種形式的產品
alike-colours = { $count ->
   *[other] { $one } 和 { $other } 只靠顏色區分，而{ $sight }看不出來（這樣的共 { $count } 對）
  }
sight-protan = 缺少感紅視錐細胞的眼睛
sight-deutan = 缺少感綠視錐細胞的眼睛
sight-tritan = 缺少感藍視錐細胞的眼睛
sign-too = 除顏色外再加符號、文字或形狀，或用明暗不同的顏色
