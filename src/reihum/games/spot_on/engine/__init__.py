"""The rules of Spot On, compiled."""
