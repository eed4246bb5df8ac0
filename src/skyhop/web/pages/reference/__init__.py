"""Reference pages: rules, quiz, and static information pages."""
