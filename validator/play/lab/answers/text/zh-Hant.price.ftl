# 一套內容的價目表，繁體中文。

price-title = 各項值多少：{ $title }
price-made = 依 { $fields } 定價，取自內容 { $set } 的 { $pieces } 個費用；Proofpress { $version }，摘要 { $digest }
price-kinds = 費用一覽
price-head-kind = 種類
price-head-costs = 費用數
price-head-noise = 通常離曲線
price-head-off = 偏離者
price-worths = 各項值多少
price-note-worths = 以費用計，與同一張而無此項者相比；區間二十次有十九次含真值。效果詞按其在內容中平均的寫法計價。
price-head-word = 詞語
price-head-worth = 價值
price-head-within = 95 % 區間
price-head-pieces = 張數
price-head-sort = 是什麼
price-sort-number = 數值多一
price-sort-having = 牌上所有
price-sort-word = 效果詞
price-sort-more = 效果詞中的數多一
price-sort-option = 效果詞中的選項
price-told = 內容能否看出
price-told-yes = 看得出有影響
price-told-no = 看不出有無影響
price-untold = 下列各項，這套內容看不出是否有價值：
price-off = 偏離曲線者
price-none-off = 沒有偏離曲線者。
price-off-count = { $pieces } 個費用中有 { $count } 個偏離曲線，或可能偏離。每個都以其餘各張所預示者衡量；所列之中約有 { $false } 個其實或如所願。
price-piece-dear = { $title }（{ $id }）的 { $field } 為 { $stated }，其餘各張預示 { $expected }（{ $low } 至 { $high }）：貴 { $distance }，{ $sure ->
    [0] 或許
   *[other] 很可能
}偏離曲線（{ $chance }）
price-piece-cheap = { $title }（{ $id }）的 { $field } 為 { $stated }，其餘各張預示 { $expected }（{ $low } 至 { $high }）：便宜 { $distance }，{ $sure ->
    [0] 或許
   *[other] 很可能
}偏離曲線（{ $chance }）
price-picture = 預示的費用與所寫的費用
price-picture-note = 每一點是一個費用：向右為其餘各張所預示，向上為所寫。線上兩者相同。偏離曲線者標出其名。
price-axis-expected = 預示
price-axis-stated = 所寫
price-alike = 這套內容分不清的
price-alike-note = 它們總在一起出現，或者一項可以更值錢而另一項相應更便宜。只有其一的牌便能分清。
price-alike-group = { $names }（在 { $pieces } 張上：{ $ids }）
price-every = 所有費用
price-head-piece = 名稱
price-head-field = 欄位
price-head-stated = 所寫
price-head-expected = 預示
price-head-distance = 距離
price-head-chance = 偏離曲線
price-head-line = 位置
price-every-note = 由其餘各張預示；費用二十次有十九次落在區間內。機率為此張偏離曲線的可能。
price-shown-off = 已列出
price-shown-on = 在曲線上
price-strength = 貴的就強嗎？
price-strength-none = 這份清單旁沒有這些牌與規則的試玩：以「proofpress playtest { $set }」試玩後，這裡便把費用與強弱並列。
price-strength-found = 在 { $agent } 手中，{ $games } 局、{ $pieces } 張，費用與抽到時的勝率相關為 { $together }（{ $low } 至 { $high }）；費用多一，勝率變動 { $per } 個百分點（{ $perlow } 至 { $perhigh }）。
price-strength-yes = 貴的確實強。
price-strength-no = 看不出貴的是否強。
price-strength-against = 貴的反而弱。
price-strength-whose = 這是 { $agent } 的打法下的情形，未必人人如此。
price-odd-above = { $title }（{ $id }）費用 { $cost }，勝率比其費用所許多 { $above } 個百分點（{ $chance }）
price-odd-below = { $title }（{ $id }）費用 { $cost }，勝率比其費用所許少 { $above } 個百分點（{ $chance }）
price-unpriced = 未定價，因其不寫費用：{ $kinds }。
price-limits = 能說與不能說的
price-limit-own = 價目表說的是這套內容自己收多少，不是應該收多少：處處都太貴的詞在這裡看不出。試玩看得出。
price-limit-sum = 各項價值相加。兩個詞合在一起才有的價值，算作兼有兩者的牌的距離。
price-limit-rare = 只在少數幾張上的，在更多張說明之前當作價值不大，因此獨有一詞的牌不會只因此而算偏離曲線。
price-limit-few = 某種類的費用若通常離曲線很遠（見上），改動過的費用便找不出來：它看來與其他無異。
price-few = { $set } 在 { $fields } 中寫了 { $found } 個費用，至少要 { $least } 個：無可定價。
price-no-field = { $set } 沒有名為 cost 的欄位；除非另外指定，定價以它為準。
price-instead = 可改以其他數值的欄位定價：{ $fields }（例如 --cost { $first }）。
price-instead-none = 也沒有其他可以定價的數值。
