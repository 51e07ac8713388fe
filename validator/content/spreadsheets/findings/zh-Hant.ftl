# 試算表的檢查結果。
at-most = 最多 { $most }
at-most-characters = 最多 { $most } 個字元
at-most-elements = 一個部分最多 { $most } 個元素
at-most-unpacked = 解開後最多 { $most } 位元組
at-most-cells = 最多 { $rows } 列、{ $columns } 欄，填了內容的儲存格最多 { $cells } 個
characters = { $count } 個字元
parts = { $count } 個部分
more-than-it-seems = 比看起來的多
a-value = 一個值
an-error = 錯誤

## Files
not-utf8 = 檔案不是 UTF-8 文字
other-encoding = 檔案不是 UTF-8 文字，看來是以 { $encoding } 儲存的
as-csv-utf8 = 把試算表存成 XLSX，或 CSV UTF-8（Excel：檔案、另存新檔、CSV UTF-8；LibreOffice：另存新檔、編輯篩選設定、Unicode (UTF-8)）
sheet-goes-on = 工作表的範圍太大
row-holds-too-much = 這一列有個儲存格內容太多，或引號一直沒有結束
csv-syntax = 無法讀取這一列：引號沒有結束，或結束的引號後面還有東西
quoted-cell = 含有分隔符號的儲存格寫成 "red, green"，其中的引號寫兩次
would-run = 試算表程式會把這裡的內容當作公式執行
value-itself = 值本身；這樣開頭的文字前面要加一個撇號，例如 '=3
name-leads-outside = 活頁簿裡有個名稱指向活頁簿以外的東西
part-damaged = 活頁簿有一部分損壞了：{ $why }
formula-reaches-out = 這個公式用到工作表以外的東西；套裝裡不可以這樣
formula-as-text = 這裡的公式存成了文字，會照樣印出來
formula-failed = 這裡的公式出錯了；儲存格沒有值
formula-without-value = 檔案沒有儲存這個公式的值，這裡也不會計算
saved-again = 在試算表程式裡開啟再儲存一次的檔案，或值本身
data-elsewhere = 活頁簿連結到別處的資料；套裝只能用自己資料夾裡的東西
no-workbook = 這不是可以讀取的活頁簿：它損壞了、設有密碼，或是別種檔案
workbook-as-text = 這是活頁簿，檔名卻說是純文字；活頁簿的檔名要以 .xlsx 或 .ods 結尾
page-as-text = 這是網頁，檔名卻說是表格
without-password = 存成 .xlsx 或 .ods、沒有密碼的檔案
holds-macros = 活頁簿含有巨集；套裝裡的東西不能執行，也不能用到資料夾以外的東西
holds-links-to-files = 活頁簿連結到其他檔案；套裝裡的東西不能執行，也不能用到資料夾以外的東西
holds-links-to-data = 活頁簿連結到別處的資料；套裝裡的東西不能執行，也不能用到資料夾以外的東西
holds-objects = 活頁簿含有內嵌物件；套裝裡的東西不能執行，也不能用到資料夾以外的東西
sheets-alone = 只把工作表另存成新的 .xlsx、.ods 或 .csv
declares-entities = { $part } 這一部分宣告了實體，或不是 UTF-8；試算表程式不會這樣寫
unfolds-to-too-much = 活頁簿解開後內容太多
workbook-unreadable = 無法讀取這個活頁簿：{ $why }
workbook-file = .xlsx 或 .ods 檔案

## Columns and sheets
unread-cell = 沒有任何東西讀取這一格：上面沒有欄名
heading = 寫上欄名；備註欄的名稱以 # 開頭；含逗號的文字要加引號
lies-on-its-side = 欄名排成了一直欄：工作表轉了方向
headings-side-by-side = 欄名排成一橫列，每張牌在下面各占一橫列
above-headings = 這一橫列在欄名上面，不會讀到
headings-first = 欄名放在所有牌的上面
no-column-name = 這不是欄的名稱
column-names = 欄位的名稱，例如 cost、ability.do 或 title [en]，最多 { $most } 個字元
column-twice = { $name } 在這裡出現了兩次；另一個是 { $other }
no-ids = 工作表沒有寫 id 的欄
column-of-ids = 名稱是 { $name } 的欄
said-twice = 這一列有兩個儲存格都寫了 { $field } 是什麼
sheet-not-read = 這張工作表不會被讀取：名稱不是部件的種類，也沒有 id 這一欄
no-such-field = 這裡沒有叫 { $field } 的欄位
fields-or-notes = { $fields }；備註的欄名前加 #

