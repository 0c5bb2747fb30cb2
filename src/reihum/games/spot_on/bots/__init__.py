"""What bots and learners know of Spot On."""
