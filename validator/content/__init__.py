"""Content: YAML with line and column, words, schemas, typed loading, overlays and general checks."""
