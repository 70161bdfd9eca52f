"""HTTP: routes, the page, API documents."""
