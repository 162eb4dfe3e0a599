"""What people see and set about themselves."""
