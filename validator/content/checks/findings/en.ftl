# What the general checks of a set say.
none = none
players-turned-round = players: 'from' is larger than 'to'
from-and-to = {"{"}from: { $least }, to: { $most }{"}"}
twin-title = { $name } has the same { $language } title as { $first }: { $title }
text-clash = two of the extended sets give the { $language } text { $name } differently; the later counts
text-of-this-set = { $name } in text/{ $language }.ftl of this set
language-twice = the set names the language { $language } twice
no-text-file = there is no text/{ $language }.ftl, so nothing can be printed in { $language }
titles-not-given = { $count } titles are not given in { $languages }: { $names }
titles-not-given-extended = { $count } titles are not given in { $languages }, languages of the set it extends: { $names }
titles-or-languages = titles in { $languages }, or languages: [{ $kept }] in set.yaml
no-title = { $name } has no title in { $languages }
title-or-text = a title in the entry, or { $key } in { $files }
a-title = title: {"{"}{ $language }: ...{"}"}
or-languages = { $wanted }, or languages: [{ $kept }] in set.yaml
sentences-not-given = { $count } sentences are not given in { $language }: { $names }
unknown-text = { $name } refers to { $other }, and no text is called so
unknown-value = { $name } asks for { $value }, which is not given to it
part-twice = the parts list counts { $kind } twice
unexplained-part = { $kind } is not printed, and 'why' does not say what to use instead
unlisted-part = the parts list does not name { $kind }, of which the set holds { $count }
part-count = the parts list promises { $promised } of { $kind }, the set holds { $held }
no-pages = { $kind } are pieces of their own, and no pages of text
empty-part = nothing is left of { $kind }, which the parts list names
some-or-none = some of { $kind }, or a line of parts with count: 0
texts-not-given = { $count } texts that games need are not given in { $language }: { $names }
no-text-for-games = { $language } has no text { $name }, which games need
text-here = { $name } = ... in text/{ $language }.ftl
text-here-with = { $name } = ... in text/{ $language }.ftl with { $values }
unknown-value-by-way = { $name } asks for { $value }, by way of { $way }, which is not given to it
text-fails = { $language } text { $name }: { $why }
broken-check = a check of Proofpress failed at { $place }: that is our mistake and not yours, and should be reported; all other checks went on, but nobody can vouch for this set
value-left-out = { $name } says { $values } in { $others }, and leaves that out in { $language }
values-or-comment = the value, or a line "# numbers differ" above the text
other-numbers = { $name } says other numbers in { $language } than in { $other }
numbers-or-comment = { $numbers }, or a line "# numbers differ" above one of the texts
fixed-number = { $name } says a number as it stands, and not { $value }, which is { $number } on { $piece }
