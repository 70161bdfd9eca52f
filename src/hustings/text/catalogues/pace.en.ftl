# What a table says about time: in the log, after the name of whoever it is about.
table-stand-in = is out of time: a bot stands in.
table-back = is back.
