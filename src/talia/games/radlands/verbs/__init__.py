"""The verbs of the table: what changes it and tells of it, and the questions the rules ask of it."""
