"""What is said and written down: messages, bodies, entries and refusals as typed data, without sockets or files."""
