"""Tables that are open on this node: one writer each, its sockets, its bots and clocks."""
