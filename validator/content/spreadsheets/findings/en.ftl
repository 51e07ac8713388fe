# What is found wrong with spreadsheets.
at-most = at most { $most }
at-most-characters = at most { $most } characters
at-most-elements = at most { $most } elements in one part
at-most-unpacked = at most { $most } bytes unpacked
at-most-cells = at most { $rows } rows, { $columns } columns and { $cells } filled cells
characters = { $count } characters
parts = { $count } parts
more-than-it-seems = more than it seems
a-value = a value
an-error = an error

## Files
not-utf8 = the file is not UTF-8 text
other-encoding = the file is not UTF-8 text: it seems to be saved as { $encoding }
as-csv-utf8 = the sheet saved as XLSX, or as CSV UTF-8 (Excel: File, Save As, CSV UTF-8; LibreOffice: Save As, Edit filter settings, Unicode (UTF-8))
sheet-goes-on = the sheet goes on too far
row-holds-too-much = a cell of this row holds too much, or a quote is never closed
csv-syntax = this row cannot be read: a quote is not closed, or something follows a closing quote
quoted-cell = a cell with a separator in it as "red, green", and a quote in it written twice
would-run = a spreadsheet would run what stands here as a formula
value-itself = the value itself; a text that begins so stands behind an apostrophe, '=3
name-leads-outside = a name of the workbook stands for something outside of it
part-damaged = a part of the workbook is damaged: { $why }
formula-reaches-out = this formula reaches out of the sheet; nothing of a set may
formula-as-text = a formula stands here as text, and would be printed as it is written
formula-failed = a formula has failed here; the cell holds no value
formula-without-value = the file keeps no value of this formula, and none is worked out here
saved-again = the file opened and saved again in a spreadsheet program, or the value itself
data-elsewhere = the workbook holds links to data elsewhere; nothing of a set may reach out of its folder
no-workbook = this is no workbook that can be read: it is damaged, locked with a password, or another kind of file
workbook-as-text = this is a workbook, though its name says that it is text; a workbook is called .xlsx or .ods
page-as-text = this is a page of the web, though its name says that it is a table
without-password = a file saved as .xlsx or .ods without a password
holds-macros = the workbook holds macros; nothing of a set may act or reach out of its folder
holds-links-to-files = the workbook holds links to other files; nothing of a set may act or reach out of its folder
holds-links-to-data = the workbook holds links to data elsewhere; nothing of a set may act or reach out of its folder
holds-objects = the workbook holds embedded objects; nothing of a set may act or reach out of its folder
sheets-alone = the sheets alone, saved as a new .xlsx, .ods or .csv
declares-entities = the part { $part } declares entities, or is not UTF-8; no spreadsheet writes that
unfolds-to-too-much = the workbook unfolds to too much
workbook-unreadable = this workbook cannot be read: { $why }
workbook-file = a .xlsx or .ods file

## Columns and sheets
unread-cell = nothing reads this cell: there is no heading above it
heading = a heading, # before a heading for notes, or a text with a comma in it in quotes
lies-on-its-side = the headings stand below each other: the sheet lies on its side
headings-side-by-side = the headings in one row, each card in a row below them
above-headings = this row stands above the headings, and is not read
headings-first = the headings above all cards
no-column-name = this is no name of a column
column-names = a field such as cost, ability.do or title [en], of at most { $most } characters
column-twice = { $name } is given twice here; the other is { $other }
no-ids = the sheet has no column of ids
column-of-ids = a column called { $name }
said-twice = this cell and another of the row both say what { $field } is
sheet-not-read = this sheet is not read: it is called after no kind of piece, and has no column id
no-such-field = no field is called { $field } here
fields-or-notes = { $fields }, or # before the heading for notes

## Cells
merged-cells = cells are merged here ({ $rows } × { $columns }): only the first of them holds what all seem to say
cells-apart = each cell by itself, with its own value
hidden-rows = { $count } hidden or filtered { $count ->
    [one] row is
   *[other] rows are
 } read from here on all the same
hidden-columns = { $count } hidden { $count ->
    [one] column is
   *[other] columns are
 } read from here on all the same
