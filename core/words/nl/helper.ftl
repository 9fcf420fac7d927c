# Woorden van helper.
