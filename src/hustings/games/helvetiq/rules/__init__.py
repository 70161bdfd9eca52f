"""The rules of Helvetiq's politics game on the position record: one module per section of the rulebook, in its order.

Each thing a player can do has up to two rules: `..._refusal` says why an option may not be chosen, `..._apply` carries one out.
`flow.py` joins them and lets turns follow each other.
"""
