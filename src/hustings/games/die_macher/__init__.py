"""Die Macher: three to five parties campaign in seven German state elections (1997 and 2006 rules)."""
