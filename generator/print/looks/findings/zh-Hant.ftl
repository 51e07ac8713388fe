# kit 的各種部件所用外觀的檢查結果。
look-form = 外觀 { $look } 不是給 { $form } 這種形狀用的
empty-slot = 外觀 { $look } 需要位置 { $slot } 有內容，這種部件卻沒有欄位填它
field-of-type = 類型是 { $types } 的欄位
no-look = 沒有這個名稱的現成外觀
no-slot = 外觀 { $look } 沒有這個名稱的位置
no-field = 這種部件沒有這個名稱的欄位可以填進這個位置
none-declared = 沒有宣告任何欄位
slot-takes = 外觀 { $look } 的位置 { $slot } 放的是 { $types }
typed-field = { $field }，類型是 { $type } 的欄位
or-else = { $first } 或 { $last }
unprinted-field = 外觀 { $look } 沒有空位放 { $field }，所以不會印出來
slot-or-not = 在 slots 指定位置（{ $slots }）、換一種外觀，或寫 printed: false
printed-false = 換一種外觀，或寫 printed: false
no-scene = 沒有這個名稱的風景
template-names-nothing = 這張圖沒有標出任何欄位：請以欄位名稱標示圖形或文字（標籤或 id）
template-no-field = 圖中這個位置的名稱不是這個種類的欄位
