"""Small games solved as a whole: trees, policies, best responses, exploitability ([docs/exact.md](exact))."""
