"""Positions and views of Spot On."""
