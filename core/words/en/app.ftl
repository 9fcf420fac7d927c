# The app around the games: lists, home, settings, navigation.

list-last = { $firsts } and { $last }
