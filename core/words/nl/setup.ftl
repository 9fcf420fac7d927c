# Woorden van setup.
