"""What Summit says. The sentences are in the .ftl files."""
