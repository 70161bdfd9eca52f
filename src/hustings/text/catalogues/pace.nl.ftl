# Wat een tafel over de tijd zegt: in het verslag, na de naam van degene om wie het gaat.
table-stand-in = heeft geen tijd meer: een bot valt in.
table-back = is terug.
