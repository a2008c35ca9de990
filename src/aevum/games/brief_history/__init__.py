"""A Brief History of the World (2009): six epochs of empires that rise, overrun each other and collect gold."""
