"""What every game must keep to, whatever its rules, as questions that can be put to any game that can be found."""
