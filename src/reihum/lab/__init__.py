"""Simulations into figures."""
