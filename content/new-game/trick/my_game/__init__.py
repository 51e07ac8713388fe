"""My Game: a trick-taking game for Proofpress."""
