# What differs between two sets, English.

diff-title = From { $first } to { $second }
diff-made = Two sets of { $game } side by side: { $one } ({ $designs ->
    [one] one design
   *[other] { $designs } designs
}) and { $two } ({ $others ->
    [one] one design
   *[other] { $others } designs
})
diff-same = Nothing differs between { $one } and { $two }: every card, text, switch and look is the same.
diff-counts = { $changed ->
    [0] No card that both have differs
    [one] One card that both have differs
   *[other] { $changed } cards that both have differ
}; { $gone ->
    [0] none is
    [one] one is
   *[other] { $gone } are
} only in { $one }, { $new ->
    [0] none
    [one] one
   *[other] { $new }
} only in { $two }.
diff-new = { $path }: not there → { $after }
diff-gone = { $path }: { $before } → not there
diff-changed = { $path }: { $before } → { $after }
diff-of-language = { $field } ({ $language })
diff-sort-changed = Changed
diff-sort-gone = Only in { $one }
diff-sort-new = Only in { $two }
diff-section-set = The set itself
diff-section-rules = Switches of the rules
diff-section-parts = The parts list
diff-section-texts = Texts
diff-section-looks = Layout, theme, icons and rules.yaml
diff-section-files = Pictures and fonts
diff-section-pieces = Cards
diff-before = { $one }
diff-after = { $two }
diff-more = and { $count } more
diff-undrawn = not drawn here
diff-no-pictures = Only the first { $most } are shown as pictures.
diff-head-what = what
diff-head-where = where
diff-nothing = not there
