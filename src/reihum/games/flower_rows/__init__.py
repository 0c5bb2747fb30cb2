"""Flower Rows: lay rows of numbers, rob them, and get rid of your stones first."""
