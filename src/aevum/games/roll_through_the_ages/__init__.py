"""Roll Through the Ages: The Bronze Age."""
