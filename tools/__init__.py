"""Programs that measure and draw; none of them is a test."""
