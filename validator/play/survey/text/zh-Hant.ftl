# 套裝概覽，繁體中文。

survey-title = 概覽：{ $title }
survey-made = 套裝 { $shown }（{ $game }）的原貌，尚未進行任何遊戲
survey-tile-designs = 種設計
survey-tile-cards = 張牌與其他配件
survey-tile-kinds = 類配件
survey-tile-terms = 個用到的字詞與選項
survey-tile-languages = 種語言
survey-short-twins = { $count ->
    [0] 沒有兩種設計只差一個欄位。
   *[other] 有 { $count } 組設計只差一個欄位，或完全相同。
}
survey-short-outliers = { $count ->
    [0] 沒有數字遠離同類的其他數字。
   *[other] 有 { $count } 個數字遠離同類的其他數字。
}
survey-short-unused = { $count ->
    [0] 每個字詞與選項都有配件用到。
   *[other] 有 { $count } 個字詞與選項沒有任何配件用到。
}
survey-short-languages = { $count ->
    [0] 每種語言的名稱與文字都齊全。
   *[other] 有 { $count } 種語言缺少名稱或文字。
}
survey-h-curves = 曲線
survey-curves-note = 盒中有多少配件是這個數值（計入複本）；一類配件有幾個數字欄位，就有幾條曲線。
survey-curve-caption = 中位數 { $middle }，平均 { $mean }，{ $least } 至 { $most }
survey-constant = 每件都相同：{ $fields }
survey-running = 編號：{ $fields }
survey-kind-size = { $designs } 種設計，{ $cards } 件
survey-h-terms = 字詞、關鍵字與選項
survey-terms-note = 盒中有多少配件帶有它（計入複本）。
survey-h-together = 哪些一起出現
survey-together-note = 兩者同時出現在多少種設計上；對角線上是單獨出現的總數。
survey-h-unused = 沒有配件用到的
survey-unused-note = 遊戲效果的字詞，以及套裝各類配件的選項。
survey-h-twins = 近似的設計
survey-twins-note = 同一類中除了一個欄位以外全都相同的設計；名稱、情境文字與張數不計，連續編號與圖片也不計。
survey-twins-alike = 每個欄位都相同
survey-twins-differ = 只差在
survey-twins-more = 另有 { $count } 組也是如此。
survey-h-outliers = 遠離其他的數字
survey-outliers-note = 與同類中位數的距離至少是尋常的 3.5 倍。
survey-outlier = { $field } { $value }，中位數為 { $middle }（尋常距離的 { $far } 倍）
survey-h-gaps = 留空的欄位
survey-gaps-note = 每個可以留空的欄位，有多少種設計填了。
survey-gap-filled = { $filled } / { $of }
survey-gap-never = 從未
survey-gap-apart = 與其他不同
survey-h-texts = 文字長度
survey-texts-note = 以字元計：名稱，以及配件上的語句。
survey-texts-titles = 名稱
survey-texts-texts = 文字
survey-texts-longest = 最長
survey-characters = { $count } 個字元
survey-h-languages = 語言
survey-head-language = 語言
survey-head-titles = 名稱
survey-head-texts = 配件上的翻譯文字
survey-head-lacking = 缺少的例子
survey-head-field = 欄位
survey-head-kind = 類別
survey-head-filled = 已填
survey-head-word = 字詞
survey-head-designs = 設計
survey-head-cards = 件數
survey-head-sort = 種類
survey-sort-word = 效果的字詞
survey-sort-choice = 欄位的選項
survey-sort-keyword = 大括號中的字
survey-nothing = 這個套裝的配件沒有這樣的字詞。
survey-all-terms = 全部列表
