"""What bots and learners know of Flower Rows."""
