## Play
# Messages of the narrator and of the questions at the terminal. All values are given to every message of a group.

player-name = Player { $number }
place-name = column { $column }, row { $row }
projectile-small-meteor = small meteor
projectile-large-meteor = large meteor
projectile-small-shot = small shot
projectile-large-shot = large shot

# What happened while building: player, tile (name), place, number
tell-round = Round { $number } begins.
tell-draw = { $player } draws a tile.
tell-take = { $player } takes up { $tile }.
tell-take-back = { $player } takes the last tile back.
tell-peek = { $player } looks at pile { $number } of the adventures.
tell-return = { $player } puts back { $tile }.
tell-set-aside = { $player } sets { $tile } aside.
tell-build = { $player } builds { $tile } in { $place }.
tell-finished = { $player } takes number tile { $number }.
tell-flip = The timer is turned over; { $number ->
        [0] this is its last run
        [one] it can be turned over once more
       *[other] it can be turned over { $number } more times
    }.
tell-time-over = Time is up.
tell-team-swap = Partners change ships.
tell-expert-swap = Partners change ships and go on building.
tell-passed-inspection = The ship of { $player } passes inspection.
tell-faults = The ship of { $player } has { $number ->
        [one] 1 fault
       *[other] { $number } faults
    }.
tell-repaired = { $player } removes { $tile } from { $place }: { $why }.
fault-unmatched = it does not fit the tile in { $place }
fault-turned = its exhaust does not point to the rear
fault-muzzle-blocked = the tile in { $place } stands right in front of its muzzle
fault-muzzle-blocks = it stands right in front of the muzzle in { $place }
fault-exhaust-blocked = the tile in { $place } stands right behind its exhaust
fault-exhaust-blocks = it stands right behind the exhaust in { $place }

# In flight: player, number, card, text, good, alien, projectile, side
tell-launch = The ships take off; { $player } leads.
tell-alien-aboard = { $player } takes aboard { $alien }.
tell-card = { $player } turns a card: { $card }. { $text }
tell-flight-over = The flight is over.
tell-gave-up-no-crew = { $player } has no crew left and gives up.
tell-gave-up-no-human = { $player } has no human left and gives up.
tell-gave-up-no-power = { $player } has no engine power and gives up.
tell-gave-up-lapped = { $player } has been lapped and gives up.
tell-gave-up-free = { $player } gives up.
tell-engine-power = { $player } has engine power { $number }.
tell-fire-power = { $player } has fire power { $number }.
tell-battery = { $player } takes a battery off the ship.
tell-forward = { $player } { $number ->
        [one] moves ahead 1 day
       *[other] moves ahead { $number } days
    }.
tell-back = { $player } { $number ->
        [one] falls back 1 day
       *[other] falls back { $number } days
    }.
tell-stardust = { $player } has { $number ->
        [0] no exposed connectors
        [one] 1 exposed connector
       *[other] { $number } exposed connectors
    } in the stardust.
tell-epidemic = { $player } loses { $number ->
        [0] none
       *[other] { $number }
    } of the crew to the epidemic.
tell-landed = { $player } lands on planet { $number }.
tell-passed = { $player } flies past.
tell-took-ship = { $player } takes the abandoned ship for { $number ->
        [one] 1 credit
       *[other] { $number } credits
    }.
tell-took-station = { $player } takes the goods of the station.
tell-stowed = { $player } stows { $goods }.
tell-restow = { $player } takes all goods out and stows them anew.
tell-left-behind = { $player } leaves { $goods } behind.
tell-good-lost = { $player } loses a piece of { $good }.
tell-shortage = The bank has no { $good } left for { $player }.
tell-crew-lost = { $player } loses { $number } of the crew.
tell-won = { $player } beats the enemy.
tell-tied = { $player } is just as strong as the enemy.
tell-lost = { $player } loses to the enemy.
tell-rewarded = { $player } takes the reward.
tell-declined = { $player } declines the reward.
tell-weakest = { $player } has the least { $least ->
        [crew] crew
        [engine_power] engine power
       *[fire_power] fire power
    } and pays: { $penalty }
tell-skipped = Nothing happens to a lone ship.
tell-sabotaged = Sabotage: { $player } loses { $tile } in { $place }.
tell-sabotage-missed = Sabotage misses the ship of { $player }.
tell-projectile = A { $projectile } comes from the { $side } on line { $number }.
tell-missed = The { $projectile } misses the ship of { $player }.
tell-bounced = The { $projectile } bounces off the ship of { $player }.
tell-shielded = { $player } stops the { $projectile } with a shield.
tell-shot-down = { $player } shoots the { $projectile } down.
tell-struck = The { $projectile } strikes: { $player } loses { $tile } in { $place }.
tell-split = The ship of { $player } breaks apart and loses { $number ->
        [one] 1 more tile
       *[other] { $number } more tiles
    }.
