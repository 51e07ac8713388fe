# What findings about titles say.
missing-text = the file gives its words in more languages than this one is given in
none = none
word-twice = { $name } has this word twice
missing-slot = a pattern has the same slots in all languages, or titles would be alike in one of them
too-few-titles = the words of titles make no further title for a piece of the kind { $kind }; give more words
no-pattern = no pattern
titles = { $count } titles
