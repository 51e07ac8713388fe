# What is found wrong with kits: their declarations, and the sets made with them.
at-field = { $where }: { $what }
at-most = at most { $most }
up-to = up to { $most }
or-more = { $least } or more
or-less = { $most } or less
from-to = { $least } to { $most }
any-number = any number
none = none

nameless = the kind { $kind } has no name in { $languages }: booklets and lists say { $kind } there

## Declarations
no-kit = a kit declares its kinds of pieces in kit.yaml, and there is none
kit-beside = kit.yaml beside it, such as proofpress new NAME --kit writes
empty-kit = kit.yaml is empty
kit-is-no-group = kit.yaml must be a group of fields
no-kinds = the kit declares no kind of piece
kind-rules = 'rules' is what the pages of rules are called; a kind of piece needs another name
not-round = { $kind } is round, and not as high as it is wide
not-cube = { $kind } is a die, and not as high as it is wide
not-six = { $kind } is a hexagon that lies on a side, and not of the shape of one
too-round = the corners of { $kind } are rounder than half of its shorter side
taken-by-pieces = { $kind } may not declare a field { $field }: every piece has it already
taken-by-layouts = { $kind } may not declare a field { $field }: layouts call something else by that name
mutual-without-field = { $where } is mutual, and pieces of the kind it names have no field { $field } for a card
upside-down = { $where }: { $low } is larger than { $high }
more-than-values = { $where }: { $least } different entries are wanted, and there are { $values } values
no-kind-at = { $where }: there is no kind of piece { $kind }
not-whole = { $where } is a whole number, and { $end } is not
whole-or-decimals = a whole number, or decimals: 1 beside it
value-twice = { $where } names the value { $value } twice
value-alike = { $where } has the values { $value } and { $other }, which nobody tells apart
twin-names = { $where }: { $value } and { $other } are called the same in { $language }
name-of-no-value = { $where }: names speak of { $name }, which is none of the values
translated-default = { $where } is translated and can have no default
counted-default = { $where } is counted and can have no default
wrong-default = { $where }: the default is no value that the field accepts
entries-untranslated = { $where }: what a list holds has no field { $field }; the entries of a list are not translated
field-beside-of = { $where }: what a list holds has no field { $field }; it stands beside 'of'
counted-by-nothing = { $where } counts each as nothing and is { $always } on every piece
counted-otherwise = { $where } is counted; { $field } says nothing of it
no-kind-to-count = { $where }: there is no kind of piece { $kind } to count
entries-without-field = { $where }: entries of a list have no field { $field }
entries-are-counted = { $where }: { $field } says nothing of the entries of a list, which are counted
derived-circle = what is counted depends on itself: { $way }

## Checks declared
kind-lacks-field = { $kind } has no field { $field }
no-number = { $where } is no number that could be added up
never = { $field } is never { $value }
no-kind-to-check = there is no kind of piece { $kind } to check
names-no-card = { $where } names no card
values-unknown = which values { $field } may have is not known beforehand
few-values = a field with few values: one_of, yes_no, or a number from one to another
too-many-combinations = these fields have { $count } combinations of values
exactly-and-range = a check says 'exactly', or 'from' and 'to', not both
colour-beside-by = { $kind }: each value of { $field } gives its back its own colour; this one is on none
one-art = { $kind }: art says one thing
no-field-to-go-by = there is no field { $field } to go by
no-such-field-yet = a field of type one_of, icon, colour or picture
looks-by-what = looks differ by a field; by names it
one-way-to-count = { $where } is worked out in one way
only-with-each = { $where } is worked out of fields of the piece itself, which take no { $field }
range-upside-down = a check's 'from' is larger than its 'to'
range-of-none = { $field }: 'from' is larger than 'to', and no value lies between
more-than-values = { $where }: { $least } different entries are wanted, and there are { $values } values
nothing-wanted = the check does not say how many are wanted

## Sets
missing-translation = { $where } is not given in { $languages }
derived-field = { $where } is counted from the other cards and cannot be written down
leave-out = nothing; leave the field out
more-decimals = { $where } has more decimals than { $decimals }
leaves-range = { $where }, which is counted, leaves its range
no-card-of-id = { $where } names { $name }, and there is no card of that id
no-piece-of-id = { $where } names { $name }, and there is no { $kind } of that id
no-card-but-piece = { $where } names { $name }, and there is no card of that id; it is a piece of the kind { $other }
no-piece-but-other = { $where } names { $name }, and there is no { $kind } of that id; it is a piece of the kind { $other }
not-mutual = { $where } names { $other }, which does not name { $card } in turn
names-nothing = { $where }: nothing
duplicate-value = { $where } holds { $value } twice
not-unique = { $where } must be unique, and { $other } has the same

