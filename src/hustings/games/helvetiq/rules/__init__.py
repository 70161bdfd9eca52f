"""The rules of Helvetiq's politics game on the position record: one module per section of the rulebook, in its order.

Each thing a player can do has up to two kinds of rules: `..._refusal` says why an option may not be chosen, `..._apply` carries
one out. `flow.py` ties them together and runs the turns.
"""
