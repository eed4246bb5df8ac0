"""How the store came to its present shape, step by step; run at every start."""
