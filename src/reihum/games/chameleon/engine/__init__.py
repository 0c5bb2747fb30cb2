"""The rules of Chameleon, compiled."""
