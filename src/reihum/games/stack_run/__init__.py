"""Stack Run: play your stack empty onto six shared piles; your pawns decide which piles you may use."""
