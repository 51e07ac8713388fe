# 檢查結果前後的話，以及本屋自身的檢查結果。
nothing-found = 沒有問題
count-error = { $count } 個錯誤
count-warning = { $count } 個警告
count-advice = { $count } 條建議
more = ……另有 { $count } 條

control-character-in-name = 名稱裡有控制字元，而其他名稱由它產生
link-in-circle = 這個連結繞了一圈又回到自己
not-there = 沒有這個檔案或資料夾
not-allowed = 系統不允許讀取
name-too-long = 名稱太長，系統無法接受
no-folder = 路徑中有一處不是資料夾
system-says = 系統無法讀取：{ $words }
not-plain = 這不是一般檔案
plain-file = 一般檔案
a-folder = 資料夾
a-pipe = 管線
a-socket = 通訊端
a-device = 裝置
file-too-large = 檔案太大，不會是內容檔
bytes = { $count } 位元組
more-than-bytes = 超過 { $most } 位元組
at-most-bytes = 最多 { $most } 位元組
beyond-RecursionError = 這個套裝要求的東西層層相套，太深了
beyond-OverflowError = 這個套裝要求的東西超出了數字的範圍
beyond-MemoryError = 這個套裝要求的東西超出了記憶體
