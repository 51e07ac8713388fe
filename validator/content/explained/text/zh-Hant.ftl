# 每頁說明前後的文字。
head-of-game = { $title }（{ $game }）
wrong = 錯誤的寫法：
right = 正確的寫法：
shown-by = 由這個指令發現：{ $command }
ask = 共{ $count }個代碼；proofpress explain 代碼 說明其中一個的意思。
