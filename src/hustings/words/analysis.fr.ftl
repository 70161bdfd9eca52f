table-from-position = La partie reprend ici. Ce qui précède s'est passé ailleurs.
