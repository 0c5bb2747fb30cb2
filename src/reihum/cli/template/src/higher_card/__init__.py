"""Higher card, a game for Reihum."""
