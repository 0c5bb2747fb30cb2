"""The table server: tables that are the fold of their stored events, and what goes over the wire."""
