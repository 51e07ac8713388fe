# What the terminal itself says to a person who plays, in English; the game's own sentences are in its set.

word-help = ?
word-show = show
word-table = table
word-undo = undo
word-save = save

asked = Player { $number }:
hint = (Type ? to see what else can be typed.)
many-answers = There are { $count } answers: type a part of one, such as a name, to see those that hold it.
no-answer = Please type a number from 1 to { $count }, or ? to see what else can be typed.

help-answer = 1 to { $count }: the number of your answer
help-show = { $word } NAME: a card or anything else in the box, by its id, its title or a part of one
help-table = { $word }: all that you can see, and the question once more
help-undo = { $word }: take back your last choice, if nothing was revealed since
help-save = { $word }: leave the game, to go on with it later

show-what = Type what to show: an id, a title or a part of one.
show-nothing = Nothing in this set is called “{ $name }”.
show-several = { $count } pieces fit “{ $name }”:
show-more = ... and { $count } more; type more of the name, or an id.
show-one = { $name } ({ $kind }, { $id }{ $count ->
        [one] {""}
       *[other] , { $count } copies
    })

undone = Taken back.
undo-nothing = There is nothing to take back: you have not chosen yet.
undo-others = Player { $number } has chosen since; your choice can no longer be taken back.
undo-revealed = Your choice has revealed something that was hidden; it can no longer be taken back.

input-ended = the input ended before the game did; nothing was saved
saved = Saved: { $file }
go-on = To go on: proofpress play { $file }
goes-on = The game goes on.
transcript = Transcript: { $file }

tell-game = Game { $game } of run { $run }, told again. The number before a sentence is that of the choice it tells of.
tell-won = {" "}(won)
tell-about = seat { $seat }
tell-listed = { $count ->
        [0] No game of the run shows that.
        [one] One game; --tell with its number tells it choice by choice.
       *[other] { $count } games; --tell with one of these numbers tells it choice by choice.
    }
tell-on = To play on yourself from a choice: add --play-on CHOICE:SEAT, with a choice from 0 to { $last }.
