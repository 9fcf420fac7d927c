# Words of helper.
