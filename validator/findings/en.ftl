# What the house says around findings, and findings of its own.
nothing-found = nothing found
count-error = { COUNT($count, "error", "errors") }
count-warning = { COUNT($count, "warning", "warnings") }
count-advice = { COUNT($count, "piece of advice", "pieces of advice") }
more = ... and { $count } more
