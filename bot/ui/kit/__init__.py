"""The parts of every screen: buttons, forms, pages, texts, the caller, answers to errors."""
