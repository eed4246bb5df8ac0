"""What programs are told, and which of them listen just now."""
