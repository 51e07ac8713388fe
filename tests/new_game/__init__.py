"""Games of one's own: laid out by `new-game`, installed as plug-ins, built step by step in the guide."""
