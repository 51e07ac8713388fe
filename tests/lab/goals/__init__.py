"""Tests of goals."""
