# What `proofpress train` says, in English.

learned = From { $labels } options of { $games } games, each played to the end, { $words } words of the set got a worth of their own.
agreement = How well the value foretells games that were not learned from: { $hand } without what was learned, { $learned } with it (1 would be all).
stopped = Stopped. { $labels } options of { $games } games are kept; the same command goes on from there.
tried = With it, { $player } won { $won } % of { $games } games against itself without it ({ $least } to { $most } %; 50 % is no difference).
worth = That is clearly better: at least { $needed } %, and all of the interval above 50 %.
not-worth = That is not clearly better: it takes at least { $needed } %, and all of the interval above 50 %.
adopted = Players of this set reckon with it from now on: { $file }
left-out = Players of this set go on without it; { $file } is not read by anything.
try-it = Players do not reckon with it yet. To see whether it makes them better: proofpress train { $set } --try 400; to take it over if it does: --adopt
stale = { $file } from earlier still counts; delete it and players go without.
written = what was learned: { $file }
