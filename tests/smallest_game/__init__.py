"""A game with nothing but what an entry must have: High Card, for two, made up here.

No options, labels, pictures, tips, advice, plans, nor a scorepad for real cards. With the plugin `registered`
the tests of every game run for it, too, and ask for no more than CONTRIBUTING.md does.
"""
