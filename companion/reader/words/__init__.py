"""Word tables of the built-in reader: plain text in Python modules, so that they load compiled.

Every table is one string, one entry a line, cut at ``|``; an indented line goes on from the one
before it. Words of one line may come from any of
the four languages (English, German, French, Spanish); letter case and accents do not matter.
"""
