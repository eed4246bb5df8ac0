"""The lab: measuring bots, rules and the program itself."""
