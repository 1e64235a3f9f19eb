"""Research: what learners, solvers and frameworks need of the games. Each framework is imported when asked for."""
