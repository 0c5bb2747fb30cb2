"""What bots and learners know of Chameleon."""
