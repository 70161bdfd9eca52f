"""Actions of people at tables, one module a subject."""
