"""Positions and views of Summit."""
