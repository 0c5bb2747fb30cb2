"""The HTTP API: games, guests, tables, health; its document is /api/openapi.json."""
