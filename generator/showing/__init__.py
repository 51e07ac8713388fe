"""Commands that show sets as pages: one surveyed, two side by side."""
