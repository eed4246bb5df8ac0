"""[AO-2 to AO-10] Rules as kernels over records: one module for each part of the game and each expansion."""
