# De app om de spellen heen: opsommingen, begin, instellingen, navigatie.

list-last = { $firsts } en { $last }
