"""What Flower Rows says. The sentences are in the .ftl files."""
