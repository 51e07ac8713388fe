# kit 的检查结果：它的声明，以及用它做的套装。
at-field = { $where }：{ $what }
at-most = 最多 { $most }
up-to = 最多 { $most }
or-more = { $least } 或以上
or-less = { $most } 或以下
from-to = { $least } 到 { $most }
any-number = 任何数字
none = 没有

## Declarations
nameless = 种类 { $kind } 没有 { $languages } 的名称：小册子和清单会直接印出 { $kind }
no-kit = kit 要在 kit.yaml 里声明有哪些种类的部件，却没有这个文件
kit-beside = 旁边放一个 kit.yaml，例如 proofpress new NAME --kit 写的那种
empty-kit = kit.yaml 是空的
kit-is-no-group = kit.yaml 必须是一组字段
no-kinds = 这个 kit 没有声明任何种类的部件
kind-rules = 'rules' 是规则页的名称；部件的种类要用别的名称
not-round = { $kind } 是圆形，高和宽却不相同
not-cube = { $kind } 是骰子，高和宽却不相同
not-six = { $kind } 是平放在一边上的六边形，尺寸却不是六边形的比例
too-round = { $kind } 的圆角超过短边的一半
taken-by-pieces = { $kind } 不能声明字段 { $field }：每个部件本来就有
taken-by-layouts = { $kind } 不能声明字段 { $field }：这个名称在版面里另有所指
mutual-without-field = { $where } 要互相提到，但它提到的那种部件没有写卡牌的字段 { $field }
upside-down = { $where }：{ $low } 比 { $high } 大
more-than-values = { $where }：要 { $least } 个不同的项目，值却只有 { $values } 个
no-kind-at = { $where }：没有叫 { $kind } 的部件种类
not-whole = { $where } 是整数，{ $end } 却不是
whole-or-decimals = 整数，或在旁边写 decimals: 1
value-twice = { $where } 的值 { $value } 写了两次
value-alike = { $where } 的值 { $value } 和 { $other } 看不出差别
twin-names = { $where }：{ $value } 和 { $other } 在 { $language } 的名称相同
name-of-no-value = { $where }：names 提到 { $name }，它不是其中的值
translated-default = { $where } 是要翻译的文字，不能有默认值
counted-default = { $where } 是计算出来的，不能有默认值
wrong-default = { $where }：默认值不是这个字段接受的值
entries-untranslated = { $where }：列表所含的东西没有字段 { $field }；列表的条目不翻译
field-beside-of = { $where }：列表所含的东西没有字段 { $field }；它要写在 'of' 旁边
counted-by-nothing = { $where } 每个都算 0，所以每件配件上都是 { $always }
counted-otherwise = { $where } 是计算出来的；{ $field } 对它没有意义
no-kind-to-count = { $where }：没有叫 { $kind } 的部件种类可以计算
entries-without-field = { $where }：列表的条目没有字段 { $field }
entries-are-counted = { $where }：计算的是列表的条目，{ $field } 对它们没有意义
derived-circle = 要计算的东西取决于自己：{ $way }

## Checks declared
kind-lacks-field = { $kind } 没有字段 { $field }
no-number = { $where } 不是可以求和的数字
never = { $field } 永远不会是 { $value }
no-kind-to-check = 没有叫 { $kind } 的部件种类可以检查
names-no-card = { $where } 不是写卡牌的字段
values-unknown = 无法预先知道 { $field } 可以有哪些值
few-values = 值不多的字段：one_of、yes_no，或限定范围的数字
too-many-combinations = 这些字段的值有 { $count } 种组合
exactly-and-range = 检查只能写 'exactly'，或 'from' 和 'to'，不能两者都写
colour-beside-by = { $kind }：{ $field } 的每个值让背面有自己的颜色；这里的颜色不会用到
one-art = { $kind }：art 只能写一项
no-field-to-go-by = 没有可以依据的字段 { $field }
no-such-field-yet = 类型是 one_of、icon、colour 或 picture 的字段
looks-by-what = looks 要按字段区分；请用 by 指定
one-way-to-count = { $where } 只能用一种方式算出
only-with-each = { $where } 用部件自己的字段算出，不能写 { $field }
range-upside-down = 检查的 'from' 比 'to' 大
range-of-none = { $field }：from 大于 to，中间没有任何值
more-than-values = { $where }：要 { $least } 个不同的项目，值却只有 { $values } 个
nothing-wanted = 这项检查没有写要多少

## Sets
missing-translation = { $where } 没有{ $languages }的文字
derived-field = { $where } 是由其他卡牌计算出来的，不能自己写
leave-out = 什么都不写；请删去这个字段
more-decimals = { $where } 的小数超过 { $decimals } 位
leaves-range = { $where } 是计算出来的，结果超出了范围
no-card-of-id = { $where } 提到 { $name }，但没有这个 id 的卡牌
no-piece-of-id = { $where } 提到 { $name }，但没有这个 id 的 { $kind }
no-card-but-piece = { $where } 提到 { $name }，但没有这个 id 的卡牌；它是种类 { $other } 的部件
no-piece-but-other = { $where } 提到 { $name }，但没有这个 id 的 { $kind }；它是种类 { $other } 的部件
not-mutual = { $where } 提到 { $other }，它却没有反过来提到 { $card }
names-nothing = { $where }: 没有
duplicate-value = { $where } 的 { $value } 写了两次
not-unique = { $where } 不能重复，{ $other } 却有一样的值

