# 套装的一般检查结果。
none = 没有
players-turned-round = players：'from' 比 'to' 大
from-and-to = {"{"}from: { $least }, to: { $most }{"}"}
twin-title = { $name } 的 { $language } 标题与 { $first } 相同：{ $title }
text-clash = 所扩展的套装中有两个的 { $language } 文字 { $name } 不同；以后一个为准
text-of-this-set = 这个套装的 text/{ $language }.ftl 里的 { $name }
language-twice = 套装写了两次语言 { $language }
no-text-file = 没有 text/{ $language }.ftl，所以印不出 { $language }
titles-not-given = 有 { $count } 个标题没有 { $languages } 的写法：{ $names }
titles-not-given-extended = 有 { $count } 个标题没有 { $languages } 的写法（所扩展套装的语言）：{ $names }
titles-or-languages = { $languages } 的标题，或在 set.yaml 写 languages: [{ $kept }]
no-title = { $name } 没有 { $languages } 的标题
title-or-text = 条目里的标题，或 { $files } 里的 { $key }
a-title = title: {"{"}{ $language }: ...{"}"}
or-languages = { $wanted }，或在 set.yaml 写 languages: [{ $kept }]
sentences-not-given = 有 { $count } 句话没有 { $language } 的写法：{ $names }
unknown-text = { $name } 引用 { $other }，却没有这样的文字
unknown-value = { $name } 要用 { $value }，却不会给它这个值
part-twice = 零件清单把 { $kind } 算了两次
unexplained-part = { $kind } 不印，'why' 却没有说用什么代替
unlisted-part = 零件清单没有写 { $kind }，套装里却有 { $count } 个
part-count = 零件清单写明 { $kind } 有 { $promised } 个，套装里有 { $held } 个
no-pages = { $kind } 是独立的部件，不是文字页
empty-part = 零件清单写了 { $kind }，却一个也不剩
some-or-none = 留下一些 { $kind }，或在 parts 写一行 count: 0
texts-not-given = { $language } 少了游戏要用的 { $count } 段文字：{ $names }
no-text-for-games = { $language } 没有文字 { $name }，而游戏要用它
text-here = text/{ $language }.ftl 里的 { $name } = ...
text-here-with = text/{ $language }.ftl 里的 { $name } = ...，用到 { $values }
unknown-value-by-way = { $name } 经由 { $way } 要用 { $value }，却不会给它这个值
text-fails = { $language } 的文字 { $name }：{ $why }
broken-check = Proofpress 的一项检查在 { $place } 出错：这是我们的错，不是您的，请报告；其他检查都已照常进行，但无法保证这个套装没有问题
value-left-out = { $name } 在 { $others } 说了 { $values }，在 { $language } 却没说
values-or-comment = 这个值，或在文字上一行写「# 数字不同」
other-numbers = { $name } 在 { $language } 的数字与 { $other } 不同
numbers-or-comment = { $numbers }，或在其中一段文字上一行写「# 数字不同」
fixed-number = { $name } 写死了数字，没有用 { $value }，而它在 { $piece } 上是 { $number }
