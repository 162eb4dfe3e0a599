"""The cost of kills and cuts while people play: `make chaos`."""
