"""One file per migration, numbered; a released one is never changed."""
