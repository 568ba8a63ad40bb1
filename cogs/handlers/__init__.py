"""One deed of one person each, the same whether a command, a button or a menu asks for it."""