## Cells
merged-cells = 這裡的儲存格合併了（{ $rows } 列 × { $columns } 欄），只有第一格有值
cells-apart = 取消合併，每格各寫自己的值
hidden-rows = 從這裡起有 { $count } 列隱藏或被篩選掉了，仍然會讀進來
hidden-columns = 從這裡起有 { $count } 欄隱藏了，仍然會讀進來
text-like-cell = 這一格的字和底色同色，在試算表裡看不見，仍然會讀進來並印出來（每欄只說一次）
shown-or-remark = 在試算表裡顯示出來，或在 id 或欄名前加 # 表示不讀
lost-format = 這一格裡有些字特別醒目（粗體、斜體、底線、上下標、顏色或較大），印出來卻和其他字一樣（每欄只說一次）
marks-of-rich-text = 在 rich: true 的文字裡寫 **粗體**、*斜體*
reading-aid = 這一格的字上標了讀音（注音、拼音），不會印出來（每欄只說一次）
reading-in-brackets = 把讀音寫在字後面的括號裡
hidden-sheet = 活頁簿隱藏了這張工作表，其中的卡片仍會讀進來、照樣印出來
letters-as-signs = 試算表用字型 { $font } 顯示成符號，印出來的卻是字母（每欄只說一次）
sign-or-icon = 直接寫符號，或在 rich: true 的文字裡寫圖示的 {"{"}名稱{"}"}
standing-out = 這一格是粗體、斜體或加了底線，同欄其他格不是，印出來卻都一樣（每欄只說一次）
holds-pictures = 不會讀取試算表裡的圖片
pictures-in-folder = 每張圖片存成 pictures/ 裡的檔案，以牌的 id 命名
holds-shapes = 試算表裡浮在儲存格上的文字方塊不會讀取
words-in-cells = 把文字寫進儲存格；備註寫在欄名以 # 開頭的一欄
struck-text = 試算表裡這裡劃了刪除線，仍然會讀進來、照樣印出來
taken-out-or-remark = 把這些字刪掉，或在 id 或欄名前加 # 表示不讀
made-a-date = 試算表程式把這裡的內容變成了日期或時間
made-yes-or-no = 試算表程式把這裡的內容變成了真假值；印出來的是 { $text }（每欄只說一次）
typed-as-text = 在格式是文字的欄裡重新輸入
cell-holds-too-much = 這個儲存格內容太多
cells-hold-too-much = 這個檔案的儲存格合起來內容太多
control-character = 這裡有個控制字元；它會影響終端機，或遮住這一行的內容
cell-notation = 無法讀取這個儲存格：{ $why }
notations = 清單寫 red; green，一組欄位寫 points=1 times=2，或像 YAML 那樣寫在括號裡
notations-of-effects = 效果寫在括號裡，例如 {"[{"}draw: 2{"}]"} 或 {"[{"}gain: coins{"}, {"}draw: 2{"}]"}
not-closed = 括號沒有結束
not-closed-or-too-many = 括號沒有結束，或多了一個
field-wanted-after = { $word } 後面要有欄位和它的值，例如 cards=1
no-field-with-value = { $word } 不是欄位和它的值，例如 cards=1
after-bracket = 結束的括號後面還有 { $found }
brackets-too-deep = 括號層層相套，超過 { $most } 層
colon-wanted = { $name } 後面要有冒號和它的值
comma-missing = 缺少逗號或 { $closing }
quote-not-closed = 引號裡的文字沒有結束
value-missing = 缺少一個值，或括號沒有結束
no-cell = 儲存格裝不下 { $value }

## Combined lists
combined-too-many = 這一項代表 { $count } 項
combine-wrong = combine 的值種類不對
combine-lists = 按欄位寫的清單，例如 combine: {"{"}suit: [red, green], rank: [1..13]{"}"}
combine-twice = combine 裡 { $field } 有個值寫了兩次
combine-nothing = combine 裡 { $field } 沒有列出任何值
single-values = 單個值的清單，例如 red; green 或 1..13
combined-id = 組合清單的項目，id 要提到每一份清單；缺少 { $missing }
beside-its-list = { $field } 已有一份值的清單，旁邊又寫了一次
except-wrong = except 的值類型不對
except-lists = 不要的組合，例如 except: [{"{"}suit: red, rank: [1, 2]{"}"}]
except-unknown = except 提到這裡沒有組合的東西
except-all = except 把 { $count } 個組合全部排除了：一張卡也不剩

# set.yaml 用網址指名的已發布試算表。
sheet-not-fetched = 這個網址的試算表還沒有讀過，裡面的內容都缺著
fetched-by = proofpress check { $set } --fetch { $host }
no-address = 這不是已發布試算表的網址
an-address = 以 https:// 開頭、最多 500 個字元、沒有空格的網址；或寫在種類的名稱下面：{"{"}goblin: https://...{"}"}
shown-by-format = 這一格依格式顯示 { $shown }，內容卻是 { $read }；讀進來、印出來的是後者（每欄只說一次）
text-or-number = 把要印的字以文字格式輸入；或改用一般的數字格式
noughts-in-front = { $text } 會讀成數字 { $number }，前面的 0 不會印出來
point-before-decimals = { $text } 會讀成數字 { $number }：點是小數點，不是千位分隔
digits-alone = 只有數字，中間沒有符號
text-or-prefix = 把欄位的類型改為 text，或在版面裡加上前綴
