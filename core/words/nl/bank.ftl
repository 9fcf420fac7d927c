# Woorden van bank.
