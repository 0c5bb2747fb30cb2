"""Positions and views of Flower Rows."""
