"""Which of many sets is best, found with as few games as will do."""
