"""Tiny Stellar Empires: 54 cards, two to four seats, about half an hour."""
