"""What bots and learners know of Stack Run."""
