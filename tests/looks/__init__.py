"""Tests of ready looks."""
