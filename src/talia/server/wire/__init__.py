"""What is said and written down: messages, bodies, entries, tokens and refusals as typed data, no sockets."""
