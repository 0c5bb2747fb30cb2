"""What computer players and learners are told about Higher card."""
