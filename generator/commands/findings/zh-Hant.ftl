# `check` 對整個套裝的結論。
judged = { $set }：{ $verdict }（{ $designs } 種設計，{ $found }）
refused = { $set }：不合規則（{ $found }）
verdict-legal-complete = 合規則，也完整
verdict-legal-incomplete = 合規則，但不完整
verdict-illegal-complete = 不合規則，但完整
verdict-illegal-incomplete = 不合規則，也不完整
not-judged = { $file }：這艘飛船無法評判（{ $count }）
