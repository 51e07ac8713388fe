# What commands find wrong with the sets they are given.
cell-too-long = a cell would hold more than a spreadsheet can: { $cell }
no-field-name = this cannot be a field's name
letters-and-digits = letters from a to z and digits, such as cost
