"""Scripts for a checkout: the page, the wheels, and helpers of the tests. Each runs by itself; none is installed."""
