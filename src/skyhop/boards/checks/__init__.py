"""What a check looks at, the graph and the shapes on paper, by other code than the generator's."""
