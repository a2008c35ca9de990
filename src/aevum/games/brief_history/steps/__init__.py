"""One file per phase of a turn, in the order of the rulebook; `flow` puts them together."""
