"""The laboratory of the house: its HTTP routes (``routes``) and the process that plays (``studying``)."""
