"""What Stack Run says. The sentences are in the .ftl files."""
