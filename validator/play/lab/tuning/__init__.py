"""The fewest small edits with which a set meets a designer's goals, found by playing."""
