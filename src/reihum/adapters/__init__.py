"""The games in the form that learning libraries ask for."""
