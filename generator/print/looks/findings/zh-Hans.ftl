# kit 的各种部件所用外观的检查结果。
look-form = 外观 { $look } 不是给 { $form } 这种形状用的
empty-slot = 外观 { $look } 需要位置 { $slot } 有内容，这种部件却没有字段填它
field-of-type = 类型是 { $types } 的字段
no-look = 没有这个名称的现成外观
no-slot = 外观 { $look } 没有这个名称的位置
no-field = 这种部件没有这个名称的字段可以填进这个位置
none-declared = 没有声明任何字段
slot-takes = 外观 { $look } 的位置 { $slot } 放的是 { $types }
typed-field = { $field }，类型是 { $type } 的字段
or-else = { $first } 或 { $last }
unprinted-field = 外观 { $look } 没有空位放 { $field }，所以不会印出来
slot-or-not = 在 slots 指定位置（{ $slots }）、换一种外观，或写 printed: false
printed-false = 换一种外观，或写 printed: false
no-scene = 没有这个名称的风景
template-names-nothing = 这张图没有标出任何字段：请以字段名称标示图形或文字（标签或 id）
template-no-field = 图中这个位置的名称不是这个种类的字段
