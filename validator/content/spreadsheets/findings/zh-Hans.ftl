# 表格文件的检查结果。
at-most = 最多 { $most }
at-most-characters = 最多 { $most } 个字符
at-most-elements = 一个部分最多 { $most } 个元素
at-most-unpacked = 解开后最多 { $most } 字节
at-most-cells = 最多 { $rows } 行、{ $columns } 列，填了内容的单元格最多 { $cells } 个
characters = { $count } 个字符
parts = { $count } 个部分
more-than-it-seems = 比看起来的多
a-value = 一个值
an-error = 错误

## Files
not-utf8 = 文件不是 UTF-8 文本
other-encoding = 文件不是 UTF-8 文本，看来是以 { $encoding } 保存的
as-csv-utf8 = 把表格存成 XLSX，或 CSV UTF-8（Excel：文件、另存为、CSV UTF-8；WPS：另存为、CSV UTF-8；LibreOffice：另存为、编辑筛选设置、Unicode (UTF-8)）
sheet-goes-on = 工作表的范围太大
row-holds-too-much = 这一行有个单元格内容太多，或引号一直没有结束
csv-syntax = 无法读取这一行：引号没有结束，或结束的引号后面还有东西
quoted-cell = 含有分隔符的单元格写成 "red, green"，其中的引号写两次
would-run = 电子表格程序会把这里的内容当作公式执行
value-itself = 值本身；这样开头的文字前面要加一个撇号，例如 '=3
name-leads-outside = 工作簿里有个名称指向工作簿以外的东西
part-damaged = 工作簿有一部分损坏了：{ $why }
formula-reaches-out = 这个公式用到工作表以外的东西；套装里不可以这样
formula-as-text = 这里的公式存成了文字，会照样印出来
formula-failed = 这里的公式出错了；单元格没有值
formula-without-value = 文件没有保存这个公式的值，这里也不会计算
saved-again = 在电子表格程序里打开再保存一次的文件，或值本身
data-elsewhere = 工作簿链接到别处的数据；套装只能用自己文件夹里的东西
no-workbook = 这不是可以读取的工作簿：它损坏了、设有密码，或是别种文件
workbook-as-text = 这是工作簿，文件名却说是纯文本；工作簿的文件名要以 .xlsx 或 .ods 结尾
page-as-text = 这是网页，文件名却说是表格
without-password = 存成 .xlsx 或 .ods、没有密码的文件
holds-macros = 工作簿含有宏；套装里的东西不能执行，也不能用到文件夹以外的东西
holds-links-to-files = 工作簿链接到其他文件；套装里的东西不能执行，也不能用到文件夹以外的东西
holds-links-to-data = 工作簿链接到别处的数据；套装里的东西不能执行，也不能用到文件夹以外的东西
holds-objects = 工作簿含有嵌入对象；套装里的东西不能执行，也不能用到文件夹以外的东西
sheets-alone = 只把工作表另存成新的 .xlsx、.ods 或 .csv
declares-entities = { $part } 这一部分声明了实体，或不是 UTF-8；电子表格程序不会这样写
unfolds-to-too-much = 工作簿解开后内容太多
workbook-unreadable = 无法读取这个工作簿：{ $why }
workbook-file = .xlsx 或 .ods 文件

## Columns and sheets
unread-cell = 没有任何东西读取这一格：上面没有列名
heading = 写上列名；备注列的名称以 # 开头；含逗号的文字要加引号
lies-on-its-side = 列名排成了一列：工作表转了方向
headings-side-by-side = 列名排成一行，每张牌在下面各占一行
above-headings = 这一行在列名上面，不会读到
headings-first = 列名放在所有牌的上面
no-column-name = 这不是列的名称
column-names = 字段的名称，例如 cost、ability.do 或 title [en]，最多 { $most } 个字符
column-twice = { $name } 在这里出现了两次；另一个是 { $other }
no-ids = 工作表没有写 id 的列
column-of-ids = 名称是 { $name } 的列
said-twice = 这一行有两个单元格都写了 { $field } 是什么
sheet-not-read = 这张工作表不会被读取：名称不是部件的种类，也没有 id 这一列
no-such-field = 这里没有叫 { $field } 的字段
fields-or-notes = { $fields }；备注的列名前加 #

