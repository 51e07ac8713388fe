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
no-field-name = 這不能當作欄位的名稱
letters-and-digits = a 到 z 的字母和數字，例如 cost
