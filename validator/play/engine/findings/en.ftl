# What findings about transcripts say.
too-short = a transcript has a header and an end at least
too-many-choices = a transcript has at most { $most } choices
dice-for-other-seats = there are { $seats } seats, but dice for { $dice }
not-the-header = this line is not the header of a transcript: { $why }
not-the-choice = this line is not the choice of a transcript: { $why }
not-the-end = this line is not the end of a transcript: { $why }
not-the-pause = this line is not the pause of a transcript: { $why }
control-character = a control character stands in { $field }: { $character }
