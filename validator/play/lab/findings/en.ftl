# What findings about sweeps say.
varied-twice = { $address } is varied twice
no-values = an address and its values are written as { $example }
stands-otherwise = { $address } is { $found } there instead of { $wanted }
finding-at = { $place }: { $what } [{ $code }]
found-so = { $what }; found { $found }
refused-by-check = check refuses it
