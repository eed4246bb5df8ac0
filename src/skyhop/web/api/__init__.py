"""What programs ask by HTTP, and the tokens that let them."""
