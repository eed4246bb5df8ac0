"""Games in general: options, refusals, matches, journals, and the registry that finds games."""
