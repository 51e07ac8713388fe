# Galaxy Trucker in English: every word and sentence that is printed or told.
# A sentence's fields ($days, $crew, ...) are named as in validator/play/games/trucker/words.py.

game-title = Galaxy Trucker

## Kinds of piece

kind-tile = Component
kind-adventure = Adventure
kind-ship_board = Ship board
kind-flight_board = Flight board
kind-token = Token
kind-note = Credit note
kind-marker = Rocket
kind-die = Die
kind-help = Help card
kind-rules = Rules

## Components: a name, and what the tile does

component-start-cabin-name = Start cabin
component-start-cabin = Room for 2 humans, never for an alien; the { $colour ->
        [yellow] yellow
        [green] green
        [blue] blue
       *[red] red
    } ship is built around it.
component-cabin-name = Cabin
component-cabin = Room for 2 humans, or for 1 alien if life support of its colour is joined to this tile.
component-life-support-name = Life support
component-life-support = Lets a { $alien ->
        [brown] brown
       *[purple] purple
    } alien live in a cabin joined to this tile.
component-engine-name = Engine
component-engine = Engine power 1. The exhaust faces the rear, and no tile stands right behind it.
component-double-engine-name = Double engine
component-double-engine = Engine power 2 for 1 battery. The exhaust faces the rear, and no tile stands right behind it.
component-cannon-name = Cannon
component-cannon = Fire power 1 to the front, ½ any other way. No tile stands right in front of the muzzle.
component-double-cannon-name = Double cannon
component-double-cannon = Fire power 2 to the front, 1 any other way, for 1 battery. No tile stands right in front of the muzzles.
component-shield-name = Shield
component-shield = For 1 battery it stops 1 small meteor or small shot on either of the two sides it covers{ $rules_shield_reach ->
        [line] , in its own lines.
       *[ship] {"."}
    }
component-battery-name = Batteries
component-battery = Holds { $slots ->
        [one] 1 battery
       *[other] { $slots } batteries
    }, all full at launch.
component-hold-name = Hold
component-hold = Room for { $slots ->
        [one] 1 piece
       *[other] { $slots } pieces
    } of yellow, green or blue goods; never red ones.
component-special-hold-name = Special hold
component-special-hold = Room for { $slots ->
        [one] 1 piece
       *[other] { $slots } pieces
    } of goods of any colour, red ones too.
component-structure-name = Girder
component-structure = Joins other tiles, and does nothing else.

## Adventures: a name, and the rule as printed on the card

event-open-space = Open space
adventure-open-space = From the leader back: move ahead as far as your engine power. With none, you give up.
event-planets = Planets
adventure-planets = From the leader back: land on a free planet and load its goods{ $days ->
        [0] {"."} Or pass.
        [one] , losing 1 day. Or pass.
       *[other] , losing { $days } days. Or pass.
    }
event-abandoned-ship = Abandoned ship
adventure-abandoned-ship = First taker only, from the leader back: pay { $crew } crew, gain { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }{ $days ->
        [0] {"."}
        [one] , lose 1 day.
       *[other] , lose { $days } days.
    }
event-abandoned-station = Abandoned station
adventure-abandoned-station = First taker only, from the leader back: with { $crew } crew or more, load the goods{ $days ->
        [0] {"."}
        [one] , lose 1 day.
       *[other] , lose { $days } days.
    }
event-meteor-swarm = Meteor swarm
adventure-meteor-swarm = One meteor after another strikes every ship, on a line that the leader rolls.
event-slavers = Slavers
adventure-slavers = Fire power below { $strength }: lose { $crew } crew. Above: { $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] they are beaten;{" "}
        }
    }gain { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }{ $days ->
        [0] {""}
        [one] {" "}for 1 day
       *[other] {" "}for { $days } days
    } if you wish.
event-smugglers = Smugglers
adventure-smugglers = Fire power below { $strength }: lose { $takes } goods. Above: { $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] they are beaten;{" "}
        }
    }load goods{ $days ->
        [0] {""}
        [one] {" "}for 1 day
       *[other] {" "}for { $days } days
    } if you wish.
