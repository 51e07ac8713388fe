# What any game says where its own texts are silent.
player-name = Player { $number }
plain-chooses = { $player } chooses: { $card }.
plain-asks = { $player }, what do you choose?
plain-nothing = nothing
plain-none = none
plain-score = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plain-place = { $place }: { $cards }
plain-place-of = { $player }, { $place }: { $cards }
plain-heading = { $player }: { $place }
