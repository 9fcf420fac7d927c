# Woorden van rulings.
