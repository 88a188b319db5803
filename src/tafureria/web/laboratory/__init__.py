"""The laboratory of the house: its addresses (``routes``), and the process that plays (``studying``)."""
