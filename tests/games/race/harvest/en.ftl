power-harvest = In each Produce phase, draw { some-cards } for each of your developments.
