"""Aevum: civilization board games with every rule enforced."""
