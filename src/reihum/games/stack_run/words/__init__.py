"""What the game says, in words: the sentences are in the .ftl files."""
