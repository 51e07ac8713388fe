"""The deck lab: sets priced, varied, tuned and generated, by playing them."""
