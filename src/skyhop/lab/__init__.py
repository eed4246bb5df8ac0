"""Lab: experiments and benchmarks for bots, rules and the program itself."""
