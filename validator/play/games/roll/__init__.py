"""Roll for the Galaxy: dice that are workers, goods and money, and two-sided tiles for them to build."""
