# 從檢查結果指向說明的一行。
what-it-means = 意思是什麼：proofpress explain { $code } --lang zh-Hant
what-they-mean = 意思是什麼：proofpress explain CODE --lang zh-Hant，CODE 換成 { $codes }
not-a-page = 這不是一頁對發現的說明：{ $words }
