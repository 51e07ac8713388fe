# 套裝的一般檢查結果。
none = 沒有
players-turned-round = players：'from' 比 'to' 大
from-and-to = {"{"}from: { $least }, to: { $most }{"}"}
twin-title = { $name } 的 { $language } 標題與 { $first } 相同：{ $title }
text-clash = 所延伸的套裝中有兩個的 { $language } 文字 { $name } 不同；以後一個為準
text-of-this-set = 這個套裝的 text/{ $language }.ftl 裡的 { $name }
language-twice = 套裝寫了兩次語言 { $language }
no-text-file = 沒有 text/{ $language }.ftl，所以印不出 { $language }
titles-not-given = 有 { $count } 個標題沒有 { $languages } 的寫法：{ $names }
titles-not-given-extended = 有 { $count } 個標題沒有 { $languages } 的寫法（所延伸套裝的語言）：{ $names }
titles-or-languages = { $languages } 的標題，或在 set.yaml 寫 languages: [{ $kept }]
no-title = { $name } 沒有 { $languages } 的標題
title-or-text = 項目裡的標題，或 { $files } 裡的 { $key }
a-title = title: {"{"}{ $language }: ...{"}"}
or-languages = { $wanted }，或在 set.yaml 寫 languages: [{ $kept }]
sentences-not-given = 有 { $count } 句話沒有 { $language } 的寫法：{ $names }
unknown-text = { $name } 引用 { $other }，卻沒有這樣的文字
unknown-value = { $name } 要用 { $value }，卻不會給它這個值
part-twice = 零件清單把 { $kind } 算了兩次
unexplained-part = { $kind } 不印，'why' 卻沒有說用什麼代替
unlisted-part = 零件清單沒有寫 { $kind }，套裝裡卻有 { $count } 個
part-count = 零件清單寫明 { $kind } 有 { $promised } 個，套裝裡有 { $held } 個
no-pages = { $kind } 是獨立的部件，不是文字頁
empty-part = 零件清單寫了 { $kind }，卻一個也不剩
some-or-none = 留下一些 { $kind }，或在 parts 寫一行 count: 0
texts-not-given = { $language } 少了遊戲要用的 { $count } 段文字：{ $names }
no-text-for-games = { $language } 沒有文字 { $name }，而遊戲要用它
text-here = text/{ $language }.ftl 裡的 { $name } = ...
text-here-with = text/{ $language }.ftl 裡的 { $name } = ...，用到 { $values }
unknown-value-by-way = { $name } 經由 { $way } 要用 { $value }，卻不會給它這個值
text-fails = { $language } 的文字 { $name }：{ $why }
broken-check = Proofpress 的一項檢查在 { $place } 出錯：這是我們的錯，不是您的，請回報；其他檢查都已照常進行，但這個套裝無法保證沒有問題
value-left-out = { $name } 在 { $others } 說了 { $values }，在 { $language } 卻沒說
values-or-comment = 這個值，或在文字上一行寫「# 數字不同」
other-numbers = { $name } 在 { $language } 的數字與 { $other } 不同
numbers-or-comment = { $numbers }，或在其中一段文字上一行寫「# 數字不同」
fixed-number = { $name } 寫死了數字，沒有用 { $value }，而它在 { $piece } 上是 { $number }
