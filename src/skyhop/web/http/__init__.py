"""What every page stands in: who asks, in which language, what is let in, sent and refused."""