## Rich text
stray-bracket = 括号 { $bracket } 没有配对
use-of-brackets = 图标或关键词用 {"{"}name{"}"}，颜色用 [colour]文字[/]，要印出括号就写两次
no-colour-begun = 这里结束一种颜色，之前却没有开始
colour-before = 前面要有 [colour]
colour-not-ended = 颜色 { $colour } 没有结束
end-of-colour = 在结束处写 [/]；图标写成 {"{"}{ $name }{"}"}
bold-not-ended = 粗体没有在同一行结束
bold-words = **文字**
keyword-alone = { $word } 的说明提到后面的字，后面却没有字
word-after-keyword = 关键词后面加上字，例如 {"{"}armour 2{"}"}
blank-text = { $where } 只有空白
words = 文字，或不写这个字段
told-of-column = { $where } { $what }（一列只说一次）
other-letters = 不是 { $language } 的文字
characters-of-zh-Hant = 写的是简体字
characters-of-zh-Hans = 写的是繁体字
simplified-slip = 里有简体字“{ $sign }”
as-in-another = 的 { $language } 和另一种语言一字不差
column-of-language = 那种语言的文字；可能两列放反了
characters-of-script = 那种字体的字，或列名改成另一种语言
a-translation = 翻译过的文字，或留空
garbled-text = { $where } 里有被别的程序弄乱的字
loose-accent = { $where } 里有重音符号没法好好放在字母上（{ $signs }）
accent-behind-letter = 重音符号写在字母后面，或删掉
one-accent = 只带一个重音符号的字母，或本身就带重音的字
as-utf-8 = 重新复制这段文字，或把文件存成 CSV UTF-8
raw-markup = { $where } 的标记会照原样印出来
round-quotes = { $where } 写在弯引号里，引号会印出来
straight-quotes = 不是引言的话，用直引号 "…"
use-of-stars = **粗体**、*斜体*，或另起一行
use-of-words = 只写文字
use-of-plain-signs = 直接写符号（如 ²、×），或用文字说明
use-of-hyphens = 以“- ”开头的一行
use-of-icons = 图标或关键词写成 {"{"}名称{"}"}，文字要有 rich: true
use-of-narrow = 半角的标记：{"{"} {"}"} 和 **
use-of-sign = 直接写那个符号
use-of-whole-word = 整个字连着写，换行由程序决定
use-of-lines = 换行
rich-true = 在 kit.yaml 这个字段写 rich: true
no-marks = 不含标记的文字

## What declared checks find
for-reason = { $what }（{ $why }）
field-is = { $field } { $value }
same-field = 相同的 { $field }（{ $value }）
all-pieces = 所有部件
pieces-with = 有 { $values } 的 { $pieces }
wanted-copies = { $pieces }：有 { $copies } 份，要 { $wanted }
wanted-sum = { $pieces }：{ $field } 合计 { $sum }，要 { $wanted }
wanted-with = { $pieces }：有 { $values } 的共 { $copies } 份，要 { $wanted }
alike = { $card } 有 { $values }，{ $other } 也有
needs-another = { $card } 需要另一个 { $kind }
needs-another-with = { $card } 需要另一个有 { $values } 的 { $kind }

## 文字中的数字
other-numbers = { $where } 在 { $language } 的数字与 { $other } 不同
numbers-or-comment = { $numbers }，或在其中一段旁边写注释「# 数字不同」

## 没有套装能通过的检查
field-twice = 这项检查把字段 { $field } 和它自己相配
like-and-unlike = 伙伴的 { $field } 既要相同，又要是别的值
sum-never-met = 不论有几个部件，{ $field } 的总和都不可能是 { $wanted }
each-has = 每个是 { $values }
checks-clash = 这项检查要 { $mine }，另一项对同样的部件要 { $other }：没有套装能同时通过
check-twice = 这项检查前面已经有了
partner-of-unique = 没有两个部件的 { $fields } 可以相同，伙伴却要相同
no-pieces = 这个 kit 没有任何部件：没有东西可印
such-pieces = 一个文件，例如 cards.yaml，内有 {"{"}{ $kind }: [...]{"}"}，或一份电子表格
unused-keyword = 套装里没有文字用到关键词 { $keyword }
unused-value = 套装里没有部件的 { $field } 是 { $value }
near-value = { $where } 的值没有别的设计用，却和 { $count } 个设计的 { $value } 几乎相同
unused-kind = 套装里没有种类 { $kind } 的部件
names-itself = { $where } 写的就是这张卡自己
