"""The files of pictures read by us, byte by byte, before anything decodes them: PNG, JPEG, WebP."""
