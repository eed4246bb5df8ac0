"""Store: databases, migrations, match records and retention."""
