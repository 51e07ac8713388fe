"""What the pages of reports are illustrated with: faces, maps, promises in words, and a game told."""
