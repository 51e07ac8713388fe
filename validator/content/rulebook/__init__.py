"""Rules as data: ``rules.yaml`` beside ``kit.yaml`` says how a kit is played, in a closed vocabulary."""
