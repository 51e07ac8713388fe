# What is found wrong with layouts laid over others, and with themes and their fonts.
no-mark-to-change = the layout below has no mark { $name } to change
no-face-to-change = the layout below has no face { $name } to change
no-list-to-change = the layout below has no list of parts { $name } to change
part-unsaid = a change of a part says by name: which part it is; a new part says by part: what it draws
no-part-to-change = there is no part of the name { $name } to change here
none-named = none is named here
too-many-looks = the lists of parts use each other too often to find a part in them by name
no-layout = the set has no layout.yaml
layout-is-no-group = a layout is a group of fields, such as themes, parts and faces

no-theme = there is no theme { $name } whose colours could change
nothing-in-colour = nothing is drawn in a colour { $name }
no-colour = there is no colour { $name }
hex-or-colour = "#rrggbb", { $colours }
empty-file = the file is empty
unquoted-colour = no colour stands here; one that begins with # stands in quotes, for YAML reads what follows # to nobody
such-as-colour = such as "#fcf8ee"

font-for-nothing = fonts are named by what they are for, or by a language; { $name } is neither
bad-font = the font { $name } { $why }
font-does-not-vary = the font does not vary in weight; leave weight out
no-such-weight = the font has no such weight
from-to = { $least } to { $most }
no-font-file = there is no such font file in the set's folder
font-in-folder = a TTF or OTF file in the folder fonts
idle-font = no theme names this font
font-in-theme = named in theme.yaml, such as fonts: {"{"}title: { $file }{"}"}
the-theme = the theme
