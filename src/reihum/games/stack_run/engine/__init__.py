"""The rules of Stack Run, compiled."""
