"""Town Hall: two to four speakers bid tokens in secret for the topics of an evening. The smallest game that has everything."""
