# Was ein Tisch über die Zeit sagt: im Protokoll, nach dem Namen dessen, um den es geht.
table-stand-in = hat keine Zeit mehr: Ein Bot springt ein.
table-back = ist wieder da.
