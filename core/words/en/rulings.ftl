# Words of rulings.
