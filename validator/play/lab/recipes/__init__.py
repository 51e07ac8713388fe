"""What a generated deck is to be, stated in YAML."""
