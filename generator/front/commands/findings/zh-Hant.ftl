# `check` 對整個套裝的結論。
judged = { $set }：{ $verdict }（{ $designs } 種設計，{ $found }）
refused = { $set }：不合規則（{ $found }）
verdict-legal-complete = 合規則，也完整
verdict-legal-incomplete = 合規則，但不完整
verdict-illegal-complete = 不合規則，但完整
verdict-illegal-incomplete = 不合規則，也不完整
not-judged = { $file }：這艘飛船無法評判（{ $count }）

# 各個指令的檢查結果。
cell-too-long = 有個儲存格的內容超過試算表裝得下的量：{ $cell }

# 隨匯出檔案附上的話。
export-note = 由 Proofpress 製作，與任何出版社或虛擬桌面無關。先洗面朝下的牌和袋中的配件，再依規則發牌。
export-licences = 隨 Proofpress 提供的組合，其圖片與文字採 CC BY-SA 4.0 授權：請註明出處為 Proofpress，說明修改之處，並以相同方式分享。字型採 SIL 開放字型授權 1.1。遊戲規則不受著作權保護；遊戲名稱屬於其出版社，而它們並未認可本檔案。
preflighted = { $set }，供 { $profile } 印製：{ $found }

## `new` 說的話
new-taken = { $heading } 當作 { $meaning }
new-left-out = { $heading } 不讀
new-row-left-out = 第 { $row } 列（{ $text }）不讀
new-most-fields = 一個種類最多有 { $most } 個欄位
new-ids = 新增 id 欄：{ $ids }
new-numbers = id 要以字母開頭，數字改為 { $ids }
new-of-sheet = { $sheet }：{ $said }
from-to = { $first } 到 { $last }
new-guesses = { $said }。猜錯的話用 --columns 說明，例如 名稱=title,備註=-
new-no-headings = 第一列看起來是一張牌（{ $found }）：牌的上面要有一列欄名，說明各欄是什麼
new-turned = 第一欄裡是欄位的名稱（{ $found }）：每列應該是一張牌，表格看起來轉了方向
new-cells-in = 儲存格的文字當作 { $language }；不是的話用 --lang 說明
new-next = 接下來：proofpress check { $name }，然後 proofpress { $then } { $name }
new-rows = 你的牌，每列一張。
new-set = 你的遊戲叫什麼、用哪些語言印。
new-kit = 你的遊戲有哪些種類、各有哪些欄位、檢查什麼。
new-cards = 你的牌：寫在種類的名稱下，每張有自己的 id。
new-rules = 你的遊戲怎麼玩，不用 Python 也能玩。
