# Words of setup.
