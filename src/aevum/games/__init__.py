"""The games of the box: each folder here that has a ``meta`` module is one."""
