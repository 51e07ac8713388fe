# 本屋自身的檢查結果，以及檢查結果如何組句。
joined-comma = { $first }、{ $last }
joined-semicolon = { $first }；{ $last }
joined-and = { $first } 和 { $last }
joined-or = { $first } 或 { $last }
joined-more = { $first }等，另有 { $last } 個
joined-said = { $first }：{ $last }

level-error = 錯誤
level-warning = 警告
level-advice = 建議

whole-found = 目前是 { $value }
whole-accepted = 可以是：{ $value }
whole-suggestion = 是不是 { $value }？
whole-together = 與此處共同造成：{ $value }
whole-counted = 計算處：{ $value }
