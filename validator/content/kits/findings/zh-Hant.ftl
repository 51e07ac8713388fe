# kit 的檢查結果：它的宣告，以及用它做的套裝。
at-field = { $where }：{ $what }
at-most = 最多 { $most }
up-to = 最多 { $most }
or-more = { $least } 或以上
or-less = { $most } 或以下
from-to = { $least } 到 { $most }
any-number = 任何數字
none = 沒有

## Declarations
nameless = 種類 { $kind } 沒有 { $languages } 的名稱：小冊子和清單會直接印出 { $kind }
no-kit = kit 要在 kit.yaml 裡宣告有哪些種類的部件，卻沒有這個檔案
kit-beside = 旁邊放一個 kit.yaml，例如 proofpress new NAME --kit 寫的那種
empty-kit = kit.yaml 是空的
kit-is-no-group = kit.yaml 必須是一組欄位
no-kinds = 這個 kit 沒有宣告任何種類的部件
kind-rules = 'rules' 是規則頁的名稱；部件的種類要用別的名稱
not-round = { $kind } 是圓形，高和寬卻不相同
not-cube = { $kind } 是骰子，高和寬卻不相同
not-six = { $kind } 是平放在一邊上的六邊形，尺寸卻不是六邊形的比例
too-round = { $kind } 的圓角超過短邊的一半
taken-by-pieces = { $kind } 不能宣告欄位 { $field }：每個部件本來就有
taken-by-layouts = { $kind } 不能宣告欄位 { $field }：這個名稱在版面裡另有所指
mutual-without-field = { $where } 要互相提到，但它提到的那種部件沒有寫卡片的欄位 { $field }
upside-down = { $where }：{ $low } 比 { $high } 大
more-than-values = { $where }：要 { $least } 個不同的項目，值卻只有 { $values } 個
no-kind-at = { $where }：沒有叫 { $kind } 的部件種類
not-whole = { $where } 是整數，{ $end } 卻不是
whole-or-decimals = 整數，或在旁邊寫 decimals: 1
value-twice = { $where } 的值 { $value } 寫了兩次
value-alike = { $where } 的值 { $value } 和 { $other } 看不出差別
twin-names = { $where }：{ $value } 和 { $other } 在 { $language } 的名稱相同
name-of-no-value = { $where }：names 提到 { $name }，它不是其中的值
translated-default = { $where } 是要翻譯的文字，不能有預設值
counted-default = { $where } 是計算出來的，不能有預設值
wrong-default = { $where }：預設值不是這個欄位接受的值
entries-untranslated = { $where }：清單所含的東西沒有欄位 { $field }；清單的項目不翻譯
field-beside-of = { $where }：清單所含的東西沒有欄位 { $field }；它要寫在 'of' 旁邊
counted-by-nothing = { $where } 每個都算 0，所以每件配件上都是 { $always }
counted-otherwise = { $where } 是計算出來的；{ $field } 對它沒有意義
no-kind-to-count = { $where }：沒有叫 { $kind } 的部件種類可以計算
entries-without-field = { $where }：清單的項目沒有欄位 { $field }
entries-are-counted = { $where }：計算的是清單的項目，{ $field } 對它們沒有意義
derived-circle = 要計算的東西取決於自己：{ $way }

## Checks declared
kind-lacks-field = { $kind } 沒有欄位 { $field }
no-number = { $where } 不是可以加總的數字
never = { $field } 永遠不會是 { $value }
no-kind-to-check = 沒有叫 { $kind } 的部件種類可以檢查
names-no-card = { $where } 不是寫卡片的欄位
values-unknown = 無法預先知道 { $field } 可以有哪些值
few-values = 值不多的欄位：one_of、yes_no，或限定範圍的數字
too-many-combinations = 這些欄位的值有 { $count } 種組合
exactly-and-range = 檢查只能寫 'exactly'，或 'from' 和 'to'，不能兩者都寫
colour-beside-by = { $kind }：{ $field } 的每個值讓背面有自己的顏色；這裡的顏色不會用到
one-art = { $kind }：art 只能寫一項
no-field-to-go-by = 沒有可以依據的欄位 { $field }
no-such-field-yet = 類型是 one_of、icon、colour 或 picture 的欄位
looks-by-what = looks 要依欄位區分；請用 by 指定
one-way-to-count = { $where } 只能用一種方式算出
only-with-each = { $where } 用部件自己的欄位算出，不能寫 { $field }
range-upside-down = 檢查的 'from' 比 'to' 大
range-of-none = { $field }：from 大於 to，中間沒有任何值
more-than-values = { $where }：要 { $least } 個不同的項目，值卻只有 { $values } 個
nothing-wanted = 這項檢查沒有寫要多少

## Sets
missing-translation = { $where } 沒有{ $languages }的文字
derived-field = { $where } 是由其他卡片計算出來的，不能自己寫
leave-out = 什麼都不寫；請刪去這個欄位
more-decimals = { $where } 的小數超過 { $decimals } 位
leaves-range = { $where } 是計算出來的，結果超出了範圍
no-card-of-id = { $where } 提到 { $name }，但沒有這個 id 的卡片
no-piece-of-id = { $where } 提到 { $name }，但沒有這個 id 的 { $kind }
no-card-but-piece = { $where } 提到 { $name }，但沒有這個 id 的卡片；它是種類 { $other } 的部件
no-piece-but-other = { $where } 提到 { $name }，但沒有這個 id 的 { $kind }；它是種類 { $other } 的部件
not-mutual = { $where } 提到 { $other }，它卻沒有反過來提到 { $card }
names-nothing = { $where }: 沒有
duplicate-value = { $where } 的 { $value } 寫了兩次
not-unique = { $where } 不能重複，{ $other } 卻有一樣的值

