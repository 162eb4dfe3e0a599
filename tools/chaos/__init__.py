"""What kills and cuts cost while people play: `make chaos`."""
