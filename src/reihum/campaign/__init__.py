"""What the arena and the lab share: many games in many processes, kept on disk, drawn on a page."""
