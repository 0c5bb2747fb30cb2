"""Positions and views of Stack Run."""
