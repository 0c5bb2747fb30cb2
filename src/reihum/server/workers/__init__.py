"""What takes long, in processes beside the event loop: bots, hints, analyses, replays."""
