"""My Game: a tile-laying game for Proofpress."""
