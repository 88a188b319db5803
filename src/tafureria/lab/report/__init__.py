"""Reports as self-contained pages: charts with intervals, tables, and the command to repeat the run."""
