# Words of the play-test report that every part of it uses, English.

join-comma = { $first }, { $last }
join-and = { $first } and { $last }
within = { $value } ({ $low } to { $high })
