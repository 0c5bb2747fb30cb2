"""Positions and views of Chameleon."""