text-like-cell = this text has the colour of its cell, and is read and printed all the same (told once for a column)
shown-or-remark = shown in the spreadsheet, or # before the id or the heading to leave them out
lost-format = words of this cell stand out (bold, italic, underlined, raised, coloured or larger), and are printed like its others (told once for a column)
marks-of-rich-text = **bold** and *italic* in a text with rich: true
reading-aid = a reading aid stands above words of this cell; it is not printed (told once for a column)
reading-in-brackets = the reading in brackets behind its words
hidden-sheet = the workbook hides this sheet, and its cards are read and printed like all others
letters-as-signs = the spreadsheet writes this in the font { $font }, which shows signs; its letters are printed (told once for a column)
sign-or-icon = the sign itself, or {"{"}name{"}"} of an icon in a text with rich: true
standing-out = this cell is bold, italic or underlined, others of its column are not, and they are printed alike (told once for a column)
holds-pictures = pictures in a spreadsheet are not read
pictures-in-folder = each as a file in pictures/, named after a card’s id
holds-shapes = boxes of text over the cells of a spreadsheet are not read
words-in-cells = their words in cells; remarks in a column whose heading begins with #
struck-text = the spreadsheet strikes this out, and it is read and printed as if it stood
taken-out-or-remark = the words taken out, or # before the id or the heading to leave them out
made-a-date = the spreadsheet has made a date or time of what stands here
made-yes-or-no = the spreadsheet has made a yes or no of what stands here; { $text } is what is printed (told once for a column)
typed-as-text = the same typed again in a column whose format is text
cell-holds-too-much = this cell holds too much
cells-hold-too-much = the cells of this file hold too much together
control-character = a control character stands here; it would act on a terminal, or hide what the line says
cell-notation = the cell cannot be read: { $why }
notations = red; green for a list, points=1 times=2 for a group, or the same in brackets as in YAML
notations-of-effects = effects in brackets, such as {"[{"}draw: 2{"}]"} or {"[{"}gain: coins{"}, {"}draw: 2{"}]"}
not-closed = a bracket is not closed
not-closed-or-too-many = a bracket is not closed, or one too many is
field-wanted-after = after { $word } a field with its value is wanted, such as cards=1
no-field-with-value = { $word } is no field with its value, such as cards=1
after-bracket = after the closing bracket stands { $found }
brackets-too-deep = brackets stand in brackets, more than { $most } deep
colon-wanted = after { $name } a colon with its value is wanted
comma-missing = a comma or { $closing } is missing
quote-not-closed = a quoted text is not closed
value-missing = a value is missing, or a bracket is not closed
no-cell = no cell can hold { $value }

## Combined lists
combined-too-many = this entry stands for { $count } entries
combine-wrong = combine holds the wrong kind of value
combine-lists = lists by their fields, such as combine: {"{"}suit: [red, green], rank: [1..13]{"}"}
combine-twice = combine names a value twice for { $field }
combine-nothing = combine lists no values for { $field }
single-values = a list of single values, such as red; green or 1..13
combined-id = the id of an entry that combines lists names each of them; { $missing } is missing
beside-its-list = { $field } is given beside its list of values
except-wrong = except holds the wrong kind of value
except-lists = the combinations that are left out, such as except: [{"{"}suit: red, rank: [1, 2]{"}"}]
except-unknown = except names what is not combined here
except-all = except leaves out all { $count } combinations: no card is left

# A published spreadsheet that set.yaml names by its address.
sheet-not-fetched = the spreadsheet at this address was not read yet, and what is in it is missing
fetched-by = proofpress check { $set } --fetch { $host }
no-address = this is no address of a published spreadsheet
an-address = one that begins with https://, at most 500 characters without blanks; or {"{"}goblin: https://...{"}"}, under the name of a kind
shown-by-format = the cell shows { $shown } by its format and holds { $read }, which is what is read and printed (told once for a column)
text-or-number = the text as it is to be printed, in a cell formatted as text; or a plain number format
noughts-in-front = { $text } is read as the number { $number }; its noughts in front are not printed
point-before-decimals = { $text } is read as the number { $number }: a point stands before decimals, not between thousands
digits-alone = digits without a sign between them
text-or-prefix = a field of type text, or a prefix in the layout
