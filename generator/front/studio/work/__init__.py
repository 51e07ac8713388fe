"""What all pages share: the opened folder, its sets, drawn faces, long jobs and the news of them."""
