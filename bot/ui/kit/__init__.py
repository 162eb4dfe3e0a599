"""What every screen is made of: buttons, forms, pages, texts, who the caller is, how errors are answered."""
