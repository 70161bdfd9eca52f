table-from-position = La partita continua da qui. Quello che è venuto prima è accaduto altrove.
