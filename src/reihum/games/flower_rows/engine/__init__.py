"""The rules of Flower Rows, compiled."""
