# 叠在别的版面上的版面、主题和主题字体的检查结果。
no-mark-to-change = 下层的版面没有可改的标记 { $name }
no-face-to-change = 下层的版面没有可改的面 { $name }
no-list-to-change = 下层的版面没有可改的部分列表 { $name }
part-unsaid = 修改部分要用 name: 说明是哪一个；新的部分要用 part: 说明画什么
no-part-to-change = 这里没有叫 { $name } 的部分可以修改
none-named = 这里都没有名称
too-many-looks = 各部分列表互相引用太多次，无法在其中按名称找到部分
no-layout = 套装没有 layout.yaml
layout-is-no-group = 版面是一组字段，例如 themes、parts 和 faces

no-theme = 没有叫 { $name } 的主题可以改颜色
nothing-in-colour = 没有任何东西用颜色 { $name } 画
no-colour = 没有颜色 { $name }
hex-or-colour = "#rrggbb"、{ $colours }
empty-file = 文件是空的
unquoted-colour = 这里没有颜色；以 # 开头的颜色要放在引号里，因为 YAML 会忽略 # 之后的内容
such-as-colour = 例如 "#fcf8ee"

font-for-nothing = 字体要以用途或语言为名；{ $name } 两者都不是
bad-font = 字体 { $name } 不能用：{ $why }
font-does-not-vary = 这个字体的粗细不能变化；请删去 weight
no-such-weight = 这个字体没有这种粗细
from-to = { $least } 到 { $most }
no-font-file = 套装的文件夹里没有这个字体文件
font-in-folder = 文件夹 fonts 里的 TTF 或 OTF 文件
idle-font = 没有主题用到这个字体
font-in-theme = 写进 theme.yaml，例如 fonts: {"{"}title: { $file }{"}"}
the-theme = 这个主题
