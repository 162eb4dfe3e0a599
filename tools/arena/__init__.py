"""How strong the computer players are: `make arena`."""
