# What findings about packs say: most are what is said of a file, after its name.
not-packed = { $name } cannot be packed: it { $fault }
two-sets = two sets called { $name } are built on, one beside this set and one inside it; rename one of them
in-the-pack = { $name } in the pack { $fault }
the-file = the file { $fault }

twice = stands there twice
differs-in-capitals = differs from { $other } in capitals or accents alone
folder-too = is the name of a folder too, of { $other }
folder-differs-in-capitals = differs from the folder { $other } in capitals or accents alone
outside = is no path inside the set's folder
strange-character = holds a character that names of files do not have everywhere
too-long = is too long, or lies too deep
ends-in-blank = begins or ends with a full stop or a blank
device = is the name of a device on some systems
other-kind = is no kind of file that a set has
as-name = as the set's name { $fault }

has = the set has { $what }
holds = holds { $what }
unfolds-to = unfolds to { $what }
drawing-not-utf8 = a drawing that is not UTF-8
runs-in-drawing = { $what } in a drawing
macros = macros or objects in a spreadsheet
files = { $count } files; at most { $most }
bytes = { $count } bytes; at most { $most }
file-of = a file of { $count } bytes; at most { $most }

not-read-as-pack = cannot be read as a pack of Proofpress ({ $why })
no-pack = is no pack of Proofpress
other-pack = is no pack as Proofpress writes them
list-not-first = is no pack of Proofpress: { $list } does not come first
of-format = is of format { $found }; this Proofpress reads format { $format }
not-read = cannot be read: { $why }
changed = was changed: it is not what the pack's list says
ends-early = has a name that ends early
no-plain-file = is no plain file
locked = is locked with a password
packed-otherwise = is packed in a way that packs of Proofpress are not
unfolds-too-far = unfolds to more than { $times } times its size
larger-than = is larger than { $most } bytes
missing = is missing
unlisted = is not in its list
of-other-size = has { $count } bytes, not { $listed }
other-order = lists its files in another order than they lie
not-its-size = does not have the { $size } bytes it says
