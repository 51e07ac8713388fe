# 各個指令的檢查結果。
cell-too-long = 有個儲存格的內容超過試算表裝得下的量：{ $cell }
no-field-name = 這不能當作欄位的名稱
letters-and-digits = a 到 z 的字母和數字，例如 cost
