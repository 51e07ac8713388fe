"""Tests of the kits that travel with Proofpress as examples."""
