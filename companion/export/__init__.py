"""A campaign as something to keep: a story, a page with the dice, notes, a sheet, figures."""
