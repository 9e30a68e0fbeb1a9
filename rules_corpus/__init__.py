"""The rules of each game in our own words; read by ``companion.retrieval`` only."""
