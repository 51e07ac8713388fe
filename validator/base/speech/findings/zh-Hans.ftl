# 本屋自身的检查结果，以及检查结果如何组句。
joined-comma = { $first }、{ $last }
joined-semicolon = { $first }；{ $last }
joined-and = { $first } 和 { $last }
joined-or = { $first } 或 { $last }
joined-more = { $first }等，另有 { $last } 个
joined-said = { $first }：{ $last }

level-error = 错误
level-warning = 警告
level-advice = 建议

whole-found = 目前是 { $value }
whole-accepted = 可以是：{ $value }
whole-suggestion = 是不是 { $value }？
whole-together = 与此处共同造成：{ $value }
whole-counted = 计算处：{ $value }
