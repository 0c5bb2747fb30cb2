"""The rules of Higher card: a state, what is legal in it, and the deal."""
