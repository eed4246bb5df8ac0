"""Environments: adapters of the games to Gymnasium, PettingZoo and OpenSpiel."""
