# Every word and sentence of the game in English.
kind-card = Card
bonus-prize = Whoever wins this card scores { $points } more.
tell-play = { $player } plays { $card }.
tell-win = { $player } wins the trick.
ask-play = Which card do you play?
place-hands = hand
place-trick = in the trick
place-won = won
