"""The table: HTTP and WebSocket, accounts, tables, clocks, bots."""
