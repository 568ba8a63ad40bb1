"""Handlers: what one person asks for, the same whether by a command, a button or a menu."""
