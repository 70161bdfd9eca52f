# Ce que dit une table au sujet du temps : dans le journal, après le nom de la personne concernée.
table-stand-in = n’a plus de temps : un robot prend le relais.
table-back = est de retour.
