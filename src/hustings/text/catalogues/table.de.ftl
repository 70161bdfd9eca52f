# Was ein Tisch sagt, das nicht zum Spiel gehört: während er wartet, und wenn etwas zurückgenommen wird.
table-waiting = Warten auf Mitspieler
table-undo = hat die letzte Entscheidung zurückgenommen.
table-rewind = Das Spiel wurde im Einverständnis aller auf einen früheren Stand zurückgesetzt.
