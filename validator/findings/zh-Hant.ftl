# 檢查結果前後的話，以及本屋自身的檢查結果。
nothing-found = 沒有問題
count-error = { $count } 個錯誤
count-warning = { $count } 個警告
count-advice = { $count } 條建議
more = ……另有 { $count } 條
