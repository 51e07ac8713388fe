kind-lantern = Lantern
glow-kindle = { $points } more for each other lantern of its colour.
tell-hang = Player { $seat } hangs { $card }.
tell-score = Player { $seat } has { $points } points.
ask-hang = Which lantern do you hang?
