# Words of bank.
