# What is found wrong with icons and colours.
icon-path = icon { $icon }: { $why }
no-theme = no theme { $name }; the layout has { $known }
no-colour = no colour { $name }
colour-circle = colour { $name } is named in a circle