## Cells
merged-cells = 这里的单元格合并了（{ $rows } 行 × { $columns } 列），只有第一格有值
cells-apart = 取消合并，每格各写自己的值
hidden-rows = 从这里起有 { $count } 行隐藏或被筛选掉了，仍然会读进来
hidden-columns = 从这里起有 { $count } 列隐藏了，仍然会读进来
text-like-cell = 这一格的字和底色同色，在电子表格里看不见，仍然会读进来并印出来（每列只说一次）
shown-or-remark = 在电子表格里显示出来，或在 id 或列名前加 # 表示不读
lost-format = 这一格里有些字特别醒目（粗体、斜体、下划线、上下标、颜色或较大），印出来却和其他字一样（每列只说一次）
marks-of-rich-text = 在 rich: true 的文字里写 **粗体**、*斜体*
reading-aid = 这一格的字上标了读音（拼音、注音），不会印出来（每列只说一次）
reading-in-brackets = 把读音写在字后面的括号里
hidden-sheet = 工作簿隐藏了这张工作表，其中的卡片仍会读进来、照样印出来
letters-as-signs = 电子表格用字体 { $font } 显示成符号，印出来的却是字母（每列只说一次）
sign-or-icon = 直接写符号，或在 rich: true 的文字里写图标的 {"{"}名称{"}"}
standing-out = 这一格是粗体、斜体或加了下划线，同列其他格不是，印出来却都一样（每列只说一次）
holds-pictures = 不会读取电子表格里的图片
pictures-in-folder = 每张图片存成 pictures/ 里的文件，以牌的 id 命名
holds-shapes = 表格里浮在单元格上的文本框不会读取
words-in-cells = 把文字写进单元格；备注写在列名以 # 开头的一列
struck-text = 电子表格里这里划了删除线，仍然会读进来、照样印出来
taken-out-or-remark = 把这些字删掉，或在 id 或列名前加 # 表示不读
made-a-date = 电子表格程序把这里的内容变成了日期或时间
made-yes-or-no = 电子表格程序把这里的内容变成了真假值；印出来的是 { $text }（每列只说一次）
typed-as-text = 在格式是文本的列里重新输入
cell-holds-too-much = 这个单元格内容太多
cells-hold-too-much = 这个文件的单元格合起来内容太多
control-character = 这里有个控制字符；它会影响终端，或遮住这一行的内容
cell-notation = 无法读取这个单元格：{ $why }
notations = 列表写 red; green，一组字段写 points=1 times=2，或像 YAML 那样写在括号里
notations-of-effects = 效果写在括号里，例如 {"[{"}draw: 2{"}]"} 或 {"[{"}gain: coins{"}, {"}draw: 2{"}]"}
not-closed = 括号没有结束
not-closed-or-too-many = 括号没有结束，或多了一个
field-wanted-after = { $word } 后面要有字段和它的值，例如 cards=1
no-field-with-value = { $word } 不是字段和它的值，例如 cards=1
after-bracket = 结束的括号后面还有 { $found }
brackets-too-deep = 括号层层相套，超过 { $most } 层
colon-wanted = { $name } 后面要有冒号和它的值
comma-missing = 缺少逗号或 { $closing }
quote-not-closed = 引号里的文字没有结束
value-missing = 缺少一个值，或括号没有结束
no-cell = 单元格装不下 { $value }

## Combined lists
combined-too-many = 这一项代表 { $count } 项
combine-wrong = combine 的值种类不对
combine-lists = 按字段写的列表，例如 combine: {"{"}suit: [red, green], rank: [1..13]{"}"}
combine-twice = combine 里 { $field } 有个值写了两次
combine-nothing = combine 里 { $field } 没有列出任何值
single-values = 单个值的列表，例如 red; green 或 1..13
combined-id = 组合列表的条目，id 要提到每一份列表；缺少 { $missing }
beside-its-list = { $field } 已有一份值的列表，旁边又写了一次
except-wrong = except 的值类型不对
except-lists = 不要的组合，例如 except: [{"{"}suit: red, rank: [1, 2]{"}"}]
except-unknown = except 提到这里没有组合的东西
except-all = except 把 { $count } 个组合全部排除了：一张卡也不剩

# set.yaml 用网址指名的已发布电子表格。
sheet-not-fetched = 这个网址的电子表格还没有读过，里面的内容都缺着
fetched-by = proofpress check { $set } --fetch { $host }
no-address = 这不是已发布电子表格的网址
an-address = 以 https:// 开头、最多 500 个字符、没有空格的网址；或写在种类的名称下面：{"{"}goblin: https://...{"}"}
shown-by-format = 这一格按格式显示 { $shown }，内容却是 { $read }；读进来、印出来的是后者（每列只说一次）
text-or-number = 把要印的字以文本格式输入；或改用常规的数字格式
noughts-in-front = { $text } 会读成数字 { $number }，前面的 0 不会印出来
point-before-decimals = { $text } 会读成数字 { $number }：点是小数点，不是千位分隔
digits-alone = 只有数字，中间没有符号
text-or-prefix = 把字段的类型改为 text，或在版面里加上前缀
