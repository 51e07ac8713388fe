# What a profile finds wrong with faces.
thin-stroke = a line is { $width } mm wide, too thin to be printed for certain
wide = { $least } mm or wider
small-type = the words { $words } are { $size } pt large
tall = { $least } pt or larger
low-contrast = the words { $words }, { $ink } on { $ground }, have a contrast of { $ratio } to 1
contrast = { $least } to 1 or more
few-dots = the picture { $picture } has { $dpi } dots per inch at this size
dots = { $least } or more
much-ink = { $ink } % of ink in its darkest parts, which does not dry
ink = { $most } % at most
short-bleed = { $kind }: drawn { $bleed } mm beyond the trim
bleed = { $least } mm or more
no-product = { $kind }: { $width } × { $height } mm is no size of { $profile }
nothing-such = nothing of this form is offered
alike-colours = { $count ->
    [one] { $one } and { $other } are told apart by colour alone, which { $sight } do not see
   *[other] { $one } and { $other } are told apart by colour alone, which { $sight } do not see ({ $count } such pairs)
  }
sight-protan = eyes without red cones
sight-deutan = eyes without green cones
sight-tritan = eyes without blue cones
sign-too = a sign, a word or a shape besides the colour, or colours of different lightness
