"""Spot On: sort market cards into colour rows and land exactly on a row's size."""
