# How any game is told whose rules are data.
ruled-tells = { $player } { $action } { $card }.
ruled-tells-alone = { $player } { $action }.
ruled-does = { $player }: { $action } { $card }.
ruled-does-alone = { $player }: { $action }.
ruled-picks = { $player } picks { $card }.
ruled-picks-unseen = { $player } has chosen in secret.
ruled-passes = { $player } passes.
ruled-refuses = { $player } declines.
ruled-option = { $action } { $card }
ruled-pass = pass
ruled-decline = decline
ruled-go = { $cards } { $count ->
    [one] goes
   *[other] go
} from { $start } to { $goal }.
ruled-moves = { $player } moves { $cards } from { $start } to { $goal }.
ruled-go-to = { $cards } { $count ->
    [one] goes
   *[other] go
} from { $start } to { $player }’s { $goal }.
ruled-go-from = { $cards } { $count ->
    [one] goes
   *[other] go
} from { $giver }’s { $start } to { $goal }.
ruled-go-within = { $player }: { $cards } { $count ->
    [one] goes
   *[other] go
} from { $start } to { $goal }.
ruled-shuffled = { $cards } from { $start } { $count ->
    [one] goes
   *[other] are shuffled and go
} to { $goal }.
ruled-shuffled-of = { $player }: { $cards } from { $start } { $count ->
    [one] goes
   *[other] are shuffled and go
} to { $goal }.
ruled-reveals = { $giver } reveals { $cards } for { $goal }.
ruled-reveals-own = { $giver } reveals { $cards } for their { $goal }.
ruled-handed = { $player } gets { $cards } from { $giver }.
ruled-handed-to = { $player } gets { $cards } from { $giver }, into { $goal }.
ruled-several = { $what } ×{ $count }
ruled-number-of = { $count } { $what }
ruled-number-of-one = { $count } × { $what }
ruled-number-of-pieces = { $count } { $count ->
    [one] piece
   *[other] pieces
}
ruled-and = { $first } and { $last }
ruled-change = { $number } { $change } (now { $total })
ruled-changes = { $player }: { $changes }.
ruled-changes-by = { $player }’s { $piece }: { $changes }.
ruled-changes-of-all = { $changes }.
ruled-kept = { $number }: { $total }
ruled-dice = { $dice }: { $sides }.
ruled-dice-of = { $player }: { $dice } { $sides }.
ruled-first = { $player } goes first from now on.
ruled-turn-over = The turn is over.
ruled-game-over = The game is over.
ruled-score = { $player } has { $points ->
    [one] 1 point
   *[other] { $shown } points
}.
ruled-score-of-all = Together you have { $points ->
    [one] 1 point
   *[other] { $shown } points
}.
ruled-wins = { $players } { $count ->
    [one] wins
   *[other] share the win
}.
ruled-points = points
ruled-box = the box
ruled-chosen = picked in secret
ruled-piece = piece
ruled-lays = { $player } { $form ->
    [card] lays
    [tile] lays
    [hex] lays
   *[other] puts
} { $card } on { $place } of { $zone }.
ruled-lays-at = { $player } { $form ->
    [card] lays
    [tile] lays
    [hex] lays
   *[other] puts
} { $card } on { $place }.
ruled-tells-to = { $player } { $action } { $card } to { $place }.
ruled-tells-on = { $player } { $action } { $card } on { $place } of { $zone }.
ruled-does-to = { $player }: { $action } { $card } to { $place }.
ruled-does-on = { $player }: { $action } { $card } on { $place } of { $zone }.
ruled-lay = { $card } on { $place }
ruled-lies = { $place }: { $card }
ruled-on = { $card } on { $place }
ruled-board = { $place }:
ruled-bids = { $player } bids { $bid }.
ruled-bid = bid { $bid }
ruled-won = { $player } wins the bidding with { $bid }.
ruled-went = { $player } moves { $card } from { $start } to { $goal } of { $zone }.
ruled-went-about = { $player } moves { $card } from { $start } to { $goal }.
ruled-go-on = { $card } from { $start } to { $goal }
ruled-turns = { $player } turns up { $card } on { $place }.
ruled-names = { $player } names { $other }.
ruled-agree = agree
ruled-all-win = Everybody wins.
ruled-all-lose = Everybody loses.
ruled-step = place { $place }
ruled-became = { $number } now { $total }
ruled-score-of-team = { $player } together have { $points ->
    [one] 1 point
   *[other] { $shown } points
}.
ruled-team-wins = { $players } win together.
ruled-one-unseen = { $pieces }
ruled-unplaced = { $player } finds no place for it on { $zone }.
