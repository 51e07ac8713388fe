"""Sets as a designer would write them: forty faults of meaning and forty strange but legal sets of each game."""
