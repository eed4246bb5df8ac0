"""Lab: experiments and benchmarks for bots, rules and Skyhop itself."""
