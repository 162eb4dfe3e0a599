"""What every screen needs: buttons, forms, pages, texts, the caller, answers to errors."""
