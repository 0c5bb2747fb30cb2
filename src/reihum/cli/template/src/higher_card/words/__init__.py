"""What Higher card says. The sentences are in the .ftl files."""
