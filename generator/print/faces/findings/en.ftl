# What is found wrong with faces and their layout.
at-face = face { $face }: { $what }
of-piece = { $piece }: { $what }
no-front = the layout has no front for pieces of kind { $kind }
no-back = the layout has no back for pieces of kind { $kind }
no-face = no face { $name }; the layout has { $known }
face-circle = faces are like each other in a circle: { $way }
unknown-backs = the layout has no choice of backs named { $name }
idle-icon = nothing draws an icon { $name }
unknown-icon = { $where }: there is no icon { $name }
unknown-colour = { $where }: there is no colour { $name }
unknown-icon-or-keyword = { $where }: there is no icon and no keyword { $name }
idle-picture = nothing shows this picture
idle-named-picture = nothing shows this picture, though it is named after { $piece }
part-picture = a part picture on that face (layout.yaml), for which no other picture is named
