"""Tests of Flower Rows."""
