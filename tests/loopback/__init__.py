"""A small Discord on 127.0.0.1 on which the real `python -m bot` runs as a process of its own."""
