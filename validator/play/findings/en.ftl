# What is said of findings when a set is judged.
search-given-up = which edits bring the findings about was looked for in { $count } sets with edits left out, then given up; findings about the extended set may stand at another edit
