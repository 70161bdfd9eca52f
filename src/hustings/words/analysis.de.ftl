table-from-position = Von hier an wird weitergespielt. Was vorher war, war anderswo.
