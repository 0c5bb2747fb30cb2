"""What Spot On says. The sentences are in the .ftl files."""
