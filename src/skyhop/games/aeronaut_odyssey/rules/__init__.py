"""[AO-2 to AO-10] The rules as kernels over records: one module for each part of the game and each expansion."""
