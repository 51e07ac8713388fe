"""What people meet: the commands, the studio and the pictures of reports."""
