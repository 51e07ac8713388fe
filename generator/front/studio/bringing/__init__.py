"""What a designer brings: new sets and kits, spreadsheets, fonts, pictures, packs."""
