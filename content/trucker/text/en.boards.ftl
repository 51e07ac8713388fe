# Boards, tokens, notes, rockets, dice and help cards.

kind-hourglass = Hourglass

board-class = Class { $name }
board-front = This way is the front
board-loss = Lost tiles, and tiles still set aside: 1 credit each, at most { $most_loss }.
board-no-cap = No limit to what lost tiles cost: 1 credit each.
board-reserve = Set aside, face up
board-rewards = Reward
board-place-1 = 1st
board-place-2 = 2nd
board-place-3 = 3rd
board-place-4 = 4th
board-fewest = Fewest exposed connectors
board-fewest-short = bonus
board-round-1 = Round I
board-round-2 = Round II
board-round-3 = Round III
board-level-1 = I
board-level-2 = II
board-level-3 = III
board-timer = Timer
board-timer-order = Begin on the circle of the round. When the time is up, turn the timer over onto the next circle. Onto START, only who holds a number tile may turn it.
board-circle-III = III
board-circle-II = II
board-circle-I = I
board-circle-start = START
board-pile-open = Adventure cards: look at them while you build
board-pile-hidden = Adventure cards: nobody looks
board-start-space = The leader starts here

note-credits = credits
note-bank = Bank of the Long Haul
marker-base = base: glue
die-net = Cut out, fold along the dashes, glue the tabs. Makes a die of 16 mm.
die-stickers = Or: six stickers of 12 mm for a blank die.

timer-title = Timer
timer-time = { $value ->
    [60] 1 minute
    [90] 1½ minutes
    [120] 2 minutes
   *[other] { $value } seconds
}
timer-how = Lies on the circle of the round. Any phone measures the time; when it is up, move this card on.
timer-rounds =
    Round I: circles I and START, the time runs 2 times.

    Round II: circles II, I and START, 3 times.

    Round III: circles III, II, I and START, 4 times.

    When the time of START is up, everybody lets go of the ship.

rules-round-2 = credits
rules-round-3 = credits
rules-pile = Each pile
rules-pile-2 = cards
rules-pile-3 = cards
rules-timer-2 = Timer: begin on II. It runs 3 times.
rules-timer-3 = Timer: begin on III. It runs 4 times.
rules-goods =
    Bonus: for the fewest exposed connectors. Goods: red { $rules_goods_price_red }, yellow { $rules_goods_price_yellow }, green { $rules_goods_price_green }, blue { $rules_goods_price_blue } credits; half if you gave up.
    Each lost tile costs 1 credit, up to the board's limit.

advert-head = PRE-FLOWN SHIPS!
advert-offer = Nearly airtight! One careful owner
advert-text = Big Gasket's Hull Yard: “If it comes off, it was extra.” Engines sold separately. Doors sold out.
advert-terms-title = Terms and conditions
advert-terms =
    1. “Nearly” means “not”.

    2. The careful owner was last seen leaving in the better half of the ship.

    3. Meteor holes count as windows.

    4. Complaints are accepted on the flight deck. Flight deck sold separately.

    5. This card does nothing. So does our warranty.