## Rich text
stray-bracket = a bracket { $bracket } stands alone
use-of-brackets = {"{"}name{"}"} for an icon or keyword, [colour]words[/], or the bracket written twice
no-colour-begun = this ends a colour, and none was begun
colour-before = [colour] before it
colour-not-ended = the colour { $colour } is not ended
end-of-colour = [/] where it ends, or {"{"}{ $name }{"}"} for an icon
bold-not-ended = bold is not ended on its line
bold-words = **words**
keyword-alone = the reminder of { $word } speaks of what stands after it, and nothing does
word-after-keyword = the keyword with what stands after it, such as {"{"}armour 2{"}"}
blank-text = { $where } holds nothing but blanks
words = words, or the field left out
told-of-column = { $where } { $what } (told once for a column)
other-letters = is not in the letters of { $language }
characters-of-zh-Hant = is written in Simplified characters
characters-of-zh-Hans = is written in Traditional characters
simplified-slip = holds a Simplified character, { $sign },
as-in-another = says in { $language } what another language says, word for word
column-of-language = the text of that language; columns may have changed places
characters-of-script = the characters of that script, or another language in the heading
a-translation = a translation, or the column left empty
garbled-text = { $where } holds letters that another program has garbled
loose-accent = { $where } holds accents that are not set on a letter as they should be ({ $signs })
accent-behind-letter = the accent behind its letter, or none
one-accent = letters that have one accent, or are one sign with theirs
as-utf-8 = the text copied again, or the file saved as CSV UTF-8
raw-markup = { $where } is printed with its marks as they stand
round-quotes = { $where } stands in round quotes, which are printed
straight-quotes = straight quotes around it, "…", if it is no speech
use-of-stars = **bold**, *italic* or a line of its own
use-of-words = the words alone
use-of-plain-signs = the sign itself, such as ² or ×, or words in the text
use-of-hyphens = a line that begins with - and a blank
use-of-icons = {"{"}name{"}"} for an icon or a keyword, in a text with rich: true
use-of-narrow = the same marks as narrow as letters: {"{"} {"}"} and **
use-of-sign = the sign itself
use-of-whole-word = the word in one, which is parted where its own line ends
use-of-lines = a line break
rich-true = rich: true at this field in kit.yaml
no-marks = words without marks

## What declared checks find
for-reason = { $what } ({ $why })
field-is = { $field } { $value }
same-field = the same { $field } ({ $value })
all-pieces = all pieces
pieces-with = { $pieces } with { $values }
wanted-copies = { $pieces }: { COUNT($copies, "copy", "copies") }, wanted { $wanted }
wanted-sum = { $pieces }: { $sum } { $field } in all, wanted { $wanted }
wanted-with = { $pieces }: { COUNT($copies, "copy", "copies") } with { $values }, wanted { $wanted }
alike = { $card } has { $values }, as { $other } has
needs-another = { $card } needs another { $kind }
needs-another-with = { $card } needs another { $kind } with { $values }

## Numbers in texts
other-numbers = { $where } says other numbers in { $language } than in { $other }
numbers-or-comment = { $numbers }, or a comment "# numbers differ" beside one of them

## Checks that nothing meets
field-twice = the check puts the field { $field } beside itself
like-and-unlike = the partner is to be like the first in { $field }, and to have another value there
sum-never-met = no number of pieces comes to a sum of { $field } that is { $wanted }
each-has = each has { $values }
checks-clash = the check asks for { $mine }, and another one for { $other } of the same pieces: no set meets both
check-twice = this check is made already
partner-of-unique = no two pieces may be alike in { $fields }, and a partner is to be
no-pieces = the kit has no pieces at all: there is nothing to print
such-pieces = a file such as cards.yaml with {"{"}{ $kind }: [...]{"}"}, or a spreadsheet
unused-keyword = no text of the set uses the keyword { $keyword }
unused-value = { $field } is { $value } on no piece of the set
near-value = { $where } is a value that no other design has, and nearly { $value }, which { $count } have
unused-kind = the set has no piece of the kind { $kind }
names-itself = { $where } names the card it stands on
