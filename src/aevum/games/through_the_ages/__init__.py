"""Through the Ages: A Story of Civilization (2006): the Simple, the Advanced and the Full game, with all variants."""
