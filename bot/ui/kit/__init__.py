"""What every screen is made of: buttons, forms, pages, texts, who acts, and how errors are answered."""