tell-alien-lost = { $player } loses { $number ->
        [one] 1 alien that has no life support any more
       *[other] { $number } aliens that have no life support any more
    }.

# Payment and the end: player, credits, placing, exposed, goods, lost, total, players
thing-start-cabin = a start cabin
thing-cabin = a cabin
thing-life-support = life support
thing-engine = an engine
thing-double-engine = a double engine
thing-cannon = a cannon
thing-double-cannon = a double cannon
thing-shield = a shield
thing-battery = batteries
thing-hold = a hold
thing-special-hold = a special hold
thing-structure = a girder
thing-goods-red = red goods
thing-goods-yellow = yellow goods
thing-goods-green = green goods
thing-goods-blue = blue goods
thing-alien-brown = a brown alien
thing-alien-purple = a purple alien
pieces-of = { $number ->
        [one] a piece
       *[other] { $number } pieces
    } of { $good }
pay-placing = +{ $number } for the order of arrival
pay-exposed = +{ $number } for the fewest exposed connectors
pay-goods = +{ $number } for goods
pay-lost = −{ $number } for lost tiles
pay-nothing = nothing earned, nothing to pay
tell-pay = { $player }: { $parts }; now { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
ended-rounds = { $rounds ->
        [one] The flight has
       *[other] All { $rounds } flights have
    } been paid.
tie-shared = { $players } were tied; nothing decides between them.
tell-end = The game is over.
tell-score = { $player } has { $total ->
        [one] 1 credit
       *[other] { $total } credits
    }.
tell-winner = { $player } wins.
tell-winners = { $players } share the victory.

# Questions
ask-take = What do you take up?
ask-place = Where does this tile go: { $tile }?
ask-flip = The sand is out. What do you do?
ask-remove = Which faulty tile do you remove?
ask-keep = Your ship has come apart. Which part do you keep, by its first tile?
ask-crew = Who lives in the cabin at { $place }?
ask-engines = How many double engines do you use?
ask-cannons = How many double cannons do you use?
ask-battery = From which tile do you take the battery?
ask-lose-crew = From which cabin does one of the crew go?
ask-lose-good = From which hold does the good go?
ask-stow = Where do you stow this: { $good }?
ask-defend = A { $projectile } is about to strike { $place }. Do you spend a battery?
ask-stay = Do you fly on?
ask-pile = From which pile do you turn the next card?
ask-land = On which planet do you land?
ask-explore = Do you take what you have found?
ask-claim = You have beaten the enemy. Do you take the reward and lose the days?

# Answers
option-draw = Draw a tile
option-take-back = Take back the tile built last
option-face-up = Take up { $tile } [{ $picture }]
option-own = Take { $tile } out of the reserve [{ $picture }]
option-peek = Look at pile { $number }
option-finish = Finish with number tile { $number }
option-flip = Flip the timer
option-wait = Wait for somebody else to finish (whoever is asked last has to)
option-return = Put it back face up
option-set-aside = Set it aside
option-build = { $place }, turned by { $number }° [{ $picture }]
option-fly-on = Fly on
option-give-up = Give up
option-pass = Pass
option-take-it = Take it
option-defend = Spend a battery
option-take-hit = Take the hit
option-power = { $number }: power { $power }
option-pile = Pile { $number }
option-planet = Planet { $number }: { $goods }
option-humans = Humans
option-restow = Take everything out and stow anew
option-leave = Leave it behind
option-tile = { $tile } at { $place }

# What a person sees
see-round = Round { $number }
see-key = S start, C cabin, b and p brown and purple life support, e E engine, g G cannon, % shield, B batteries, h H hold, + girder; 1 single, 2 double, 3 universal connector, arrows muzzles, " exhaust; [front/left, tile, right/rear]
see-building = Run { $number } of { $runs } of the timer; actions left: { $points }; tiles face down: { $down }
see-hand = In your hand: { $tile }
see-cards = Cards you have seen: { $cards }
see-flight = Cards to come: { $cards }
see-rocket = { $player }: { $number ->
        [0] the leader
        [one] 1 day behind the leader
       *[other] { $number } days behind the leader
    }, { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }
see-card = In progress: { $card }. { $text }
see-ship = Engines { $engine } and { $doubles } double, fire power { $fire } and { $cannons } double cannons, exposed connectors { $exposed }, batteries { $batteries } of { $slots }, humans { $humans }, lost tiles { $lost }
see-alien = Aboard: { $alien }
see-goods = Goods: { $goods }
