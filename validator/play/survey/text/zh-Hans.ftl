# 套装概览，简体中文。

survey-title = 概览：{ $title }
survey-made = 套装 { $shown }（{ $game }）的原貌，尚未进行任何游戏
survey-tile-designs = 种设计
survey-tile-cards = 张牌与其他配件
survey-tile-kinds = 类配件
survey-tile-terms = 个用到的字词与选项
survey-tile-languages = 种语言
survey-short-twins = { $count ->
    [0] 没有两种设计只差一个字段。
   *[other] 有 { $count } 组设计只差一个字段，或完全相同。
}
survey-short-outliers = { $count ->
    [0] 没有数字远离同类的其他数字。
   *[other] 有 { $count } 个数字远离同类的其他数字。
}
survey-short-unused = { $count ->
    [0] 每个字词与选项都有配件用到。
   *[other] 有 { $count } 个字词与选项没有任何配件用到。
}
survey-short-languages = { $count ->
    [0] 每种语言的名称与文字都齐全。
   *[other] 有 { $count } 种语言缺少名称或文字。
}
survey-h-curves = 曲线
survey-curves-note = 盒中有多少配件是这个数值（计入复本）；一类配件有几个数字字段，就有几条曲线。
survey-curve-caption = 中位数 { $middle }，平均 { $mean }，{ $least } 至 { $most }
survey-constant = 每件都相同：{ $fields }
survey-running = 编号：{ $fields }
survey-kind-size = { $designs } 种设计，{ $cards } 件
survey-h-terms = 字词、关键字与选项
survey-terms-note = 盒中有多少配件带有它（计入复本）。
survey-h-together = 哪些一起出现
survey-together-note = 两者同时出现在多少种设计上；对角线上是单独出现的总数。
survey-h-unused = 没有配件用到的
survey-unused-note = 游戏效果的字词，以及套装各类配件的选项。
survey-h-twins = 近似的设计
survey-twins-note = 同一类中除了一个字段以外全都相同的设计；名称、情境文字与张数不计，连续编号与图片也不计。
survey-twins-alike = 每个字段都相同
survey-twins-differ = 只差在
survey-twins-more = 另有 { $count } 组也是如此。
survey-h-outliers = 远离其他的数字
survey-outliers-note = 与同类中位数的距离至少是寻常的 3.5 倍。
survey-outlier = { $field } { $value }，中位数为 { $middle }（寻常距离的 { $far } 倍）
survey-h-gaps = 留空的字段
survey-gaps-note = 每个可以留空的字段，有多少种设计填了。
survey-gap-filled = { $filled } / { $of }
survey-gap-never = 从未
survey-gap-apart = 与其他不同
survey-h-texts = 文字长度
survey-texts-note = 以字符计：名称，以及配件上的语句。
survey-texts-titles = 名称
survey-texts-texts = 文字
survey-texts-longest = 最长
survey-characters = { $count } 个字符
survey-h-languages = 语言
survey-head-language = 语言
survey-head-titles = 名称
survey-head-texts = 配件上的翻译文字
survey-head-lacking = 缺少的例子
survey-head-field = 字段
survey-head-kind = 类别
survey-head-filled = 已填
survey-head-word = 字词
survey-head-designs = 设计
survey-head-cards = 件数
survey-head-sort = 种类
survey-sort-word = 效果的字词
survey-sort-choice = 字段的选项
survey-sort-keyword = 大括号中的字
survey-nothing = 这个套装的配件没有这样的字词。
survey-all-terms = 全部列表
