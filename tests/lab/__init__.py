"""Tests of the deck lab."""
