# 标题的检查结果。
missing-text = 这个文件的词有别的语言，这一个却没有全部写出
none = 没有
word-twice = { $name } 里这个词写了两次
missing-slot = 标题样式在各语言要有相同的空位，否则某种语言会出现相同的标题
too-few-titles = 标题的词再也组不出 { $kind } 这种部件的标题；请增加词
no-pattern = 没有样式
titles = { $count } 个标题
