"""Chameleon: collect three colours, avoid the others."""
