"""What a reader of files stumbles over, in words for people who write cards."""
