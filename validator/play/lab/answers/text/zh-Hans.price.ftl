# 一套内容的价目表，简体中文。

price-title = 各项值多少：{ $title }
price-made = 依 { $fields } 定价，取自内容 { $set } 的 { $pieces } 个费用；Proofpress { $version }，摘要 { $digest }
price-kinds = 费用一览
price-head-kind = 种类
price-head-costs = 费用数
price-head-noise = 通常离曲线
price-head-off = 偏离者
price-worths = 各项值多少
price-note-worths = 以费用计，与同一张而无此项者相比；区间二十次有十九次含真值。效果词按其在内容中平均的写法计价。
price-head-word = 词语
price-head-worth = 价值
price-head-within = 95 % 区间
price-head-pieces = 张数
price-head-sort = 是什么
price-sort-number = 数值多一
price-sort-having = 牌上所有
price-sort-word = 效果词
price-sort-more = 效果词中的数多一
price-sort-option = 效果词中的选项
price-told = 内容能否看出
price-told-yes = 看得出有影响
price-told-no = 看不出有无影响
price-untold = 下列各项，这套内容看不出是否有价值：
price-off = 偏离曲线者
price-none-off = 没有偏离曲线者。
price-off-count = { $pieces } 个费用中有 { $count } 个偏离曲线，或可能偏离。每个都以其余各张所预示者衡量；所列之中约有 { $false } 个其实或如所愿。
price-piece-dear = { $title }（{ $id }）的 { $field } 为 { $stated }，其余各张预示 { $expected }（{ $low } 至 { $high }）：贵 { $distance }，{ $sure ->
    [0] 或许
   *[other] 很可能
}偏离曲线（{ $chance }）
price-piece-cheap = { $title }（{ $id }）的 { $field } 为 { $stated }，其余各张预示 { $expected }（{ $low } 至 { $high }）：便宜 { $distance }，{ $sure ->
    [0] 或许
   *[other] 很可能
}偏离曲线（{ $chance }）
price-picture = 预示的费用与所写的费用
price-picture-note = 每一点是一个费用：向右为其余各张所预示，向上为所写。线上两者相同。偏离曲线者标出其名。
price-axis-expected = 预示
price-axis-stated = 所写
price-alike = 这套内容分不清的
price-alike-note = 它们总在一起出现，或者一项可以更值钱而另一项相应更便宜。只有其一的牌便能分清。
price-alike-group = { $names }（在 { $pieces } 张上：{ $ids }）
price-every = 所有费用
price-head-piece = 名称
price-head-field = 栏位
price-head-stated = 所写
price-head-expected = 预示
price-head-distance = 距离
price-head-chance = 偏离曲线
price-head-line = 位置
price-every-note = 由其余各张预示；费用二十次有十九次落在区间内。机率为此张偏离曲线的可能。
price-shown-off = 已列出
price-shown-on = 在曲线上
price-strength = 贵的就强吗？
price-strength-none = 这份清单旁没有这些牌与规则的试玩：以“proofpress playtest { $set }”试玩后，这里便把费用与强弱并列。
price-strength-found = 在 { $agent } 手中，{ $games } 局、{ $pieces } 张，费用与抽到时的胜率相关为 { $together }（{ $low } 至 { $high }）；费用多一，胜率变动 { $per } 个百分点（{ $perlow } 至 { $perhigh }）。
price-strength-yes = 贵的确实强。
price-strength-no = 看不出贵的是否强。
price-strength-against = 贵的反而弱。
price-strength-whose = 这是 { $agent } 的打法下的情形，未必人人如此。
price-odd-above = { $title }（{ $id }）费用 { $cost }，胜率比其费用所许多 { $above } 个百分点（{ $chance }）
price-odd-below = { $title }（{ $id }）费用 { $cost }，胜率比其费用所许少 { $above } 个百分点（{ $chance }）
price-unpriced = 未定价，因其不写费用：{ $kinds }。
price-limits = 能说与不能说的
price-limit-own = 价目表说的是这套内容自己收多少，不是应该收多少：处处都太贵的词在这里看不出。试玩看得出。
price-limit-sum = 各项价值相加。两个词合在一起才有的价值，算作兼有两者的牌的距离。
price-limit-rare = 只在少数几张上的，在更多张说明之前当作价值不大，因此独有一词的牌不会只因此而算偏离曲线。
price-limit-few = 某种类的费用若通常离曲线很远（见上），改动过的费用便找不出来：它看来与其他无异。
price-few = { $set } 在 { $fields } 中写了 { $found } 个费用，至少要 { $least } 个：无可定价。
price-no-field = { $set } 没有名为 cost 的栏位；除非另外指定，定价以它为准。
price-instead = 可改以其他数值的栏位定价：{ $fields }（例如 --cost { $first }）。
price-instead-none = 也没有其他可以定价的数值。
