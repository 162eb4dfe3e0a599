"""What the host does at the command line: look after the database, and ask what is wrong."""
