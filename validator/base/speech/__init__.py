"""What messages say: read, and said with their values, by Fluent or as Fluent would."""
