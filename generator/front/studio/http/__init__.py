"""Who may come in, and how they are answered: tokens, hosts, sizes, replies and the files of the page itself."""
