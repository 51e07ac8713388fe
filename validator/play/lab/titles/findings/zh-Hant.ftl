# 標題的檢查結果。
missing-text = 這個檔案的詞有別的語言，這一個卻沒有全部寫出
none = 沒有
word-twice = { $name } 裡這個詞寫了兩次
missing-slot = 標題樣式在各語言要有相同的空位，否則某種語言會出現相同的標題
too-few-titles = 標題的詞再也組不出 { $kind } 這種部件的標題；請增加詞
no-pattern = 沒有樣式
titles = { $count } 個標題
