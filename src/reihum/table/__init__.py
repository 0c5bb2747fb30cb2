"""A table as the fold of its events. Pure: no clock, store, socket, thread or process.

A host (the server, or a page without one) hands it commands and time: `decide` says what a command leads to,
`fold` applies what was stored, `broadcast` says what each viewer is told of it.
"""
