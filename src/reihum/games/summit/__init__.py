"""Summit: climb your own triangle, go down another one, block a rival's summit with a joker."""
