"""The values that every floor reads: tables, leagues and paper scorepads as they are stored."""
