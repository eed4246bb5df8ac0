"""The lesson: scenario files, and what newcomers are told about each."""
