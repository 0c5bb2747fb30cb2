"""Positions and views of Higher card."""
