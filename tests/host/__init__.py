"""What the host runs and reads."""
