# What findings about addresses of values say.
from-to = { $least } to { $most }
any-number = any number
at-least = at least { $least }
at-most = at most { $most }
wrong-values = { $address } cannot be { $values }
no-such-step = { $at } has no { $step }
no-such-entry = the set has no entry { $step }
single-value = nothing: a single value stands there
group-of-values = { $address } is a group of values; name one of them
no-value = { $address } is neither a number nor one of several words
drawn-value = { $address } is drawn in { $field }, where it cannot be changed by itself

written-as = values are written as 7..12, 0..8/2, or with commas as 1,2,5; found { $found }
range-written-as = a range of whole numbers is written as 7..12, or 0..8/2 for every second; found { $found }
range-backwards = the range { $range } runs backwards; write { $turned }
range-too-long = the range { $range } has no step, or more than { $most } values
