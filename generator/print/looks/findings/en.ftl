# What is found wrong with the looks that the kinds of a kit wear.
look-form = the look { $look } is not for kinds of the form { $form }
empty-slot = the look { $look } is made for a slot { $slot }, and no field of the kind fills it
field-of-type = a field of type { $types }
no-look = there is no ready look of this name
no-slot = the look { $look } has no slot of this name
no-field = the kind has no field of this name to put into the slot
none-declared = no field is declared
slot-takes = the slot { $slot } of the look { $look } takes { $types }
typed-field = { $field }, a field of type { $type }
or-else = { $first } or { $last }
unprinted-field = the look { $look } has no slot left for { $field }: it is not printed
slot-or-not = a slot of the look ({ $slots }) under slots, another look, or printed: false
printed-false = another look, or printed: false
no-scene = there is no scene of this name
template-names-nothing = the drawing names no field: call a shape or a line of words after one, by its label or id
template-no-field = this place of the drawing is called after no field of the kind
