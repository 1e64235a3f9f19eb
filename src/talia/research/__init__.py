"""Research: what learners, solvers and other frameworks need of the games. Each framework is imported when asked for."""
