# What findings of the house itself say, and how findings are put together.
joined-comma = { $first }, { $last }
joined-semicolon = { $first }; { $last }
joined-and = { $first } and { $last }
joined-or = { $first } or { $last }
joined-more = { $first } and { $last } more
joined-said = { $first }: { $last }

level-error = error
level-warning = warning
level-advice = advice

whole-found = found { $value }
whole-accepted = accepted: { $value }
whole-suggestion = did you mean { $value }?
whole-together = together with { $value }
whole-counted = counted here: { $value }
