"""The session: one exchange of play, the sitting around it, openings and recaps."""
