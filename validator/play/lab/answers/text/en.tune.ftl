# What a tuning found, English.

tune-title = { $title }: edits that meet the goals
tune-already = All goals are met already: nothing has to be changed.
tune-met = { $edits ->
    [one] One edit meets
   *[other] { $edits } edits meet
} all goals in games that nothing was chosen by.
tune-missed = { $edits ->
    [one] One edit comes
   *[other] { $edits } edits come
} nearer to the goals; { $missed ->
    [one] one goal is
   *[other] { $missed } goals are
} still missed.
tune-nothing = No edits were found that come nearer to the goals; { $missed ->
    [one] one of them is
   *[other] { $missed } of them are
} missed.
tune-interrupted = Interrupted; the next call goes on from here. { $edits ->
    [0] No edits were found so far.
    [one] What the search holds best so far is one edit.
   *[other] What the search holds best so far are { $edits } edits.
}
tune-played = The search: { $searched } games, { $tried ->
    [one] one set of edits
   *[other] { $tried } sets of edits
} tried, { $levers } numbers that might be moved; { $agents } at tables of { $sizes }, seed { $seed }.
tune-fresh = The figures: { $games } games each of the set as it is and with the edits, on deals that nothing was chosen by (seed { $seed }).
tune-minutes = { $minutes } minutes chose { $games } games; --games { $games } gives the same again.
tune-goals = Goals
tune-edits = Edits
tune-goals-told = The upright lines are where a goal begins and, dotted, where it ends; a bar holds the truth 19 times in 20.
tune-block = The same edits as text, for the file of a set that extends this one:
tune-effects = What each edit does: the figure with all edits less the figure without this one (± 95 %, same deals); * is beyond chance.
tune-finalists = What the edits were chosen among
tune-finalists-told = The best edits of the search, on deals it never saw; those chosen were then played on others again, and the figures above are of these. What a goal is missed by is counted in its tolerance.
tune-progress = How the search went
tune-progress-told = The best edits after each round, by the figures of the search: those flatter what is chosen by them.
tune-head-goal = goal
tune-head-wanted = wanted
tune-head-plot = before, and after below it
tune-head-before = before
tune-head-after = after
tune-head-met = met?
tune-head-edit = edit
tune-head-edits = edits
tune-head-badness = missed by (tolerances)
tune-head-tried = tried
tune-head-games = games
tune-goal-met = met
tune-goal-met-unsure = met, within chance
tune-unknown = too few games to tell
tune-goal-missed = missed by { $by }
tune-goal-missed-unsure = missed by { $by }, within chance
tune-all-met = all goals met
tune-not-all-met = not all goals met
tune-refused = refused: { $why }
tune-to = at most { $most }
tune-from = at least { $least }
tune-between = { $least } to { $most }
tune-at-seats = { $name } ({ $seats } players)
tune-length = { $unit }
tune-length-spread = spread of { $unit }
tune-seat-lead = best seat’s lead in wins
tune-seat-score-lead = best seat’s lead in points
tune-starter-lead = first player’s lead in wins
tune-score = points
tune-winning-score = winner’s points
tune-score-spread = spread of points
tune-margin = lead at the end
tune-lead-changes = changes of lead
tune-decided = decided after
tune-half-leader-wins = leader halfway wins
tune-comebacks = comebacks
tune-real-choices = real choices
tune-choices = choices a player
tune-power-spread = spread of cards’ power
tune-dead-cards = dead cards
tune-automatic-cards = automatic cards
tune-strategies = strategies that win
tune-skill = skill pays
tune-promises = promises kept
