"""The contract every game keeps, randomness, texts and errors. Imports nothing else of ours."""
