"""The rules of Summit, compiled."""
