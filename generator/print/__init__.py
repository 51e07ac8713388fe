"""From content to paper: type, drawings, faces, sheets and files."""
