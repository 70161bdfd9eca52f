"""A seat for language models: an MCP server over the client, with tools to look, decide, talk and read the rules."""
