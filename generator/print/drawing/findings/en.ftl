# What is found wrong with icons and colours.
icon-path = icon { $icon }: { $why }
no-theme = no theme { $name }; the layout has { $known }
no-colour = no colour { $name }
colour-circle = colour { $name } is named in a circle
path-strange = path data holds something that is neither a command nor a number: { $data }
path-lacks-number = path data lacks a number before { $command }: { $data }
path-lacks-command = path data has a number without a command: { $data }
path-too-far = path data has a number beyond { $most }: { $number }
path-ends-early = path data ends before its last command has its numbers: { $data }
no-icon-of-alias = { $icon } stands for { $other }, and there is no icon of that name
alias-of-alias = { $icon } stands for { $other }, which itself stands for no icon
