"""Tests of booklets."""
