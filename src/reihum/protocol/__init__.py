"""What goes over the wire: commands of clients, messages of the server, patches. Imports core alone."""
