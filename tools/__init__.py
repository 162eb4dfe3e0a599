"""What measures and draws; none of it is a test."""
