"""What pages draw of figures: bars, lines, dots and cells. Places across are percent, so that they fit any width."""
