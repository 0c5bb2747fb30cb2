"""What Chameleon says. The sentences are in the .ftl files."""
