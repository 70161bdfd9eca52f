"""The rules of Die Macher on the position record: one module per section of the rulebook, in its order.

Each phase has up to three kinds of rules: `..._refusal` says why an option may not be chosen, `..._apply` carries one out, and
`..._proceed` moves the phase on until somebody is asked or the phase is over. `flow.py` ties them together.
"""
