# Was ein Tisch sagt, das nicht zum Spiel gehört: während er wartet, und wenn etwas zurückgenommen wird.
table-waiting = Warten auf Mitspieler
table-undo = hat die letzte Entscheidung zurückgenommen.
table-rewind = Das Spiel wurde im Einverständnis aller auf einen früheren Stand zurückgesetzt.
# Was ein Gastgeber mit einem Platz tut: im Protokoll, nach dem Namen des Platzes.
table-new-link = hat einen neuen Link: Der Gastgeber hat ihn angefordert, der alte gilt nicht mehr.
table-bot = wird ab jetzt von einem Bot gespielt: Das hat der Gastgeber entschieden.
table-opened = ist für jemand anderen frei: Das hat der Gastgeber entschieden.
