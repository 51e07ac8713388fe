"""Games that other packages bring: found by what they say of themselves, read without running anything of them."""
