"""What only Radlands has: what a client is told of each option."""
