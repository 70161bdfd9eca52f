"""HTTP: routes, the page, API documentation."""
