# What refuses drawings.
no-svg = the file is no SVG, whatever its name says
an-svg = an SVG drawing
broken = the drawing is broken: { $why }
unknown-letters = the drawing is written in letters that are not known
holds-doctype = the drawing holds a document type of its own (DOCTYPE); that is never read
holds-entity = the drawing holds an entity; that is never read
holds-instruction = the drawing holds an instruction to other programs (<?{ $name }?>); that is never read
holds-element = the drawing holds <{ $name }>; that is never read
holds-script = the drawing holds something to run ({ $name }); that is never read
holds-pixels = the drawing holds a picture of pixels (<{ $name }>), which belongs in a file of its own (PNG, JPEG); it is never read
holds-reference = the drawing holds something outside of it ({ $attribute } of <{ $name }>: { $found }); that is never read
holds-acting = the drawing holds something that acts ({ $found }); that is never read
holds-address = the drawing holds something outside of it (url); that is never read
plain-outlines = plain outlines (“plain SVG”)
too-many-elements = the drawing has too many elements
at-most-elements = at most { $most } elements
at-most-deep = at most { $most } within each other
moves = the drawing moves, paper does not
stands-still = one that stands still
no-size = the drawing does not say how large it is
a-viewbox = a viewBox
beyond-paper = the drawing reaches beyond all paper
too-many-outlines = the drawing has too many outlines
at-most-outlines = at most { $shapes } of { $segments } segments
uses-in-circle = the drawing uses parts of it in a circle, or too often
lost-text = text (turn it into paths)
lost-image = a picture in it (put it beside the drawing)
lost-mask = a mask
lost-filter = a filter
lost-dashes = dashes (the line is drawn through)
lost-paint = a pattern, or a paint that is not there
lost-gradient = a gradient (drawn in its middle colour)
lost-colour = a colour that is written in another way (drawn black, or not at all)
lost-blend = colours that mix with those below
lost-use = a part that stands for another which is not there
lost-marker = arrows or marks at the ends of lines
lost-clip = a clip measured by what it cuts
rule-left-out = the rule for { $selector }
rules-left-out = { $count ->
    [one] one more rule of its style
   *[other] { $count } more rules of its style
}