event-pirates = Pirates
adventure-pirates = Fire power below { $strength }: you are shot at. Above: { $rules_beaten_enemy ->
        [goes_on] {""}
       *[leaves] { $rules_declined_reward ->
            [goes_on] {""}
           *[beaten] they are beaten;{" "}
        }
    }gain { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }{ $days ->
        [0] {""}
        [one] {" "}for 1 day
       *[other] {" "}for { $days } days
    } if you wish.
event-combat-zone = Combat zone
adventure-combat-zone = Line by line: whoever has the least pays; on a tie, the one ahead.{ $rules_alone ->
        [played] {""}
       *[skipped] {" "}A lone ship skips it.
    }
event-stardust = Stardust
adventure-stardust = From the last to the leader: lose 1 day for each of your exposed connectors.
event-epidemic = Epidemic
adventure-epidemic = { $rules_epidemic ->
        [pairs] Of each two occupied cabins that are joined, the fuller one loses 1 crew.
       *[cabins] Each occupied cabin that is joined to another occupied cabin loses 1 crew.
    }
event-sabotage = Sabotage
adventure-sabotage = Fewest crew (tie: ship ahead) rolls column, then row, { $tries ->
        [one] once
       *[other] up to { $tries } times
    }, till { $rules_sabotage ->
        [outermost] the first tile met there is lost.
       *[cell] a tile there is lost.
    }{ $rules_alone ->
        [played] {""}
       *[skipped] {" "}Not if alone.
    }

## Penalties of a combat zone

penalty-days = Lose { $days ->
        [one] 1 day.
       *[other] { $days } days.
    }
penalty-crew = Lose { $crew } crew.
penalty-goods = Lose the { $goods ->
        [one] most valuable piece of goods, else 1 battery.
       *[other] { $goods } most valuable goods, then batteries.
    }
penalty-shots = Be shot at; you roll the lines.

## Names

goods-red = Red goods
goods-yellow = Yellow goods
goods-green = Green goods
goods-blue = Blue goods
sign-brown = Brown alien, and life support for it
sign-purple = Purple alien, and life support for it
alien-brown = Brown alien
alien-purple = Purple alien
side-front = front
side-right = right
side-rear = rear
side-left = left
connector-smooth = Smooth side
connector-single = Single connector
connector-double = Double connector
connector-universal = Universal connector
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-red = Red
level-1 = I
level-2 = II
level-3 = III
round-1 = Round I
round-2 = Round II
round-3 = Round III

## Labels

label-strength = Strength
label-crew = Crew
label-days = Days
label-credits = Credits
label-goods = Goods
label-engine-power = Engine power
label-fire-power = Fire power
label-start = Start
label-lost = Lost tiles
label-reserve = Set aside
label-placing = Order of arrival
label-fewest-exposed = Fewest exposed connectors
label-timer = One run: { $seconds } seconds
label-icon-key = Key to the icons
label-components = Components
label-adventures = Adventures

## Tokens, notes, rockets, dice and help cards

token-number-1 = Number tile 1
token-number-2 = Number tile 2
token-number-3 = Number tile 3
token-number-4 = Number tile 4
token-human = Human
token-alien-brown = Brown alien
token-alien-purple = Purple alien
token-battery = Battery
token-goods-red = Red goods
token-goods-yellow = Yellow goods
token-goods-green = Green goods
token-goods-blue = Blue goods
token-credits-1 = 1 credit
token-credits-2 = 2 credits
token-credits-5 = 5 credits
token-credits-10 = 10 credits
token-credits-50 = 50 credits
token-rocket-yellow = Yellow rocket
token-rocket-green = Green rocket
token-rocket-blue = Blue rocket
token-rocket-red = Red rocket
token-die = Die
token-timer = Timer
token-rules-card = Rules card
token-advertisement = Advertisement
