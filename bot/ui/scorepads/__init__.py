"""The scorepads of games with real cards, as people meet them."""
