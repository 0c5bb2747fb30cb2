"""What bots and learners know of Summit."""
