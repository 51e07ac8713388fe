# What findings about sweeps say.
varied-twice = { $address } is varied twice
no-values = an address and its values are written as { $example }
