power-tithe = { at-end-of }, gain { some-credits } for each of your developments.
