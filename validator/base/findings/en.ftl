# What the house says around findings, and findings of its own.
nothing-found = nothing found
count-error = { COUNT($count, "error", "errors") }
count-warning = { COUNT($count, "warning", "warnings") }
count-advice = { COUNT($count, "piece of advice", "pieces of advice") }
more = ... and { $count } more

control-character-in-name = the name holds a control character, and others are made from it
link-in-circle = this is a link that leads in a circle
not-there = there is no such file or folder
not-allowed = the system does not let this be read
name-too-long = the system takes no name that long
no-folder = something on the way here is no folder
system-says = the system cannot read this: { $words }
not-plain = this is not a plain file
plain-file = a plain file
a-folder = a folder
a-pipe = a pipe
a-socket = a socket
a-device = a device
file-too-large = the file is too large to be a content file
bytes = { $count } bytes
more-than-bytes = more than { $most } bytes
at-most-bytes = at most { $most } bytes
beyond-RecursionError = what this set asks for is nested too deeply
beyond-OverflowError = what this set asks for is beyond all numbers
beyond-MemoryError = what this set asks for is more than the memory holds
