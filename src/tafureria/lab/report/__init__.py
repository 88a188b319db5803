"""A study as one page that needs nothing else: charts with intervals, tables, the command to repeat it."""
