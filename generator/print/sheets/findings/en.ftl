# The first pages of a file of sheets: how they are printed, cut and counted.
instructions = { $title }: before you cut
print-duplex-long = **Print** every page at 100 % (“actual size”), on both sides, turned on the long edge. The ruler in the margin of a sheet must measure 50 mm.
print-duplex-short = **Print** every page at 100 % (“actual size”), on both sides, turned on the short edge. The ruler in the margin of a sheet must measure 50 mm.
print-gutterfold = **Print** every page at 100 % (“actual size”), on one side. The ruler in the margin of a sheet must measure 50 mm. Fold each sheet that has a fold line along it, printed sides out, and glue it before you cut.
print-none = **Print** every page at 100 % (“actual size”), on one side. The ruler in the margin of a sheet must measure 50 mm.
paper-card = **Cards:** paper of 250 to 300 g/m²; or ordinary paper in sleeves, a playing card behind each.
paper-tile = **Tiles, tokens and boards:** paper of 300 g/m² or more. To have them thicker, print with --backs gutterfold and glue each sheet round cardboard of 1 to 2 mm.
paper-tile-glued = **Tiles, tokens and boards:** paper of 120 to 160 g/m², glued on cardboard of 1 to 2 mm before it is cut.
paper-sticker = **Stickers:** self-adhesive paper, cut before it is peeled.
paper-net = **What is folded and glued:** paper of 160 to 200 g/m²; thicker paper cracks at the folds.
paper-page = **Rules, notes and pads:** ordinary paper of 80 to 120 g/m².
cut = **Cut** with a sharp knife along a steel ruler: on each sheet first the red lines below, right across the paper, then the blue ones. The marks in the margins show where.
cut-plotter = **Cut:** the plotter cuts, no knife. Lay each sheet into it as the marks show, have it find them, and send it the cut file of that page (print with --cut writes them).
cut-round = Hexagons and circles are cut out one by one, along the fine line round each.
cut-net = Nets: cut round the outline, crease the inner lines with a blunt point, fold, glue the tabs and hold them until they stick.
fold-net = Nets: fold them where the plotter scored them, glue the tabs and hold them until they stick.
join = Boards on several sheets: join them as the assembly plan among the pages shows.
time = { $cuts ->
    [one] There is one straight cut; all together takes
   *[other] There are { $cuts } straight cuts; all together takes
} { $hours ->
    [0] { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
    [one] about an hour
   *[other] about { $hours } hours
} (a guess of ours, for knife and ruler).
count = **Count** what you have:
counted = { $count } × { $name }
on-page = page { $page }
on-pages = pages { $page } and { $back }
box = tuck box for { $count } cards, { $depth } mm of them; paper of 250 to 300 g/m²; cut the solid line, crease the dashed ones, glue what is grey
tray = tray for { $count } cards, { $depth } mm of them; card of 300 g/m²; cut the solid line, crease the dashed ones, glue what is grey inside the walls
lid = lid over the tray for { $count } cards; paper of 250 to 300 g/m²; cut the solid line, crease the dashed ones, glue what is grey inside the walls
dividers = Dividers

# What the margins of a sheet say; a set says it otherwise by messages sheet-measure, sheet-backs …
margin-measure = measure me: 50 mm
margin-backs = backs
margin-fold = fold here
margin-glue = glue tab
margin-plan = assembly plan
margin-steps = Print at 100 %. Cut each page along its marks; leave the glue tabs at the right and at the bottom. Lay each page on its neighbour's tab so that the crosses meet, and glue.
margin-sides = Glue the other side behind the board.