## Rich text
stray-bracket = 括號 { $bracket } 沒有配對
use-of-brackets = 圖示或關鍵詞用 {"{"}name{"}"}，顏色用 [colour]文字[/]，要印出括號就寫兩次
no-colour-begun = 這裡結束一種顏色，之前卻沒有開始
colour-before = 前面要有 [colour]
colour-not-ended = 顏色 { $colour } 沒有結束
end-of-colour = 在結束處寫 [/]；圖示寫成 {"{"}{ $name }{"}"}
bold-not-ended = 粗體沒有在同一行結束
bold-words = **文字**
keyword-alone = { $word } 的說明提到後面的字，後面卻沒有字
word-after-keyword = 關鍵詞後面加上字，例如 {"{"}armour 2{"}"}
blank-text = { $where } 只有空白
words = 文字，或不寫這個欄位
told-of-column = { $where } { $what }（一欄只說一次）
other-letters = 不是 { $language } 的文字
characters-of-zh-Hant = 寫的是簡體字
characters-of-zh-Hans = 寫的是繁體字
simplified-slip = 裡有簡體字「{ $sign }」
as-in-another = 的 { $language } 和另一種語言一字不差
column-of-language = 那種語言的文字；可能兩欄放反了
characters-of-script = 那種字體的字，或欄名改成另一種語言
a-translation = 翻譯過的文字，或留空
garbled-text = { $where } 裡有被別的程式弄亂的字
loose-accent = { $where } 裡有重音符號沒法好好放在字母上（{ $signs }）
accent-behind-letter = 重音符號寫在字母後面，或刪掉
one-accent = 只帶一個重音符號的字母，或本身就帶重音的字
as-utf-8 = 重新複製這段文字，或把檔案存成 CSV UTF-8
raw-markup = { $where } 的標記會照原樣印出來
round-quotes = { $where } 寫在彎引號裡，引號會印出來
straight-quotes = 不是引言的話，用直引號 "…"
use-of-stars = **粗體**、*斜體*，或另起一行
use-of-words = 只寫文字
use-of-plain-signs = 直接寫符號（如 ²、×），或用文字說明
use-of-hyphens = 以「- 」開頭的一行
use-of-icons = 圖示或關鍵字寫成 {"{"}名稱{"}"}，文字要有 rich: true
use-of-narrow = 半形的標記：{"{"} {"}"} 和 **
use-of-sign = 直接寫那個符號
use-of-whole-word = 整個字連著寫，換行由程式決定
use-of-lines = 換行
rich-true = 在 kit.yaml 這個欄位寫 rich: true
no-marks = 不含標記的文字

## What declared checks find
for-reason = { $what }（{ $why }）
field-is = { $field } { $value }
same-field = 相同的 { $field }（{ $value }）
all-pieces = 所有部件
pieces-with = 有 { $values } 的 { $pieces }
wanted-copies = { $pieces }：有 { $copies } 份，要 { $wanted }
wanted-sum = { $pieces }：{ $field } 合計 { $sum }，要 { $wanted }
wanted-with = { $pieces }：有 { $values } 的共 { $copies } 份，要 { $wanted }
alike = { $card } 有 { $values }，{ $other } 也有
needs-another = { $card } 需要另一個 { $kind }
needs-another-with = { $card } 需要另一個有 { $values } 的 { $kind }

## 文字中的數字
other-numbers = { $where } 在 { $language } 的數字與 { $other } 不同
numbers-or-comment = { $numbers }，或在其中一段旁邊寫註解「# 數字不同」

## 沒有套裝能通過的檢查
field-twice = 這項檢查把欄位 { $field } 和它自己相配
like-and-unlike = 夥伴的 { $field } 既要相同，又要是別的值
sum-never-met = 不論有幾個部件，{ $field } 的總和都不可能是 { $wanted }
each-has = 每個是 { $values }
checks-clash = 這項檢查要 { $mine }，另一項對同樣的部件要 { $other }：沒有套裝能同時通過
check-twice = 這項檢查前面已經有了
partner-of-unique = 沒有兩個部件的 { $fields } 可以相同，夥伴卻要相同
no-pieces = 這個 kit 沒有任何部件：沒有東西可印
such-pieces = 一個檔案，例如 cards.yaml，內有 {"{"}{ $kind }: [...]{"}"}，或一份試算表
unused-keyword = 套裝裡沒有文字用到關鍵字 { $keyword }
unused-value = 套裝裡沒有部件的 { $field } 是 { $value }
near-value = { $where } 的值沒有別的設計用，卻和 { $count } 個設計的 { $value } 幾乎相同
unused-kind = 套裝裡沒有種類 { $kind } 的部件
names-itself = { $where } 寫的就是這張卡自己
