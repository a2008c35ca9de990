"""The Heap: the smallest game that has everything a game has. A template, and a test."""
